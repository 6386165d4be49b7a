// Playing and solving: by mouse and by keys, refused moves, hints, branches; solutions stepped and
// verified, refusals drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import { click, drag, example, harness, held, keys, link, square } from "./harness.mjs";

const own = harness();
const two = "solo-chess\nbudget 2\nboard\nQ . N\n. P .\n";
const heading = (page) => page.locator(".panel h2").first();
const wait = (page, pattern) =>
  page.waitForFunction((words) => new RegExp(words).test(document.body.innerText), pattern);

test("a game is played by clicks, won, taken back and branched", async () => {
  const page = await own.open(link("play", two));
  await wait(page, "moves to choose from");
  await click(page, 0, 0);
  await page.waitForSelector(".target.ring");
  assert.equal(await page.locator(".target").count(), 2);
  await click(page, 2, 0);
  await wait(page, "Qa2xc2");
  await drag(page, [2, 0], [1, 1]);
  await wait(page, "Solved|one piece|remains");
  assert.match(await heading(page).getAttribute("class"), /solvable/);
  await page.getByRole("button", { name: "From the start" }).click();
  await click(page, 0, 0);
  await click(page, 1, 1);
  await page.waitForSelector(".branch");
  assert.deepEqual(await page.locator(".moves .move").allInnerTexts(), ["Qa2xb1"]);
  await page.locator(".branch").click();
  await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 2);
  await page.finish();
});

test("a game is played with the keyboard alone, and lost", async () => {
  const page = await own.open(link("play", "solo-chess\nbudget 1\nboard\nR P . N\n"));
  await wait(page, "to choose from");
  await page.locator(".board").focus();
  await keys(page, "ArrowUp", "Enter", "ArrowRight", "Enter");
  await page.waitForSelector(".verdict.unsolvable");
  await keys(page, "Backspace");
  await page.waitForFunction(() => !document.querySelector(".verdict"));
  await page.finish();
});

test("keys that come before the moves are known wait for them", async () => {
  const page = await own.open("#play/");
  const play = await held(page, "play");
  await page.evaluate((hash) => (location.hash = hash), link("play", "solo-chess\nbudget 1\nboard\nR P . N\n"));
  await wait(page, "looked up");
  await page.locator(".board").focus();
  await keys(page, "ArrowUp", "Enter", "ArrowRight", "Enter");
  play.letGo();
  await page.waitForSelector(".verdict.unsolvable");
  assert.deepEqual(await page.locator(".moves .move").allInnerTexts(), ["Ra1xb1"]);
  await page.finish();
});

test("an illegal move is refused with its reason", async () => {
  const page = await own.open(link("play", "solo-chess\nboard\nR P N\n"));
  await wait(page, "to choose from");
  await click(page, 0, 0);
  await click(page, 2, 0);
  await page.waitForFunction(() => /Not a legal move: .*b1/.test(document.querySelector(".notice")?.innerText));
  await page.waitForSelector(".arrow.wrong");
  await page.finish();
});

test("hints come in steps, the last one is played", async () => {
  const page = await own.open(link("play", example("king")));
  await wait(page, "to choose from");
  for (let level = 0; level < 3; level++) {
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.waitForFunction(() => !document.querySelector(".panel .spinner") && document.querySelector(".hint"));
  }
  await page.locator(".hint button").first().click();
  await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 1);
  await page.finish();
});

test("why a move fails is said for each first move", async () => {
  const page = await own.open(link("play", example("king")));
  await wait(page, "to choose from");
  await page.getByRole("button", { name: "Why?" }).click();
  await page.waitForSelector(".why li");
  assert.equal(await page.locator(".why li button").count(), 13);
  assert.equal(await page.locator(".why li.saves button").count(), 2);
  await page.finish();
});

test("Push Fight is played against the program", async () => {
  const page = await own.open(link("play", example("push_small")));
  await wait(page, "White to move");
  await page.getByRole("button", { name: "Best turn" }).click();
  await wait(page, "Black to move");
  await page.finish();
});

