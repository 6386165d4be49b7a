// Blocks of boards: what is read is written again, and the block ends where the program ends it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { columnName, indexOf, middle, nameOf, neighbour, placeAt, placeOf, reframed } from "../src/model/board.ts";
import { type BlockForm, findBlock, isBoundary, readBlock, writeBlock } from "../src/model/board_block.ts";
import { lineValue, parse, reframedText, textOf, withBoard, withLine } from "../src/model/document.ts";

const solo: BlockForm = { shape: "squares", budgets: true, keys: ["budget", "last", "goal", "board", "origin"] };
const pegs: BlockForm = { shape: "squares", budgets: false, keys: ["goal", "board", "target", "jumps"] };
const push: BlockForm = { shape: "rails", budgets: false, keys: ["turn", "moves", "board", "question"] };

test("tokens with budgets, with and without blanks", () => {
  const document = parse("solo-chess\nboard\nR2 . N*\n..P\nlast K\n", solo);
  assert.deepEqual(document.board!.tokens, ["R2", ".", "N*", ".", ".", "P"]);
  assert.equal(document.tail, "last K\n");
  document.board!.tokens[4] = "Q12";
  document.text = null;
  assert.equal(textOf(document), "solo-chess\nboard\nR2  .   N*\n.   Q12 P\nlast K\n");
});

test("a star is a token of its own where there are no budgets", () => {
  assert.deepEqual(parse("peg-army\nboard\nx*x\n", pegs).board!.tokens, ["x", "*", "x"]);
});

test("rows of different lengths are no board", () => {
  assert.equal(parse("solo-chess\nboard\nR .\nR\n", solo).board, null);
  assert.equal(parse("solo-chess\nboard\n", solo).board, null);
});

test("a block ends at a key, a blank line, the end of a puzzle, and the end of the text", () => {
  for (const end of ["goal one\n", "\n# words\n", "---\npeg-solitaire\n", ""]) {
    const text = "peg-solitaire\nboard\no o .\n. # o\n" + end;
    const block = findBlock(text, pegs)!;
    assert.equal(text.slice(block.from, block.to), "o o .\n. # o\n");
  }
});

test("a board by name, and several puzzles, are left to the program", () => {
  assert.equal(parse("peg-solitaire\nboard english\n", pegs).board, null);
  assert.equal(parse("peg-solitaire\nboard\no\n---\npeg-solitaire\nboard\no\n", pegs).board, null);
});

test("CRLF and comments above the board", () => {
  const document = parse("# a board\r\nsolo-chess\r\nboard # here\r\nR .\r\n. P\r\n", solo);
  assert.deepEqual(document.board!.tokens, ["R", ".", ".", "P"]);
});

test("the board of Push Fight, with rails on all sides, is written as it was read", () => {
  const rows = " - -\n|K . p|\n\n   a #\n   -\n";
  const document = parse("push-fight\nboard\n" + rows + "turn white\n", push);
  const board = document.board!;
  assert.deepEqual([board.columns, board.rows], [3, 2]);
  assert.deepEqual(board.tokens, ["K", ".", "p", "#", "a", "#"]);
  assert.deepEqual([...board.rails!], [1 | 8, 1, 2, 0, 4, 0]);
  assert.equal(writeBlock(board), " - -\n|K . p|\n\n   a\n   -\n");
});

test("lines of rails may be left out between rows, and the first may be blank", () => {
  const board = readBlock("\n K k\n . .\n", push, [1, 1])!;
  assert.deepEqual(board.tokens, ["K", "k", ".", "."]);
  const document = parse("push-fight\nboard\n\n K k\n", push);
  assert.deepEqual(document.board!.tokens, ["K", "k"]);
  assert.equal(withBoard(document, document.board!), "push-fight\nboard\n\n K k\n");
});

test("rails stand on edges of exactly one square", () => {
  const board = readBlock("\n K #\n . .\n", push, [1, 1])!;
  assert.deepEqual([1, 2, 4, 8].map((side) => isBoundary(board, 0, side)), [true, true, false, true]);
  assert.equal(isBoundary(board, 1, 1), false);
});

test("places, names and indices", () => {
  const board = readBlock("R . .\n. . P\n", solo, [1, 1])!;
  assert.equal(nameOf(board, 0), "a2");
  assert.deepEqual(placeOf(board, 5), [3, 1]);
  assert.equal(indexOf(board, [3, 1]), 5);
  assert.equal(indexOf(board, [4, 1]), -1);
  const shifted = { ...board, origin: [-3, 5] as [number, number] };
  assert.equal(nameOf(shifted, 3), "(-3,5)");
  assert.deepEqual([1, 26, 27, 52, 703].map(columnName), ["a", "z", "aa", "az", "aaa"]);
});

test("a point of the screen is the place whose middle is there, slanted or not", () => {
  for (const shape of ["squares", "slanted"] as const) {
    const board = { ...readBlock("o # #\no o #\no o o\n", pegs, [1, 1])!, shape };
    for (let index = 0; index < 9; index++) assert.equal(placeAt(board, middle(board, index)), index);
    assert.equal(placeAt(board, [-20, -20]), -1);
  }
});

