// Circuits as texts and as drawings: both compute the same, whatever is drawn.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Board } from "../src/model/board.ts";
import { readCircuit, writeCircuit } from "../src/model/circuit_text.ts";
import { Refused, edgeAt, withEdge, withVertex, withoutEdge, withoutVertex, wiresOf } from "../src/model/drawing.ts";

let seed = 1;
const random = (n: number) => (seed = (seed * 48271) % 2147483647) % n;

/** A text with gates in any order, gaps between the variables, constants and repeated wires. */
function randomText(): string {
  const [inputs, gates, outputs] = [random(4), random(6), 1 + random(3)];
  const variables = Array.from({ length: inputs + gates + 3 }, (_, i) => i + 1);
  variables.sort(() => random(3) - 1);
  const used = variables.slice(0, inputs + gates);
  const wire = (known: number) => (random(8) === 0 || known === 0 ? random(2) : 2 * used[random(known)]! + random(2));
  const lines = Array.from({ length: gates }, (_, i) => `${2 * used[inputs + i]!} ${wire(inputs + i)} ${wire(inputs + i)}`);
  lines.sort(() => random(3) - 1);
  const head = `aag ${inputs + gates + 3} ${inputs} 0 ${outputs} ${gates}`;
  const sinks = Array.from({ length: outputs }, () => String(wire(inputs + gates)));
  return [head, ...used.slice(0, inputs).map((v) => String(2 * v)), ...sinks, ...lines].join("\n") + "\n";
}

/** The outputs of a text for all inputs, straight from its lines. */
function valuesOfText(text: string): string {
  const lines = text.split("\n");
  const [, , inputs = 0, , outputs = 0, gates = 0] = lines[0]!.split(" ").map(Number);
  const rows = lines.slice(1).map((line) => line.split(" ").map(Number));
  let all = "";
  for (let inputsOn = 0; inputsOn < 1 << inputs; inputsOn++) {
    const values = new Map([[0, false]]);
    for (let i = 0; i < inputs; i++) values.set(rows[i]![0]! / 2, (inputsOn >> i) % 2 === 1);
    const valueOf = (wire: number) => values.get(wire >> 1)! !== (wire % 2 === 1);
    for (let round = 0; round < gates; round++)
      for (const [out, left, right] of rows.slice(inputs + outputs, inputs + outputs + gates))
        if (values.has(left! >> 1) && values.has(right! >> 1)) values.set(out! / 2, valueOf(left!) && valueOf(right!));
    for (const [wire] of rows.slice(inputs, inputs + outputs)) all += valueOf(wire!) ? 1 : 0;
  }
  return all;
}

/** The outputs of a board for all inputs: gates are the AND of what leads into them. */
function valuesOfBoard(board: Board): string {
  const inputs = board.tokens.filter((token) => token === "i").length;
  let all = "";
  for (let inputsOn = 0; inputsOn < 1 << inputs; inputsOn++) {
    const valueOf = (index: number): boolean => {
      if (board.tokens[index] === "i") return (inputsOn >> index) % 2 === 1;
      if (board.tokens[index] === "0") return false;
      const values = board.edges.filter(([, v]) => v === index + 1).map(([u, , isNegated]) => valueOf(u - 1) !== !!isNegated);
      return board.tokens[index] === "g" ? values.every(Boolean) : (values[0] ?? false);
    };
    board.tokens.forEach((token, i) => (all += token !== "o" ? "" : valueOf(i) ? 1 : 0));
  }
  return all;
}

test("a circuit's drawing computes what its text computes, and so does the text of the drawing", () => {
  for (let i = 0; i < 500; i++) {
    const text = randomText();
    const { board } = readCircuit(text);
    assert.ok(board, text);
    assert.equal(valuesOfBoard(board), valuesOfText(text), text);
    const written = writeCircuit(board, "");
    assert.equal(valuesOfText(written), valuesOfText(text), text);
    const again = readCircuit(written).board!;
    assert.deepEqual([again.tokens, again.edges], [board.tokens, board.edges], text);
    assert.equal(board.points.length, board.tokens.length);
  }
});

