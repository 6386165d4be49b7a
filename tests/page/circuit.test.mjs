// Circuits are drawn: by mouse, by keys, by touch and as text, both ways; and what is drawn is reduced.
import assert from "node:assert/strict";
import { test } from "node:test";
import { example, harness, keys, link, textIs, textOf, vertices } from "./harness.mjs";

const own = harness();
const two = "aag 2 2 0 1 0\n2\n4\n0\n"; // two inputs, and an output without a wire
const tool = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** A point of the board where there is nothing, right of and below a vertex. */
async function beside(page, vertex, dx, dy) {
  const scale = await page.evaluate(() => document.querySelector(".board-above").getScreenCTM().a);
  const [x, y] = (await vertices(page))[vertex];
  return [x + dx * scale, y + dy * scale];
}

async function wire(page, from, to) {
  const at = await vertices(page);
  await page.mouse.move(...at[from]);
  await page.mouse.down();
  await page.mouse.move(...at[to], { steps: 4 });
  await page.mouse.up();
}

test("a circuit is drawn with the mouse: gates, wires, negations, outputs; and undone", async () => {
  const page = await own.open(link("edit", two));
  await page.waitForSelector(".board use");
  await tool(page, "AND gate");
  await page.mouse.click(...(await beside(page, 0, 95, 230)));
  await textIs(page, "aag 3 2 0 1 1\n2\n4\n0\n6 1 1\n");
  await tool(page, "Wire");
  await wire(page, 0, 2);
  await wire(page, 1, 2);
  await wire(page, 2, 3);
  await textIs(page, "aag 3 2 0 1 1\n2\n4\n6\n6 2 4\n");
  await wire(page, 1, 2); // drawn again, it negates
  await textIs(page, "aag 3 2 0 1 1\n2\n4\n6\n6 2 5\n");
  assert.equal(await page.locator(".edge.negated").count(), 1);
  // A click on the wire turns it back.
  const middle = await page.evaluate(() => {
    const path = document.querySelector(".edge.negated");
    const at = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM());
    return [at.x, at.y];
  });
  await page.mouse.click(...middle);
  await textIs(page, "aag 3 2 0 1 1\n2\n4\n6\n6 2 4\n");
  await tool(page, "output");
  await page.mouse.click(...(await beside(page, 3, 0, 110)));
  await textIs(page, "aag 3 2 0 2 1\n2\n4\n6\n0\n6 2 4\n");
  await tool(page, "Wire");
  await wire(page, 2, 0); // refused with the reason
  await page.waitForFunction(() => /Nothing leads into x1/.test(document.querySelector(".notice")?.innerText));
  await tool(page, "Erase vertices and wires");
  await page.mouse.click(...(await vertices(page))[0]);
  await textIs(page, "aag 2 1 0 2 1\n2\n4\n0\n4 2 1\n");
  await page.locator(".text-state .fine").waitFor();
  for (let i = 0; i < 8; i++) await keys(page, "Control+z");
  await textIs(page, two);
  for (let i = 0; i < 8; i++) await keys(page, "Control+y");
  await textIs(page, "aag 2 1 0 2 1\n2\n4\n0\n4 2 1\n");
  await page.finish();
});

test("a circuit is drawn by keys alone, and each change is said", async () => {
  const page = await own.open(link("edit", two));
  await page.waitForSelector(".board use");
  await page.locator(".board").focus();
  await keys(page, "ArrowDown", "g"); // the cursor goes to the gate
  await textIs(page, "aag 3 2 0 1 1\n2\n4\n0\n6 1 1\n");
  const said = async (words) => page.waitForFunction((words) => document.querySelector(".notice")?.innerText === words, words);
  await said("g3 drawn.");
  await keys(page, "i"); // an input more: the gate's number grows
  await textIs(page, "aag 4 3 0 1 1\n2\n4\n6\n0\n8 1 1\n");
  await said("x3 drawn.");
  await keys(page, "e");
  await said("A wire begins at x3. Go to the other end and press E.");
  const reach = async (name) => {
    for (const arrow of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowRight", "ArrowUp"]) {
      await keys(page, arrow);
      if ((await page.locator(".unseen[aria-live]").first().innerText()).startsWith(name)) return;
    }
    assert.fail(`no arrow leads to ${name}`);
  };
  await reach("g4");
  await keys(page, "e");
  await textIs(page, "aag 4 3 0 1 1\n2\n4\n6\n0\n8 6 1\n");
  await said("Wire from x3 to g4 drawn.");
  await keys(page, "Delete");
  await textIs(page, "aag 3 3 0 1 0\n2\n4\n6\n0\n");
  await page.getByText("The board as a list").click();
  await page.waitForSelector(".as-list li");
  assert.deepEqual(await page.locator(".as-list li").allInnerTexts(), ["x1: input", "x2: input", "x3: input", "o1: output"]);
  await page.finish();
});

