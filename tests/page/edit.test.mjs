// Editing: by clicks, drags and keys, on the board and in the text; undo, links, files.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { click, drag, example, hardboard, harness, keys, link, square, textIs, textOf, vertices } from "./harness.mjs";

const own = harness();
const empty = "solo-chess\nboard\n. . .\n. . .\n. . .\n";
const tool = (page, name) => page.getByRole("button", { name, exact: true }).click();

test("a position is built by clicks, with budgets, and undone to the beginning", async () => {
  const page = await own.open(link("edit", empty));
  await tool(page, "rook");
  await click(page, 0, 0);
  await click(page, 2, 2);
  await tool(page, "pawn");
  await tool(page, "1: one capture");
  await click(page, 1, 1);
  await textIs(page, "solo-chess\nboard\nR  .  .\n.  P1 .\n.  .  R\n");
  await click(page, 1, 1); // the same again takes the piece away
  await textIs(page, "solo-chess\nboard\nR . .\n. . .\n. . R\n");
  for (let i = 0; i < 4; i++) await keys(page, "Control+z");
  await textIs(page, empty);
  for (let i = 0; i < 4; i++) await keys(page, "Control+Shift+z");
  await textIs(page, "solo-chess\nboard\nR . .\n. . .\n. . R\n");
  await page.finish();
});

test("a position is built by keys alone", async () => {
  const page = await own.open(link("edit", empty));
  for (let i = 0; i < 40; i++) {
    await keys(page, "Tab");
    if (await page.evaluate(() => document.activeElement.classList.contains("board"))) break;
  }
  await keys(page, "ArrowUp", "ArrowUp", "q", "ArrowRight", "n", "2", "ArrowDown", "k");
  await textIs(page, "solo-chess\nboard\n.  .  .\nQ  N2 .\n.  K  .\n");
  assert.match(await page.locator(".notice").innerText(), /^b1: king/);
  await keys(page, "Delete", "ArrowUp", "ArrowLeft", "Backspace");
  await textIs(page, "solo-chess\nboard\n.  .  .\n.  N2 .\n.  .  .\n");
  await keys(page, "Control+z", "Control+z");
  await textIs(page, "solo-chess\nboard\n.  .  .\nQ  N2 .\n.  K  .\n");
  await page.finish();
});

test("pieces are dragged, off the board as well, and strokes paint", async () => {
  const page = await own.open(link("edit", "solo-chess\nboard\nR . P\n. . .\n. . .\n"));
  await drag(page, [0, 0], [1, 2]);
  await textIs(page, "solo-chess\nboard\n. . P\n. . .\n. R .\n");
  await drag(page, [2, 0], [9, 0]);
  await textIs(page, "solo-chess\nboard\n. . .\n. . .\n. R .\n");
  await tool(page, "knight");
  await drag(page, [0, 0], [2, 0]);
  await textIs(page, "solo-chess\nboard\nN N N\n. . .\n. R .\n");
  await keys(page, "Control+z"); // one stroke, one step
  await textIs(page, "solo-chess\nboard\n. . .\n. . .\n. R .\n");
  await page.finish();
});

test("the text changes the board, and faults are marked at line and column", async () => {
  const page = await own.open(link("edit", empty));
  await page.locator("#text").fill("solo-chess\nbudget two\nboard\nR . P\n");
  const fault = page.locator(".text-state button");
  await fault.getByText("expected a budget, found `two`").waitFor();
  assert.match(await fault.innerText(), /^Line 2, column 8: /);
  await fault.click();
  assert.deepEqual(
    await page.evaluate(() => [document.querySelector("#text").selectionStart, document.activeElement.id]),
    [18, "text"],
  );
  await page.locator("#text").fill("solo-chess\nbudget 2\nboard\nR . P\n");
  await page.locator(".text-state .fine").waitFor();
  await page.getByText("The board as a list").click();
  await page.waitForSelector(".as-list li");
  assert.deepEqual(await page.locator(".as-list li").allInnerTexts(), [
    "a1: rook, may capture twice",
    "c1: pawn, may capture twice",
  ]);
  await page.locator("#text").fill("solo-chess\ndistance 2\nboard\nR . P*\n");
  await page.waitForFunction(() => document.querySelector(".as-list li")?.innerText === "a1: rook, may go 2 steps in all");
  assert.deepEqual(await page.locator(".as-list li").allInnerTexts(), [
    "a1: rook, may go 2 steps in all",
    "c1: pawn, may go any distance",
  ]);
  await page.finish();
});