test("whatever is drawn is a circuit, whose text is read as the same drawing", () => {
  let [drawn, refused] = [0, 0];
  for (let i = 0; i < 60; i++) {
    let board = readCircuit(randomText()).board!;
    for (let step = 0; step < 25; step++) {
      const any = () => random(board.tokens.length);
      try {
        const before = board;
        const change = random(6);
        const { board: next, index } =
          change === 0 ? withVertex(board, [random(9), random(9)], "igo"[random(3)]!)
          : change === 1 ? withoutVertex(board, any())
          : change === 2 && board.edges.length > 0 ? withoutEdge(board, random(board.edges.length))
          : withEdge(board, any(), any());
        board = next;
        drawn++;
        assert.ok(change !== 0 || (board.points[index]![0] < 9 && board.tokens.length === before.tokens.length + 1));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        refused++;
      }
      const again = readCircuit(writeCircuit(board, "")).board!;
      assert.deepEqual([again.tokens, again.edges.toSorted()], [board.tokens, board.edges.toSorted()]);
      assert.equal(valuesOfBoard(again), valuesOfBoard(board));
      assert.equal(board.points.length, board.tokens.length);
    }
  }
  assert.ok(drawn > 300 && refused > 100, `${drawn} drawn, ${refused} refused`);
});

test("wires are drawn, negated and taken away; what makes no circuit is refused with the reason", () => {
  const board = readCircuit("aag 4 2 0 1 2\n2\n4\n8\n6 2 4\n8 6 1\n").board!; // x1, x2, g3, g4, o1
  const negated = withEdge(board, 2, 3);
  assert.deepEqual([negated.board.edges[2], negated.words], [[3, 4, true], "Wire from g3 to g4 negated."]);
  assert.equal(withEdge(negated.board, 2, 3).board.edges.length, board.edges.length - 1);
  assert.throws(() => withEdge(withoutEdge(board, 0).board, 3, 2), /g4 depends on g3: a circuit has no cycle/);
  assert.throws(() => withEdge(board, 2, 0), /Nothing leads into x1/);
  assert.throws(() => withEdge(board, 4, 3), /Nothing comes from o1/);
  assert.throws(() => withoutVertex(board, 4), /needs an output/);
  const full = withEdge(board, 0, 3).board;
  assert.throws(() => withEdge(full, 1, 3), /g4 has two wires/);
  const { from, to } = wiresOf(board)[2]!;
  assert.equal(edgeAt(board, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]), 2);
  assert.equal(edgeAt(board, [-500, -500]), -1);
});

test("names and the comment stay with their circuit", () => {
  const text = "aag 3 2 0 1 1\n2\n4\n6\n6 2 5\ni0 one\ni1 other\no0 sum\nc\nTwo lines\nof words\n";
  const { board, rest } = readCircuit(text);
  assert.equal(writeCircuit(board!, rest), text);
  const without = withoutVertex(board!, 0).board;
  assert.match(writeCircuit(without, rest), /^aag 2 1 0 1 1\n2\n4\n4 3 1\ni0 other\no0 sum\nc\n/);
});

test("names of inputs and outputs that are not there name nothing", () => {
  const { board, rest } = readCircuit("aag 2 1 0 1 1\n2\n4\n4 2 3\ni0 one\ni1 none\no1 none\no0 sum\n");
  assert.equal(writeCircuit(board!, rest), "aag 2 1 0 1 1\n2\n4\n4 2 3\ni0 one\no0 sum\n");
  const without = readCircuit("aag 1 0 0 1 1\n2\n2 1 1\ni0 none\n").board!;
  assert.deepEqual(without.names, ["", ""]);
});

test("texts that are no circuits are no drawings", () => {
  for (const text of [
    "", "aag", "aag 1 1 1 1 0\n2\n2\n", "aag 1 1 0 1 0\n2\n", "aag 2 1 0 1 1\n2\n4\n4 4 2\n", "aag 2 1 0 1 1\n2\n4\n2 2 2\n",
    "aag 2 1 0 1 1\n2\n4\n4 2 8\n", "aag 1 1 0 1 0\n3\n2\n", "aag 1 1 0 1 0\n2\nx\n", "aag 9999999 9999999 0 1 0\n",
    "aag 3 1 0 1 2\n2\n4\n4 6 2\n6 4 2\n",
  ])
    assert.equal(readCircuit(text).board, null, text);
});
