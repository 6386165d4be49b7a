// Slow and silent servers, and people who do not wait: no reply is shown for another puzzle than its
// own, and no work is lost.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { test } from "node:test";
import { click, example, hardboard, harness, held, keys, link, textIs, textOf } from "./harness.mjs";

const own = harness();
const two = "solo-chess\nbudget 2\nboard\nQ . N\n. P .\n";
const wait = (page, pattern) =>
  page.waitForFunction((words) => new RegExp(words).test(document.body.innerText), pattern);
const button = (page, name) => page.locator("main, .actions").getByRole("button", { name, exact: true });
const mode = (page, name) => page.getByRole("navigation", { name: "Modes" }).getByRole("button", { name });

/** A formula whose board can be solved, with later reductions held. */
async function reduced() {
  const page = await own.open(link("reduce", "p cnf 2 1\n1 2 0\n"));
  const solve = button(page, "Solve the board");
  const isReady = () => solve.and(page.locator(":enabled")).waitFor();
  await isReady();
  const later = await held(page, "reduce");
  return { page, solve, isReady, later };
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
  const read = await held(page, "read");
  await button(page, "Draw one yourself").click();
  await page.locator(".card").first().click();
  await read.requested;
  read.letGo();
  await page.waitForSelector(".board-base use");
  await page.waitForTimeout(1500);
  assert.match(await page.locator("h1").innerText(), /^Play/);
  await page.finish();
});

test("what is typed while a file is opened stays", async () => {
  const page = await own.open(link("edit", two));
  const read = await held(page, "read");
  await page.locator("input[type=file]").setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("sat\np cnf 1 1\n1 0\n") });
  await read.requested;
  await page.locator("#text").fill(two + "# mine\n");
  read.letGo();
  await wait(page, "not opened, since something else happened");
  assert.equal(await textOf(page), two + "# mine\n");
  await page.finish();
});

test("what is typed in a field stays while replies come", async () => {
  const page = await own.open("#gallery");
  const read = await held(page, "read");
  await page.locator(".card").first().click();
  await read.requested;
  await page.getByRole("button", { name: "Gallery" }).click();
  await page.getByLabel("How many").focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("2");
  read.letGo();
  await page.getByRole("button", { name: "Play", exact: true, disabled: false }).waitFor(); // the reply has come
  await page.waitForTimeout(300);
  assert.equal(await page.getByLabel("How many").inputValue(), "2");
  await page.getByRole("button", { name: "Make them" }).click();
  await page.waitForSelector(".sheet .card");
  assert.equal(await page.locator(".sheet .card").count(), 2);
  await page.getByLabel("How many").fill("99");
  await page.getByLabel("How many").blur();
  assert.equal(await page.getByLabel("How many").inputValue(), "60");
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
  const { page, solve, isReady, later } = await reduced();
  await page.getByRole("button", { name: "Clause 1, literal 1: negate" }).click();
  await page.waitForFunction(() => document.querySelector("button.primary").disabled);
  later.letGo();
  await isReady();
  await page.locator("#text").fill("p cnf 2 1\n1 9 0\n");
  await wait(page, "before the fault");
  assert.equal(await solve.isDisabled(), true);
  assert.equal(await button(page, "Save the map").isDisabled(), true);
  await page.finish();
});

test("the board of another kind can't be solved before it is there", async () => {
  const { page, isReady, later } = await reduced();
  await page.getByLabel("Becomes").selectOption("solo-chess");
  await page.waitForFunction(() => document.querySelector("button.primary").disabled);
  later.letGo();
  await isReady();
  await page.finish();
});

test("presses that choose nothing do not hold up others", async () => {
  const page = await own.open("#play/");
  const play = await held(page, "play");
  await page.evaluate((hash) => (location.hash = hash), link("play", "solo-chess\nbudget 1\nboard\nR P . N\n"));
  await wait(page, "looked up");
  for (const column of [2, 2, 2, 0, 1]) await click(page, column, 0);
  play.letGo();
  await page.waitForSelector(".verdict.unsolvable");
  await page.finish();
});

test("a reply to a position that was left is not played", async () => {
  const page = await own.open(link("play", example("push_small")));
  await wait(page, "White to move");
  const reply = await held(page, "reply");
  await button(page, "Best turn").click();
  await reply.requested;
  await page.locator("summary", { hasText: "Legal moves" }).click();
  await page.locator(".legal button").first().click();
  const stopped = page.waitForRequest((request) => request.method() === "DELETE"); // the job that is of no use
  reply.letGo();
  await stopped;
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
  await page.waitForFunction(() => document.querySelectorAll(".moves .move").length > 1);
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
  const play = await held(page, "play");
  await button(page, "Next puzzle").click();
  await page.waitForFunction(() => document.querySelectorAll(".board-base use").length === 4);
  play.letGo();
  await page.finish();
});

test("a solve goes on while one looks elsewhere, and a stop needs no reply", async () => {
  const page = await own.open(link("solve", "peg-solitaire\nboard english\nvacant d4\n"));
  const first = await held(page, "solve");
  await button(page, "Solve").click();
  await first.requested;
  await mode(page, "Edit").click();
  await page.waitForTimeout(300);
  await mode(page, "Solve").click();
  await wait(page, "Solving…");
  first.letGo();
  await page.locator(".verdict.solvable").waitFor();
  const second = await held(page, "solve");
  await button(page, "Solve").click();
  await button(page, "Stop").click();
  await wait(page, "Stopped");
  second.letGo();
  await page.finish();
});

test("a solve that fails while one looks elsewhere says why", async () => {
  const page = await own.open(link("solve", two));
  const solve = await held(page, "solve");
  await page.route(/\/api\/jobs\/./, (route) => route.fulfill({ json: { api: 1, ok: false, error: { message: "The worker ran out of memory." } } }));
  await button(page, "Solve").click();
  await mode(page, "Edit").click();
  solve.letGo();
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