test("while the text has a fault the last board stays in sight", async () => {
  const page = await own.open(link("edit", "solo-chess\nboard\nR . P\n"));
  await page.waitForSelector(".board use");
  await page.locator("#text").fill("solo-chess\nboard\nR . P\nR\n");
  await page.getByText("this row has 1 square, the first has 3").waitFor();
  await page.getByText("The board before the fault in the text").waitFor();
  assert.equal(await page.locator(".before .board use").count(), 2);
  await page.locator("#text").fill("solo-chess\nboard\nR . P\nR . .\n");
  await page.waitForFunction(() => document.querySelectorAll(".board use").length === 3);
  assert.equal(await page.locator(".before").count(), 0);
  await page.finish();
});

test("rules are fields, and goals are set on the board", async () => {
  const page = await own.open(link("edit", "solo-chess\nboard\nR . K\n"));
  await page.getByLabel("Must remain").selectOption("K");
  await textIs(page, "solo-chess\nlast K\nboard\nR . K\n");
  await page.getByRole("button", { name: "On the board" }).click();
  await click(page, 2, 0);
  await textIs(page, "solo-chess\ngoal 3 1\nlast K\nboard\nR . K\n");
  await page.getByLabel("Columns").fill("4");
  await keys(page, "Enter");
  await textIs(page, "solo-chess\ngoal 3 1\nlast K\nboard\nR . K .\n");
  await page.finish();
});

