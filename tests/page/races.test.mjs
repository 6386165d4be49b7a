// Slow and silent servers, and people who do not wait: no reply is shown for another puzzle than its
// own, and no work is lost.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { test } from "node:test";
import { click, example, hardboard, harness, keys, link, textIs, textOf } from "./harness.mjs";

const own = harness();
const two = "solo-chess\nbudget 2\nboard\nQ . N\n. P .\n";
const wait = (page, pattern) =>
  page.waitForFunction((words) => new RegExp(words).test(document.body.innerText), pattern);
const button = (page, name) => page.locator("main, .actions").getByRole("button", { name, exact: true });
const mode = (page, name) => page.getByRole("navigation", { name: "Modes" }).getByRole("button", { name });

/** Delays the requests that do something, by milliseconds. */
async function slow(page, what, milliseconds) {
  await page.route(/\/api(\/|$)/, async (route) => {
    if (route.request().postData()?.includes(`"do":"${what}"`)) await new Promise((done) => setTimeout(done, milliseconds));
    await route.continue().catch(() => undefined); // the page has given up
  });
}

/** A formula whose board can be solved, with later reductions slowed down. */
async function reduced() {
  const page = await own.open(link("reduce", "p cnf 2 1\n1 2 0\n"));
  const solve = button(page, "Solve the board");
  const isReady = () => solve.and(page.locator(":enabled")).waitFor({ timeout: 30_000 });
  await isReady();
  await slow(page, "reduce", 700);
  return { page, solve, isReady };
}

test("solving again while the steps stand in the middle begins anew", async () => {
  const page = await own.open(link("solve", example("king")));
  for (let round = 0; round < 2; round++) {
    await button(page, "Solve").click();
    await page.locator(".verdict.solvable").waitFor();
    await button(page, "To the end").click();
    await page.waitForFunction(() => /^(\d+) of \1:/.test(document.querySelector(".step-words")?.innerText));
  }
  assert.equal(await page.locator(".board").count(), 1);
  await page.finish();
});

test("in play, undo and redo are about moves", async () => {
  const page = await own.open(link("play", two));
  await wait(page, "moves to choose from");
  await click(page, 0, 0);
  await click(page, 2, 0);
  await wait(page, "Qa2xc2");
  await keys(page, "Control+z");
  await page.waitForFunction(() => document.querySelectorAll(".moves [aria-current]").length === 0);
  assert.match(await page.locator("h1").innerText(), /Play\s+Solo Chess/);
  await keys(page, "Control+y");
  await page.waitForFunction(() => document.querySelectorAll(".moves [aria-current]").length === 1);
  await button(page, "Undo").click();
  await page.waitForFunction(() => document.querySelectorAll(".moves [aria-current]").length === 0);
  await mode(page, "Edit").click();
  assert.equal(await textOf(page), two);
  await page.finish();
});

test("a puzzle that is opened meanwhile stays", async () => {
  const page = await own.open();
  await page.locator(".card").first().waitFor();
  await slow(page, "read", 700);
  await button(page, "Draw one yourself").click();
  await page.locator(".card").first().click();
  await page.waitForSelector(".board-base use");
  await page.waitForTimeout(1500);
  assert.match(await page.locator("h1").innerText(), /^Play/);
  await page.finish();
});

test("what is typed while a file is opened stays", async () => {
  const page = await own.open(link("edit", two));
  await slow(page, "read", 700);
  await page.locator("input[type=file]").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("sat\np cnf 1 1\n1 0\n") });
  await page.locator("#text").fill(two + "# mine\n");
  await wait(page, "not opened, since something else happened");
  assert.equal(await textOf(page), two + "# mine\n");
  await page.finish();
});

test("what is no text is not opened", async () => {
  const page = await own.open(link("edit", two));
  for (const [name, bytes] of [["photo.png", [0x89, 0x50, 0x4e, 0x47, 0, 1]], ["empty.txt", []]]) {
    await page.locator("input[type=file]").setInputFiles({ name, mimeType: "", buffer: Buffer.from(bytes) });
    await wait(page, `${name} is (empty|no text)`);
  }
  assert.equal(await textOf(page), two);
  await page.finish();
});

