// History, links, graphs, formulas and trees of moves.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Point } from "../src/model/board.ts";
import { boardOf } from "../src/model/board_of_reply.ts";
import { parse, textOf } from "../src/model/document.ts";
import { edgeAt, withEdge, withVertex, withoutVertex } from "../src/model/drawing.ts";
import { clausesOf, numberAfter, withNegated } from "../src/model/formula.ts";
import { readGraph, writeGraph } from "../src/model/graph_block.ts";
import { History, difference } from "../src/model/history.ts";
import { linkOf, readLink } from "../src/model/link.ts";
import { follow, lineThrough, newTree, pathTo } from "../src/model/move_tree.ts";
import { boardAfter, endsOf, enlarged } from "../src/model/replay.ts";

const form = { shape: "squares", budgets: true, keys: ["budget", "board"] } as const;
const solo = { ...form, keys: [...form.keys] };
const graph = { shape: "graph", block: "edges", directed: false, tokens: true } as const;

test("undo and redo, tokens and text mixed, lead back to every state", () => {
  const history = new History();
  let document = parse("solo-chess\nboard\nR . P\n", solo);
  const states = [textOf(document)];
  let chance = 7;
  const random = (n: number) => (chance = (chance * 1103515245 + 12345) % 2147483648) % n;
  for (let i = 0; i < 200; i++) {
    if (random(3) > 0) {
      const at = [random(3), random(3)];
      const before: string[] = [];
      const after = at.map(() => "RNQ."[random(4)]!);
      at.forEach((index, k) => {
        before.push(document.board!.tokens[index]!);
        document.board!.tokens[index] = after[k]!;
      });
      history.noteTokens(at, before, after);
      document = { ...document, text: null };
    } else {
      const next = parse(`solo-chess\nbudget ${random(90)}\nboard\n${["R . P", "N . .", "Q Q Q"][random(3)]}\n`, solo);
      history.noteText(document, next);
      document = next;
    }
    if (textOf(document) !== states.at(-1)) states.push(textOf(document));
  }
  const seen: string[] = [textOf(document)];
  for (let step = history.undo(document); step; step = history.undo(document)) {
    document = step[0];
    if (textOf(document) !== seen.at(-1)) seen.push(textOf(document));
  }
  assert.equal(textOf(document), states[0]);
  assert.deepEqual(seen.reverse(), states);
  for (let step = history.redo(document); step; step = history.redo(document)) document = step[0];
  assert.equal(textOf(document), states.at(-1));
});

test("a new step ends what could be redone", () => {
  const history = new History();
  const [a, b, c] = ["a\n", "ab\n", "a c\n"].map((text) => parse(text, null));
  history.noteText(a!, b!);
  history.undo(b!);
  assert.ok(history.canRedo);
  history.noteText(a!, c!);
  assert.ok(!history.canRedo);
});

test("differences", () => {
  assert.deepEqual(difference("aaa", "aa"), [2, "a", ""]);
  assert.deepEqual(difference("abc", "axc"), [1, "b", "x"]);
  assert.deepEqual(difference("", "x"), [0, "", "x"]);
});