test("a board by name becomes a drawing when it is edited", async () => {
  const page = await own.open(link("edit", example("peg_english")));
  await page.waitForSelector(".board use");
  await tool(page, "peg");
  await click(page, 3, 3);
  await page.waitForFunction(() => /o o o o o o o/.test(document.querySelector("#text")?.value));
  assert.match(await textOf(page), /board\n# # o o o # #\n/);
  await page.finish();
});

test("side rails are set on edges of the board, by mouse and by key", async () => {
  const page = await own.open(link("edit", "push-fight\nboard\n\n K k .\n"));
  await tool(page, "Side rails");
  const { x, y } = await square(page, 0, 0);
  await page.mouse.click(x, y - 20);
  await textIs(page, "push-fight\nboard\n -\n K k .\n");
  await page.locator(".board").focus();
  await keys(page, "ArrowRight", "Shift+ArrowDown");
  await textIs(page, "push-fight\nboard\n -\n K k .\n   -\n");
  await page.finish();
});

test("graphs are drawn: vertices, edges and budgets", async () => {
  const page = await own.open(link("edit", "graph-capture undirected\nvertices 2\nedges\n1 2\n"));
  await page.locator(".board").focus();
  await keys(page, "ArrowRight", "n");
  await textIs(page, "graph-capture undirected\nvertices 3\nedges\n1 2\n");
  await tool(page, "Edge");
  const points = await vertices(page);
  await page.mouse.move(...points[0]);
  await page.mouse.down();
  await page.mouse.move(...points[2], { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(() => /1 3|3 1/.test(document.querySelector("#text")?.value));
  await page.finish();
});

test("budgets of a graph's tokens are set by key and by click, and kept while one draws", async () => {
  const page = await own.open(link("edit", "graph-capture undirected\nbudget 2\nvertices 3\ntoken 2 0\nedges\n1 2\n2 3\n"));
  await page.waitForSelector(".board use");
  await page.locator(".board").focus();
  await keys(page, "ArrowRight", "1");
  await textIs(page, "graph-capture undirected\nbudget 2\nvertices 3\ntoken 1 1\ntoken 2 0\nedges\n1 2\n2 3\n");
  await keys(page, "n");
  await textIs(page, "graph-capture undirected\nbudget 2\nvertices 4\ntoken 1 1\ntoken 2 0\nedges\n1 2\n2 3\n");
  await tool(page, "∞: no limit");
  const at = await vertices(page);
  await page.mouse.click(...at[2]);
  await textIs(page, "graph-capture undirected\nbudget 2\nvertices 4\ntoken 1 1\ntoken 2 0\ntoken 3 *\nedges\n1 2\n2 3\n");
  await page.locator(".text-state .fine").waitFor();
  await page.finish();
});

test("problems on graphs are drawn, too, and their arcs have heads", async () => {
  const page = await own.open(link("edit", example("hamiltonian_circuit_none")));
  await page.waitForSelector(".board use");
  await tool(page, "Arc");
  const at = await vertices(page);
  await page.mouse.move(...at[2]);
  await page.mouse.down();
  await page.mouse.move(...at[0], { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(() => /^3 1$/m.test(document.querySelector("#text")?.value));
  assert.equal(await page.locator(".board-base path[marker-end]").count(), 5);
  await page.getByRole("button", { name: "Solve", exact: true }).click();
  await page.getByRole("button", { name: "Solve", exact: true }).last().click();
  await page.waitForSelector(".verdict.solvable");
  await page.finish();
});

test("a desert given by a formula is painted on: it becomes a drawing", async () => {
  const page = await own.open(link("edit", "peg-army\ndesert square 3\n"));
  await page.waitForSelector(".board use");
  await tool(page, "ground");
  await click(page, 0, 0);
  await textIs(page, "peg-army\ndesert board\norigin -1 -1\nboard\n. x x\nx * x\nx x x\n");
  await page.locator(".text-state .fine").waitFor();
  await page.finish();
  const endless = await own.open(link("edit", "peg-army\ndesert halfplane 2\n"));
  await endless.waitForSelector(".board use");
  await tool(endless, "ground");
  await click(endless, 0, 0);
  assert.match(await endless.locator(".notice").innerText(), /formula/);
  await endless.finish();
});

test("a file that is dragged in opens", async () => {
  const page = await own.open("#gallery");
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["solo-chess\nboard\nR . P\n"], "dropped.txt", { type: "text/plain" }));
    return data;
  });
  await page.dispatchEvent("main", "dragover", { dataTransfer: dropped });
  await page.dispatchEvent("main", "drop", { dataTransfer: dropped });
  await page.waitForSelector("#text");
  await textIs(page, "solo-chess\nboard\nR . P\n");
  assert.match(await page.locator(".notice").innerText(), /dropped\.txt is open/);
  await page.finish();
});

test("a link is a puzzle: opened afresh it shows the same text", async () => {
  const page = await own.open(link("edit", empty));
  await tool(page, "queen");
  await click(page, 1, 0);
  const text = await textOf(page);
  await page.getByText("File", { exact: true }).click();
  await page.getByRole("button", { name: "Copy a link" }).click();
  await page.waitForFunction(() => /copied/.test(document.querySelector(".notice")?.innerText));
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const other = await own.open(new URL(address).hash);
  assert.equal(await textOf(other), text);
  await other.finish();
  const damaged = await own.open(new URL(address).hash.slice(0, -5));
  assert.match(await damaged.locator(".notice").innerText(), /damaged/);
  await damaged.finish();
  await page.finish();
});

test("a puzzle beyond 8 kB of link is offered as a file", async () => {
  let seed = 1;
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const row = () => Array.from({ length: 180 }, () => ".RQBNP"[Math.floor(random() * 6)]).join(" ");
  const text = "solo-chess\nboard\n" + Array.from({ length: 180 }, row).join("\n") + "\n";
  const page = await own.open();
  await page.locator("input[type=file]").setInputFiles({ name: "large.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.waitForSelector(".board canvas");
  await page.getByText("File", { exact: true }).click();
  // The page says so of the address first, and again of the link that is asked for.
  const first = await page.waitForSelector(".notice:has-text('too long for a link')");
  await page.getByRole("button", { name: "Copy a link" }).click();
  await page.waitForFunction((first) => {
    const notice = document.querySelector(".notice");
    return notice !== first && /too long for a link.*file/.test(notice?.innerText);
  }, first);
  await page.getByText("File", { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the text" }).click(),
  ]);
  assert.equal(readFileSync(await download.path(), "utf8"), text);
  await page.finish();
});

test("a file of FEN lines opens as several puzzles", async () => {
  const text = "R1P/3 w - - cap 1;\nQ1N/1P1 w - - cap 2;\n";
  const page = await own.open();
  await page.locator("input[type=file]").setInputFiles({ name: "two.fen", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.getByLabel("Next puzzle").click();
  await page.waitForFunction(() => /Q/.test(document.querySelector("#text")?.value));
  await page.finish();
});

test("rows and columns are added at each side, before the first as well, and taken off", async () => {
  const page = await own.open(link("edit", "solo-chess\ngoal 2 1\nboard\nR P\n"));
  await page.getByRole("button", { name: "Add a column on the left" }).click();
  await page.getByRole("button", { name: "Add a row at the bottom" }).click();
  await textIs(page, "solo-chess\ngoal 3 2\nboard\n. R P\n. . .\n");
  await page.locator(".text-state .fine").waitFor();
  await page.getByRole("button", { name: "Take off the column on the left" }).focus();
  await keys(page, "Enter");
  await page.getByRole("button", { name: "Take off the row on top" }).click();
  await textIs(page, "solo-chess\ngoal 2 2\nboard\n. .\n");
  for (let i = 0; i < 4; i++) await keys(page, "Control+z");
  await textIs(page, "solo-chess\ngoal 2 1\nboard\nR P\n");
  const army = await own.open(link("edit", "peg-army\ndesert board\norigin -1 0\nboard\nx *\n"));
  await army.getByRole("button", { name: "Add a column on the left" }).click();
  await textIs(army, "peg-army\ndesert board\norigin -2 0\nboard\n. x *\n"); // the goal keeps its name
  await army.finish();
  await page.finish();
});

test("the board is cleared, and comes back", async () => {
  const text = "solo-chess\nbudget 2\nlast K\nboard\nR . K\n";
  const page = await own.open(link("edit", text));
  await page.locator(".text-state .fine").waitFor();
  await page.getByRole("button", { name: "Clear the board" }).click();
  await textIs(page, "solo-chess\nbudget 2\nboard\n. . .\n");
  await keys(page, "Control+z");
  await textIs(page, text);
  await page.finish();
});

/** A folder that goes when the tests of this file have ended. */
function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), "page-"));
  after(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Exports the picture in each format and compares it with what `hardboard draw` makes of the files. */
async function expectExports(page, folder, files) {
  const formats = { SVG: "svg", PNG: "png", PDF: "pdf", TikZ: "tex", GIF: "gif", "Plain characters": "txt" };
  let compared = 0;
  for (const [name, ending] of Object.entries(formats)) {
    const drawn = join(folder, "drawn." + ending);
    const { status } = spawnSync(hardboard, ["draw", ...files, "-o", drawn]);
    if (status !== 0 && ending !== "svg") continue; // a build without cairo has fewer formats
    await page.getByText("File", { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.locator(".menu-items button", { hasText: new RegExp(`^${name}( film.*)?$`) }).click(),
    ]);
    assert.equal(download.suggestedFilename(), "puzzle" + (ending === "txt" ? "-picture.txt" : "." + ending));
    assert.ok(readFileSync(await download.path()).equals(readFileSync(drawn)), name);
    compared++;
  }
  assert.ok(compared >= 3);
  return readFileSync(join(folder, "drawn.svg"), "utf8");
}

test("exported pictures are those of `hardboard draw`, in every format", async () => {
  const text = example("king");
  const folder = ownFolder();
  writeFileSync(join(folder, "king.txt"), text);
  const page = await own.open(link("edit", text));
  await page.locator(".text-state .fine").waitFor();
  await expectExports(page, folder, [join(folder, "king.txt")]);
  await page.finish();
});

test("a solution is exported as a film, a reduction with its parts, as `hardboard draw` draws them", async () => {
  const text = "solo-chess\nbudget 2\nboard\nR . P\n. Q N\n";
  const folder = ownFolder();
  const path = (name) => join(folder, name);
  writeFileSync(path("puzzle.txt"), text);
  const page = await own.open(link("solve", text));
  await page.getByRole("button", { name: "Solve", exact: true }).last().click();
  await page.locator(".verdict.solvable").waitFor();
  await page.getByText("The answer as text").click();
  writeFileSync(path("answer.txt"), await page.locator(".answer-text").innerText() + "\n");
  const film = await expectExports(page, folder, [path("puzzle.txt"), path("answer.txt")]);
  assert.match(film, /<animate|@keyframes/); // the SVG moves
  await page.finish();

  writeFileSync(path("formula.cnf"), "p cnf 2 2\n1 2 0\n-1 -2 0\n");
  const reducing = await own.open(link("reduce", readFileSync(path("formula.cnf"), "utf8")));
  await reducing.getByLabel("Becomes").selectOption("graph-capture");
  await reducing.waitForSelector(".board use");
  const made = spawnSync(hardboard, ["reduce", path("formula.cnf"), "--to", "graph-capture", "--map", path("formula.map"), "-o", path("image.txt")]);
  assert.equal(made.status, 0, String(made.stderr));
  const traced = await expectExports(reducing, folder, [path("image.txt"), "--map", path("formula.map")]);
  assert.match(traced, /clause 1/);
  await reducing.finish();
});