test("a reload keeps what was typed last, also what no link holds", async () => {
  const page = await own.open(link("edit", two));
  await page.locator("#text").fill(two + "# typed last\n");
  await page.reload();
  await textIs(page, two + "# typed last\n");
  const words = Array.from({ length: 20000 }, () => Math.random().toString(36)[2] ?? "x").join("");
  const long = `${two}# ${words}\n`;
  await page.locator("#text").fill(long);
  await wait(page, "too long for a link");
  await page.reload();
  await textIs(page, long);
  await page.finish();
});

test("the board of a formula that has changed can't be solved for the new one", async () => {
  const { page, solve, isReady } = await reduced();
  await page.getByRole("button", { name: "Clause 1, literal 1: negate" }).click();
  await page.waitForFunction(() => document.querySelector("button.primary").disabled);
  await isReady();
  await page.locator("#text").fill("p cnf 2 1\n1 9 0\n");
  await wait(page, "before the fault");
  assert.equal(await solve.isDisabled(), true);
  assert.equal(await button(page, "Save the map").isDisabled(), true);
  await page.finish();
});

test("the board of another kind can't be solved before it is there", async () => {
  const { page, isReady } = await reduced();
  await page.getByLabel("Becomes").selectOption("solo-chess");
  await page.waitForFunction(() => document.querySelector("button.primary").disabled);
  await isReady();
  await page.finish();
});

test("presses that choose nothing do not hold up others", async () => {
  const page = await own.open("#play/");
  await slow(page, "play", 500);
  await page.evaluate((hash) => (location.hash = hash), link("play", "solo-chess\nbudget 1\nboard\nR P . N\n"));
  await wait(page, "looked up");
  for (const column of [2, 2, 2, 0, 1]) await click(page, column, 0);
  await page.waitForSelector(".verdict.unsolvable");
  await page.finish();
});

test("a reply to a position that was left is not played", async () => {
  const page = await own.open(link("play", example("push_small")));
  await wait(page, "White to move");
  await slow(page, "reply", 700);
  await button(page, "Best turn").click();
  await page.locator("summary", { hasText: "Legal moves" }).click();
  await page.locator(".legal button").first().click();
  await page.waitForRequest((request) => request.method() === "DELETE"); // the job that is of no use
  await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 1);
  await page.finish();
});

test("taking back against the program leads before one's own move", async () => {
  const page = await own.open(link("play", "push-fight\nmoves 1\nboard\n\n K p . . k P .\n"));
  await wait(page, "White to move");
  await page.getByLabel("Hardboard plays").selectOption("black");
  await page.locator("summary", { hasText: "Legal moves" }).click();
  const push = page.locator(".legal button", { hasText: /^a1 .*right$/ }).first();
  await push.click();
  await page.waitForFunction(() => document.querySelectorAll(".moves .move").length > 1, null, { timeout: 20_000 });
  await page.waitForFunction(() => !/Black to move|thinks/.test(document.body.innerText));
  await button(page, "Take back").click();
  await page.waitForFunction(() => document.querySelectorAll(".moves [aria-current]").length === 0);
  await page.waitForTimeout(700);
  assert.equal(await page.locator(".moves [aria-current]").count(), 0);
  await page.finish();
});

test("each puzzle of a file keeps its edits, and is saved under a name of its own", async () => {
  const page = await own.open(link("edit", two));
  const file = "solo-chess\nbudget 1\nboard\nR P\n---\nsolo-chess\nbudget 1\nboard\nQ N\n";
  await page.locator("input[type=file]").setInputFiles({ name: "both.txt", mimeType: "text/plain", buffer: Buffer.from(file) });
  await wait(page, "of 2");
  await page.locator("#text").fill("solo-chess\nbudget 2\nboard\nR P\n");
  await button(page, "Next puzzle").click();
  await page.waitForFunction(() => /Q N/.test(document.querySelector("#text").value));
  assert.equal(await button(page, "Undo").isDisabled(), true);
  await button(page, "Puzzle before").click();
  await page.waitForFunction(() => /budget 2/.test(document.querySelector("#text").value));
  await page.locator("summary", { hasText: "File" }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save the text").click()]);
  assert.equal(download.suggestedFilename(), "both-1.txt");
  await page.finish();
});

test("another puzzle is not drawn with the moves of the game before", async () => {
  const page = await own.open(link("edit", two));
  const file = "solo-chess\nbudget 2\nboard\nR P\nQ N\n---\nsolo-chess\nbudget 2\nboard\nQ N\nR P\n";
  await page.locator("input[type=file]").setInputFiles({ name: "both.txt", mimeType: "text/plain", buffer: Buffer.from(file) });
  await wait(page, "of 2");
  await mode(page, "Play").click();
  await wait(page, "moves to choose from");
  await click(page, 0, 0);
  await click(page, 1, 0);
  await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 1);
  await slow(page, "play", 1500);
  await button(page, "Next puzzle").click();
  await page.waitForFunction(() => document.querySelectorAll(".board-base use").length === 4);
  await page.finish();
});