test("links hold any text, and damaged ones say so", async () => {
  for (const text of ["solo-chess\nboard\nR P\n", "c formula ¬ ∨ 🂡\n", "x".repeat(100_000)]) {
    const link = await linkOf("play", text);
    assert.match(link, /^#play\/z[A-Za-z0-9_-]+$/);
    assert.deepEqual(await readLink(link), { view: "play", text });
  }
  assert.deepEqual(await readLink("#gallery"), { view: "gallery", text: null });
  assert.deepEqual(await readLink(""), { view: "", text: null });
  const link = await linkOf("edit", "solo-chess\nboard\nR . . P\n");
  await assert.rejects(readLink(link.slice(0, -9)), /damaged/);
  await assert.rejects(readLink("#edit/z!!"), /damaged/);
  await assert.rejects(readLink("#edit/q123"), /"q" is unknown/);
});

test("graphs keep their other lines", () => {
  const text = "# star\ngraph-capture undirected\nbudget 2\nvertices 3\ntoken 2 0\nedges\n1 2\n2 3\n";
  const { others, board } = readGraph(text, graph);
  assert.equal(others, "# star\ngraph-capture undirected\nbudget 2\n");
  assert.deepEqual(board!.tokens, ["", "0", ""]);
  assert.deepEqual(board!.edges, [[1, 2], [2, 3]]);
  assert.equal(writeGraph(others, board!, graph), text);
});

test("edges are drawn and taken away, vertices go with their edges", () => {
  let board = readGraph("graph-capture undirected\nvertices 3\nedges\n1 2\n2 3\n", graph).board!;
  assert.deepEqual(withEdge(board, 1, 0).board.edges, [[2, 3]]);
  assert.deepEqual(withEdge({ ...board, directed: true }, 1, 0).board.edges, [[1, 2], [2, 3], [2, 1]]);
  assert.equal(edgeAt({ ...board, points: [[0, 0], [100, 0], [100, 100]] }, [95, 50]), 1);
  assert.equal(edgeAt({ ...board, points: [[0, 0], [100, 0], [100, 100]] }, [50, 50]), -1);
  board = withVertex(board, [0, 0]).board;
  board = withEdge(board, 3, 2).board;
  assert.deepEqual(withoutVertex(board, 1).board.edges, [[3, 2]]);
  assert.equal(readGraph("graph-capture undirected\nvertices 2\nedges\n1 9\n", graph).board, null);
  assert.equal(readGraph("graph-capture undirected\nvertices 0\nedges\n", graph).board, null);
});

test("vertices that were moved come back by undo, and the text stays", () => {
  const history = new History();
  const before = parse("graph-capture undirected\nvertices 2\nedges\n1 2\n", graph);
  const points: Point[] = [[7, 7], [9, 9]];
  const after = { ...before, board: { ...before.board!, points, layout: "hand" as const } };
  history.noteText(before, after);
  const [back] = history.undo(after)!;
  assert.deepEqual(back.board!.points, before.board!.points);
  const [again] = history.redo(back)!;
  assert.deepEqual([again.board!.points, again.board!.layout], [points, "hand"]);
});

test("literals of DIMACS are negated in place", () => {
  const text = "c 1 2 0\np cnf 3 2\n1 -2\n0 3 -1 0\n";
  const clauses = clausesOf(text);
  assert.deepEqual(clauses.map((c) => c.literals.map((l) => l.words)), [["1", "-2"], ["3", "-1"]]);
  assert.equal(withNegated(text, clauses[0]!.literals[1]!), "c 1 2 0\np cnf 3 2\n1 2\n0 3 -1 0\n");
  assert.equal(withNegated(text, clauses[1]!.literals[0]!), "c 1 2 0\np cnf 3 2\n1 -2\n0 -3 -1 0\n");
});

test("clauses of the other formulas", () => {
  assert.deepEqual(clausesOf("and-or-sat\nclauses\n1 & -2 | 3\n-1 -3 2 # two\n").map((c) => c.words), ["1 & -2 | 3", "-1 -3 2"]);
  assert.deepEqual(clausesOf("planar-3sat\nvariables 3\nabove\n1 2\nbelow\n2 3\n").map((c) => c.number), [1, 2]);
  assert.deepEqual(clausesOf("p cnf 2 1\na 1 0\ne 2 0\n1 2 0\n").map((c) => c.number), [1]);
  assert.deepEqual(clausesOf("solo-chess\nboard\nR P\n"), []);
  assert.equal(numberAfter("clause", "clause 12, left leg"), 12);
  assert.equal(numberAfter("clause", "variable 1"), null);
});

test("branches are kept and met again", () => {
  const root = newTree();
  const a = follow(root, "a");
  const b = follow(a, "b");
  follow(a, "c");
  assert.equal(follow(a, "b"), b);
  assert.deepEqual(pathTo(b), ["a", "b"]);
  assert.deepEqual(lineThrough(root).map((n) => n.words), ["a", "b"]);
  assert.deepEqual(lineThrough(a.children[1]!).map((n) => n.words), ["a", "c"]);
});

test("positions after steps, on boards that grow with them", () => {
  const board = boardOf({ shape: "squares", rows: [["R", "N"], [".", "."]], origin: [1, 1] })!;
  const steps = [
    { words: "Ra2xb2", places: [[1, 2], [2, 2]] as [number, number][], changes: [[[1, 2], "."], [[2, 2], "R1"]] as never },
    { words: "deploy", places: [[0, 0]] as [number, number][], changes: [[[0, 0], "o"]] as never },
  ];
  assert.deepEqual(boardAfter(board, steps, 1).tokens, [".", "R1", ".", "."]);
  assert.deepEqual(endsOf(board, steps[0]!), [0, 1]);
  assert.equal(endsOf(board, steps[1]!), null);
  const large = enlarged(board, steps, ".");
  assert.deepEqual([large.origin, large.columns, large.rows], [[0, 0], 3, 3]);
  assert.deepEqual(boardAfter(large, steps, 2).tokens, [".", ".", "R1", ".", ".", ".", "o", ".", "."]);
});

test("rails of a reply", () => {
  const board = boardOf({ shape: "rails", rows: [["K", "k"]], origin: [1, 1], rails: [[1, 1, "up"], [1, 1, "left"], [2, 1, "right"]] })!;
  assert.deepEqual([...board.rails!], [9, 2]);
});
