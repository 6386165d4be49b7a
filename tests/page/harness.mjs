// Starts the program and a browser, and opens pages that fail the test when they report an error.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";

const require = createRequire(pathToFileURL(`${process.env.WEB}/package.json`));
const { chromium } = require("playwright-core");
export const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
export const hardboard = process.env.HARDBOARD;
export const examples = fileURLToPath(new URL("../../examples/", import.meta.url));
export const example = (name) => readFileSync(`${examples}${name}.txt`, "utf8");

/** The link behind # that shows a text in a view. */
export const link = (view, text) => `#${view}/z${deflateRawSync(Buffer.from(text)).toString("base64url")}`;

const sizes = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  narrow: { width: 375, height: 667 },
};

/** A server and a browser for all tests of a file. */
export function harness(program = hardboard) {
  const own = { address: "", browser: null, server: null };
  before(async () => {
    own.server = spawn(program, ["serve", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
    own.address = await new Promise((found, failed) => {
      own.server.stdout.on("data", (words) => {
        const address = /http:\S+/.exec(String(words))?.[0];
        if (address) found(address);
      });
      own.server.on("exit", (code) => failed(new Error(`hardboard serve ended with ${code}`)));
    });
    own.browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ["--no-sandbox"] });
  });
  after(async () => {
    await own.browser?.close();
    own.server?.kill("SIGINT");
  });

  /** A page at `hash`; its errors fail the test that waits for `page.close()`. */
  own.open = async (hash = "", { size = "desktop", dark = false, touch = size !== "desktop" } = {}) => {
    const context = await own.browser.newContext({
      viewport: sizes[size],
      hasTouch: touch,
      isMobile: size !== "desktop",
      colorScheme: dark ? "dark" : "light",
      reducedMotion: "reduce",
      acceptDownloads: true,
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const page = await context.newPage();
    page.setDefaultTimeout(100_000); // what comes, comes sooner, even on a busy machine
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => {
      // A refused request (an illegal move, a fault in the text) is an answer, not an error.
      if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) errors.push(message.text());
    });
    page.finish = async () => {
      await context.close();
      assert.deepEqual(errors, []);
    };
    await page.goto(own.address + hash);
    await page.waitForSelector("h1");
    return page;
  };
  return own;
}

/** The milliseconds that processors have worked for the browser so far: the same on a busy machine. */
export function workOfBrowser() {
  const parents = new Map();
  const ticks = new Map();
  for (const id of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    let stat;
    try {
      stat = readFileSync(`/proc/${id}/stat`, "latin1");
    } catch {
      continue; // it ended just now
    }
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    parents.set(Number(id), Number(fields[1]));
    ticks.set(Number(id), /\(chrom/.test(stat) ? Number(fields[11]) + Number(fields[12]) : 0);
  }
  const isOurs = (id) => id === process.pid || (parents.has(id) && isOurs(parents.get(id)));
  return [...ticks].reduce((sum, [id, each]) => sum + (isOurs(id) ? 10 * each : 0), 0); // a tick is 10 ms
}

/** Holds the requests that do something until they are let go. `requested`: when the first has come. */
export async function held(page, what) {
  let letGo, hasCome;
  const isFree = new Promise((done) => (letGo = done));
  const requested = new Promise((done) => (hasCome = done));
  await page.route(/\/api(\/|$)/, async (route) => {
    if (route.request().postData()?.includes(`"do":"${what}"`)) {
      hasCome();
      await isFree;
    }
    await route.continue().catch(() => undefined); // the page has given up
  });
  return { requested, letGo };
}

/** The text of the puzzle, as the text pane has it. */
export const textOf = (page) => page.locator("#text").inputValue();

/** Waits until the text pane has this text. */
export async function textIs(page, wanted) {
  try {
    await page.waitForFunction((text) => document.querySelector("#text")?.value === text, wanted);
  } catch {
    assert.equal(await textOf(page), wanted);
  }
}

/** Where the middle of a square is on the screen: column and row count from the upper left, from 0. */
export async function square(page, column, row, columns, rows) {
  return page.evaluate(
    ([column, row]) => {
      const svg = document.querySelector(".board-above");
      const at = new DOMPoint((column + 0.5) * 100, (row + 0.5) * 100).matrixTransform(svg.getScreenCTM());
      return { x: at.x, y: at.y };
    },
    [column, row, columns, rows],
  );
}

export async function click(page, column, row) {
  const { x, y } = await square(page, column, row);
  await page.mouse.click(x, y);
}

export async function drag(page, from, to) {
  const [a, b] = [await square(page, ...from), await square(page, ...to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up();
}

export async function keys(page, ...list) {
  for (const key of list) await page.keyboard.press(key);
}

/** Where the vertices of a graph are on the screen. */
export const vertices = (page) =>
  page.evaluate(() => {
    const matrix = document.querySelector(".board-above").getScreenCTM();
    return [...document.querySelectorAll(".board-base use")].map((use) => {
      const at = new DOMPoint(use.x.baseVal.value, use.y.baseVal.value).matrixTransform(matrix);
      return [at.x, at.y];
    });
  });