test("a solve goes on while one looks elsewhere, and a stop needs no reply", async () => {
  const page = await own.open(link("solve", "peg-solitaire\nboard english\nvacant d4\n"));
  await slow(page, "solve", 1500);
  await button(page, "Solve").click();
  await mode(page, "Edit").click();
  await page.waitForTimeout(300);
  await mode(page, "Solve").click();
  await wait(page, "Solving…");
  await page.locator(".verdict.solvable").waitFor();
  await button(page, "Solve").click();
  await button(page, "Stop").click();
  await wait(page, "Stopped");
  await page.finish();
});

test("a solve that fails while one looks elsewhere says why", async () => {
  const page = await own.open(link("solve", two));
  await slow(page, "solve", 500);
  await page.route(/\/api\/jobs\/./, (route) => route.fulfill({ json: { api: 1, ok: false, error: { message: "The worker ran out of memory." } } }));
  await button(page, "Solve").click();
  await mode(page, "Edit").click();
  await wait(page, "Not solved: The worker ran out of memory");
  await mode(page, "Solve").click();
  await page.locator(".trouble", { hasText: "ran out of memory" }).waitFor();
  await page.unroute(/\/api\/jobs\/./);
  await button(page, "Solve").click();
  await page.locator(".verdict.solvable").waitFor();
  assert.equal(await page.locator(".trouble").count(), 0);
  await page.finish();
});

test("views that have nothing to do say so", async () => {
  const page = await own.open(link("play", "sat\np cnf 1 1\n1 0\n"));
  await wait(page, "SAT is a problem, not a game");
  await page.finish();
});

test("files of other systems are read, and faults found in them", async () => {
  const page = await own.open(link("edit", two));
  const text = "solo-chess\r\nbudget 2\r\nboard\r\nQ ! N\r\n";
  await page.locator("input[type=file]").setInputFiles({ name: "dos.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.locator(".trouble", { hasText: "Line 4, column 3" }).first().click();
  const chosen = await page.locator("#text").evaluate((area) => area.value.slice(area.selectionStart, area.selectionEnd));
  assert.equal(chosen, "!");
  await page.finish();
});

test("undo in the text leaves the caret where the text changed", async () => {
  const page = await own.open(link("edit", two));
  const area = page.locator("#text");
  await area.focus();
  await area.evaluate((element) => element.setSelectionRange(5, 5));
  await page.keyboard.type("xyz");
  await keys(page, "Control+z");
  await textIs(page, two);
  assert.equal(await area.evaluate((element) => element.selectionStart), 5);
  await page.finish();
});

test("a program that is started again is heard again", async () => {
  let program = null;
  const serve = async (port) => {
    program = spawn(hardboard, ["serve", "--port", String(port)], { stdio: ["ignore", "pipe", "inherit"] });
    return new Promise((found) => program.stdout.on("data", (words) => found(/http:\S+/.exec(String(words))[0])));
  };
  const end = () => new Promise((done) => program.on("exit", done).kill("SIGINT"));
  const page = await own.open();
  try {
    const address = await serve(0);
    await page.goto(address + link("play", two));
    await wait(page, "moves to choose from");
    await end();
    await click(page, 0, 0);
    await click(page, 2, 0);
    await wait(page, "does not answer");
    await serve(new URL(address).port);
    await wait(page, "Qa2xc2");
    await page.waitForFunction(() => !/does not answer/.test(document.body.innerText));
    await click(page, 2, 0);
    await page.waitForSelector(".target.ring");
  } finally {
    await end();
    await page.context().close(); // its console names the requests that failed
  }
});