test("a circuit is drawn by touch", async () => {
  const page = await own.open(link("edit", two), { size: "phone" });
  await page.waitForSelector(".board use");
  await tool(page, "AND gate");
  await page.locator(".board").scrollIntoViewIfNeeded();
  await page.touchscreen.tap(...(await beside(page, 0, 95, 120)));
  await page.waitForFunction(() => /^6 1 1$/m.test(document.querySelector("#text")?.value));
  await tool(page, "Wire");
  await page.locator(".board").scrollIntoViewIfNeeded();
  const at = await vertices(page);
  await page.touchscreen.tap(...at[0]); // two taps make a wire
  await page.touchscreen.tap(...at[2]);
  await textIs(page, "aag 3 2 0 1 1\n2\n4\n0\n6 2 1\n");
  await page.finish();
});

test("the drawing follows the text, and its numbers are those of the program's pictures", async () => {
  // Gates in any order and gaps between the variables: the adder of the examples.
  const page = await own.open(link("edit", example("circuit_adder")));
  await page.waitForSelector(".board use");
  const labels = () => page.locator(".vertex").evaluateAll((all) => all.map((each) => each.textContent).filter((words) => words !== "&"));
  assert.deepEqual((await labels()).slice(0, 2), ["x1", "x2"]);
  const asRead = await page.evaluate(async (text) => {
    const body = JSON.stringify({ api: 1, do: "read", text });
    const reply = await (await fetch("api", { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
    return reply.puzzles[0];
  }, await textOf(page));
  // An edit writes the circuit in the program's own order, with the names and the comment.
  await tool(page, "output");
  const corner = await page.locator(".board").boundingBox();
  await page.mouse.click(corner.x + 30, corner.y + corner.height - 30);
  await page.waitForFunction(() => /^aag 5 2 0 3 3$/m.test(document.querySelector("#text")?.value));
  const text = await textOf(page);
  const numbers = (circuit) => circuit.split("\n").filter((line) => /^\d/.test(line));
  const withNewOutput = numbers(text);
  withNewOutput.splice(4, 1);
  assert.deepEqual(withNewOutput, numbers(asRead.text));
  assert.match(text, /^o1 carry\nc\nThe sum/m);
  await page.locator("#text").fill("aag 1 1 0 1 0\n2\n3\n");
  await page.waitForFunction(() => document.querySelectorAll(".board use").length === 2);
  assert.equal(await page.locator(".edge.negated").count(), 1);
  const other = await own.open(await page.evaluate(async () => {
    await new Promise((wake) => setTimeout(wake, 500));
    return location.hash;
  }));
  assert.equal(await textOf(other), "aag 1 1 0 1 0\n2\n3\n");
  await other.finish();
  await page.finish();
});

test("a circuit is drawn beside the board that it becomes, and its inputs are read back", async () => {
  const page = await own.open(link("reduce", "aag 3 2 0 1 1\n2\n4\n6\n6 2 5\n"));
  await page.getByLabel("Becomes").selectOption("peg-solitaire");
  const image = page.locator(".stage .board");
  await image.locator("use").first().waitFor();
  const source = page.getByRole("region", { name: "The source" });
  await source.locator("use").first().waitFor();
  // A gate under the pointer lights what it became.
  const gate = await source.locator("use").nth(2).boundingBox();
  await page.mouse.move(gate.x + gate.width / 2, gate.y + gate.height / 2);
  await page.waitForFunction(() => [...document.querySelectorAll(".frame-title")].some((title) => title.textContent === "gate 1"));
  await page.getByRole("button", { name: "Solve the board" }).click();
  await page.waitForSelector(".assignment .value");
  assert.deepEqual(await page.locator(".assignment .value").allInnerTexts(), ["1 = true", "2 = false"]);
  const before = await image.locator("use").count();
  await source.getByRole("button", { name: "Wire", exact: true }).click();
  const wire = await source.locator(".edge.negated").evaluate((path) => {
    const at = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(path.getScreenCTM());
    return [at.x, at.y];
  });
  await page.mouse.click(...wire);
  await textIs(page, "aag 3 2 0 1 1\n2\n4\n6\n6 2 4\n");
  await page.waitForFunction((old) => document.querySelectorAll(".stage .board use").length !== old, before);
  await page.finish();
});