test("Push Fight shows what each move and turn is worth, as far as a table knows", async () => {
  const page = await own.open(link("play", example("push_small")));
  await wait(page, "White to move");
  await page.getByRole("button", { name: "Values" }).click();
  await page.getByRole("heading", { name: "the side to move wins in 3" }).waitFor();
  const badges = () => page.locator(".badge text").allTextContents();
  assert.ok((await badges()).includes("W3"));
  for (const words of await badges()) assert.match(words, /^(W|L)\d+$|^D$/);
  // A chosen piece has a value on each of its targets.
  await click(page, 0, 2);
  const targets = await page.locator(".target").count();
  assert.ok(targets > 0);
  assert.equal((await badges()).length, targets);
  await page.locator(".board").focus();
  await keys(page, "Escape");
  // The best turn wins; the other side sees a loss.
  await page.locator(".turns button").first().click();
  await wait(page, "Black to move");
  await page.getByRole("heading", { name: "the side to move loses in 2" }).waitFor();
  await page.finish();
  const large = await own.open(link("play", example("push_published")));
  await wait(large, "White to move");
  await large.getByRole("button", { name: "Values" }).click();
  await large.getByText("Values are not known: the board has more than a million positions").waitFor();
  await large.finish();
});

test("every kind of game can be played from its first moves", async () => {
  for (const name of ["star", "peg_triangle", "army_square_9", "push_published"]) {
    const page = await own.open(link("play", example(name)));
    await wait(page, "to choose from|to move");
    await page.locator("details:has(.legal) summary").click();
    await page.locator(".legal button").first().click();
    await page.waitForFunction(() => document.querySelectorAll(".moves .move").length === 1);
    await page.finish();
  }
});

test("a puzzle is solved, stepped, and verified", async () => {
  const page = await own.open(link("solve", example("king")));
  await page.getByRole("button", { name: "Solve", exact: true }).last().click();
  await page.waitForSelector(".verdict.solvable");
  assert.equal(await page.locator(".arrow").count(), 7);
  await page.getByLabel("Step forward", { exact: true }).click();
  await page.getByLabel("Step forward", { exact: true }).click();
  assert.match(await page.locator(".step-words").innerText(), /^2 of 7: Qe2xe6/);
  await page.getByText("The board as a list").click();
  await page.waitForSelector(".as-list li");
  assert.equal(await page.locator(".as-list li").count(), 6);
  await page.getByLabel("Step back", { exact: true }).click();
  assert.equal(await page.locator(".as-list li").count(), 7);
  await page.getByRole("button", { name: "Verify" }).click();
  await page.waitForSelector(".checked.verified");
  assert.match(await page.locator(".theorem").innerText(), /depth-first/);
  await page.getByLabel("Play", { exact: true }).click();
  await page.waitForFunction(() => /^7 of 7/.test(document.querySelector(".step-words")?.innerText));
  await page.finish();
});

test("an explanation names the class of the puzzle and the methods that apply", async () => {
  const page = await own.open(link("solve", example("king")));
  await page.getByRole("button", { name: "Explain" }).click();
  await page.getByText("NP-complete").waitFor();
  await page.getByText("Methods, in the order").click();
  await page.getByText("depth-first: applies").waitFor();
  await page.finish();
});

test("a game is played by touch on a phone", async () => {
  const page = await own.open(link("play", two), { size: "phone" });
  await wait(page, "moves to choose from");
  const tap = async (column, row) => {
    const { x, y } = await square(page, column, row);
    await page.touchscreen.tap(x, y);
  };
  await tap(0, 0);
  await page.waitForSelector(".target.ring");
  await tap(2, 0);
  await wait(page, "Qa2xc2");
  await page.finish();
});

test("a refusal is drawn with its sets and its source", async () => {
  const page = await own.open(link("solve", example("apart")));
  await page.getByRole("button", { name: "Solve", exact: true }).last().click();
  await page.waitForSelector(".verdict.unsolvable");
  assert.equal(await page.locator(".region").count(), 2);
  assert.match(await page.locator(".theorem cite").innerText(), /Brunner/);
  await page.finish();
});

test("a search that lasts is stopped, and the page goes on", async () => {
  // Who wins on the published board: without limits a search for days.
  const page = await own.open(link("solve", "push-fight\nquestion winner\nstandard .o.x..OO.XX....O..X...o.x.\n"));
  await page.getByRole("button", { name: "Solve", exact: true }).last().click();
  await page.waitForSelector(".progress");
  await page.getByRole("button", { name: "Stop" }).click();
  await page.waitForFunction(() => !document.querySelector(".spinner"));
  await page.getByRole("button", { name: "Solve", exact: true }).last().isEnabled();
  await page.finish();
});