test("arrow keys stop at the edge", () => {
  const board = readBlock("R . .\n. . P\n", solo, [1, 1])!;
  assert.equal(neighbour(board, 0, 1, 0), 1);
  assert.equal(neighbour(board, 0, -1, 0), 0);
  assert.equal(neighbour(board, 2, 1, 0), 2);
  assert.equal(neighbour(board, 2, 0, 1), 5);
});

test("rows and columns come and go at each side, and squares keep what stands on them", () => {
  const none = { left: 0, right: 0, top: 0, bottom: 0 };
  const board = readBlock("R .\n. P\n", solo, [1, 1])!;
  assert.deepEqual(reframed(board, { ...none, right: 1, top: 1 }, ".").tokens, [".", ".", ".", "R", ".", ".", ".", "P", "."]);
  assert.deepEqual(reframed(board, { ...none, right: -1, top: -1 }, ".").tokens, ["."]);
  assert.deepEqual(reframed(board, { ...none, left: 1, bottom: 1 }, ".").tokens, [".", "R", ".", ".", ".", "P", ".", ".", "."]);
  assert.deepEqual(reframed(board, { ...none, left: -1, bottom: -1 }, ".").tokens, ["."]);
  let seed = 5;
  const random = (n: number) => (seed = (seed * 48271) % 2147483647) % n;
  for (let i = 0; i < 300; i++) {
    const [columns, rows] = [1 + random(5), 1 + random(5)];
    const old = { ...board, columns, rows, tokens: Array.from({ length: columns * rows }, (_, k) => `t${k}`) };
    const by = { left: random(3) - 1, right: random(3) - 1, top: random(3) - 1, bottom: random(3) - 1 };
    if (columns + by.left + by.right < 1 || rows + by.top + by.bottom < 1) continue;
    const now = reframed(old, by, ".");
    for (let x = 0; x < now.columns; x++)
      for (let y = 0; y < now.rows; y++) {
        const [column, row] = [x - by.left, y - by.top];
        const isOld = column >= 0 && row >= 0 && column < columns && row < rows;
        assert.equal(now.tokens[y * now.columns + x], isOld ? `t${row * columns + column}` : ".");
      }
  }
});

test("a column on the left moves the goal with its square, or the origin", () => {
  const by = { left: 1, right: 0, top: 0, bottom: 2 };
  const keys = ["goal"];
  const grown = (text: string) => reframedText(parse(text, solo), by, ".", keys);
  assert.equal(grown("solo-chess\ngoal 2 1\nboard\nR P\n"), "solo-chess\ngoal 3 3\nboard\n. R P\n. . .\n. . .\n");
  assert.equal(grown("solo-chess\ngoal z1\nboard\nR P\n"), "solo-chess\ngoal aa3\nboard\n. R P\n. . .\n. . .\n");
  assert.equal(grown("solo-chess\norigin 0 -4\ngoal 1 -4\nboard\nR P\n"), "solo-chess\norigin -1 -6\ngoal 1 -4\nboard\n. R P\n. . .\n. . .\n");
  assert.equal(grown("solo-chess\nboard\nR P\ngoal one b1\n"), "solo-chess\nboard\n. R P\n. . .\n. . .\ngoal one c3\n");
});

test("a rail beside a square that was added is no rail any more", () => {
  const board = readBlock(" - -\n|K k|\n   -\n", push, [1, 1])!;
  assert.equal(writeBlock(reframed(board, { left: 0, right: 0, top: 1, bottom: 0 }, ".")), "\n . .\n\n|K k|\n   -\n");
  assert.equal(writeBlock(reframed(board, { left: 0, right: 0, top: 1, bottom: 0 }, "#")), "\n\n - -\n|K k|\n   -\n");
});

test("lines are set, added behind the kind, and taken out", () => {
  const text = "# words\nsolo-chess\nbudget 2 # each\nboard\nR P\n";
  assert.equal(lineValue(text, "budget"), "2");
  assert.equal(lineValue(text, "last"), null);
  assert.equal(withLine(text, "budget", "1"), "# words\nsolo-chess\nbudget 1\nboard\nR P\n");
  assert.equal(withLine(text, "last", "K"), "# words\nsolo-chess\nlast K\nbudget 2 # each\nboard\nR P\n");
  assert.equal(withLine(text, "budget", null), "# words\nsolo-chess\nboard\nR P\n");
  assert.equal(withLine("solo-chess", "last", "K"), "solo-chess\nlast K\n");
});

test("a million squares are read and written within a second", () => {
  const row = "R . N2 . ".repeat(250).trim() + "\n";
  const text = "solo-chess\nboard\n" + row.repeat(1000);
  const begin = process.cpuUsage().user; // microseconds of work, however busy the machine is
  const document = parse(text, solo);
  document.board!.tokens[999_999] = "Q";
  document.text = null;
  assert.ok(textOf(document).endsWith("Q\n"));
  assert.ok(process.cpuUsage().user - begin < 1_000_000);
});
