// Reads and writes circuits as texts of the AIGER format: inputs, gates and outputs are vertices, in
// this order, and wires are edges. A gate takes the AND of its wires, so that a wire that is always 1
// makes no difference there and is no edge; nor is an output's wire that is always 0. Another wire
// that never changes comes from a last vertex, the constant `0`.

import { type Board, type Edge, type Point, graphBoard } from "./board.ts";

export const FIRST_WORD = "aag";
export const MOST_GATE_WIRES = 2;

const MOST_VERTICES = 20_000; // beyond, drawing by hand makes no sense
const [NEVER, ALWAYS]: [number, number] = [0, 1]; // wires
const [COLUMN, ROW] = [190, 100];

export interface CircuitText {
  rest: string; // the comment behind the circuit
  board: Board | null;
}

export function readCircuit(text: string): CircuitText {
  const lines = text.split("\n").map((line) => line.trim());
  const numbers = (line: string | undefined) =>
    line !== undefined && /^\d+(\s+\d+)*$/.test(line) ? line.split(/\s+/).map(Number) : [];
  const none = { rest: "", board: null };
  const head = lines[0]?.startsWith(FIRST_WORD + " ") ? numbers(lines[0].slice(FIRST_WORD.length + 1)) : [];
  const [, inputs = 0, latches = 1, outputs = 0, gates = 0] = head;
  if (head.length !== 5 || latches !== 0 || inputs + outputs + gates >= MOST_VERTICES) return none;
  let at = 1;
  const take = (count: number, size: number) => {
    const rows = Array.from({ length: count }, () => numbers(lines[at++]));
    return rows.every((row) => row.length === size) ? rows : null;
  };
  const [sources, sinks, ands] = [take(inputs, 1), take(outputs, 1), take(gates, 3)];
  if (!sources || !sinks || !ands) return none;
  const order = inOrder(sources.map((row) => row[0]!), ands);
  if (!order) return none;
  const { vertexOf, sorted } = order;
  const tokens = [...Array<string>(inputs).fill("i"), ...Array<string>(gates).fill("g"), ...Array<string>(outputs).fill("o")];
  const edges: Edge[] = [];
  let isSound = true;
  const connect = (wire: number, neutral: number, to: number) => {
    if (wire === neutral) return;
    const from = wire <= ALWAYS ? tokens.length + 1 : (vertexOf.get(wire >> 1) ?? 0);
    isSound &&= from > 0;
    edges.push(wire % 2 === 1 ? [from, to, true] : [from, to]);
  };
  for (const [out, left, right] of sorted)
    for (const wire of [left!, right!]) connect(wire, ALWAYS, vertexOf.get(out! >> 1)!);
  sinks.forEach(([wire], i) => connect(wire!, NEVER, inputs + gates + i + 1));
  if (!isSound || tokens.length === 0) return none;
  if (edges.some(([from]) => from > tokens.length)) tokens.push("0");
  const names = readNames(lines, at, tokens);
  const comment = lines.indexOf("c", at);
  const rest = comment < 0 ? "" : text.split("\n").slice(comment).join("\n");
  const board: Board = { ...graphBoard(tokens, edges, true, "circuit"), names };
  board.points = inColumns(board);
  return { rest, board };
}

/** Numbers of vertices for variables: gates are numbered so that each follows its wires, by the same
 *  search as in the program, so that its pictures have the same names. Null for a cycle. */
function inOrder(inputs: number[], gates: number[][]) {
  const vertexOf = new Map<number, number>();
  const lineOf = new Map<number, number>();
  inputs.forEach((wire, i) => vertexOf.set(wire >> 1, i + 1));
  gates.forEach(([out], i) => lineOf.set(out! >> 1, i));
  const isSound =
    vertexOf.size === inputs.length &&
    lineOf.size === gates.length &&
    inputs.every((wire) => wire % 2 === 0 && wire > 0 && !lineOf.has(wire >> 1)) &&
    gates.every(([out]) => out! % 2 === 0 && out! > 0);
  if (!isSound) return null;
  const sorted: number[][] = [];
  const isOpen = new Set<number>();
  for (const first of gates.keys()) {
    const path = [first];
    while (path.length > 0) {
      const line = path.at(-1)!;
      const [out, ...wires] = gates[line]!;
      if (vertexOf.has(out! >> 1)) {
        path.pop();
        continue;
      }
      isOpen.add(line);
      const waiting: number[] = [];
      for (const wire of wires) {
        const other = lineOf.get(wire >> 1);
        if (other === undefined || vertexOf.has(wire >> 1)) continue;
        if (isOpen.has(other)) return null;
        waiting.push(other);
      }
      path.push(...waiting);
      if (waiting.length > 0) continue;
      sorted.push(gates[line]!);
      vertexOf.set(out! >> 1, inputs.length + sorted.length);
    }
  }
  return { vertexOf, sorted };
}

/** Names of inputs and outputs: lines `i0 x`, `o0 sum` below the gates. */
function readNames(lines: string[], at: number, tokens: string[]): string[] {
  const names = new Array<string>(tokens.length).fill("");
  for (; at < lines.length && lines[at] !== "c"; at++) {
    const found = /^([io])(\d+)\s+(.+)$/.exec(lines[at]!);
    if (!found) continue;
    const [, token, number, name] = found;
    const index = tokens.indexOf(token!) + Number(number);
    if (tokens[index] === token) names[index] = name!;
  }
  return names;
}

/** Where the vertices lie until the program says better: each gate right of its wires. */
function inColumns(board: Board): Point[] {
  const columns = board.tokens.map((token): number => (token === "g" ? 1 : 0));
  for (const [u, v] of board.edges) columns[v - 1] = Math.max(columns[v - 1]!, columns[u - 1]! + 1);
  const last = Math.max(...columns.filter((_, i) => board.tokens[i] !== "o"), 0) + 1;
  const heights = new Map<number, number>();
  return board.tokens.map((token, i) => {
    const column = token === "o" ? last : columns[i]!;
    const height = heights.get(column) ?? 0;
    heights.set(column, height + 1);
    return [column * COLUMN, (height + (column % 2) / 4) * ROW];
  });
}

export function writeCircuit(board: Board, rest: string): string {
  const { tokens, edges } = board;
  const count = (token: string) => tokens.filter((each) => each === token).length;
  const [inputs, gates, outputs] = [count("i"), count("g"), count("o")];
  const wires = tokens.map((): number[] => []);
  for (const [from, to, isNegated] of edges)
    wires[to - 1]!.push((tokens[from - 1] === "0" ? NEVER : 2 * from) + (isNegated ? 1 : 0));
  const lines = [`${FIRST_WORD} ${inputs + gates} ${inputs} 0 ${outputs} ${gates}`];
  for (let v = 1; v <= inputs; v++) lines.push(String(2 * v));
  for (let i = inputs + gates; i < inputs + gates + outputs; i++) lines.push(String(wires[i]![0] ?? NEVER));
  for (let i = inputs; i < inputs + gates; i++)
    lines.push(`${2 * (i + 1)} ${wires[i]![0] ?? ALWAYS} ${wires[i]![1] ?? ALWAYS}`);
  (board.names ?? []).forEach((name, i) => {
    if (name) lines.push(i < inputs ? `i${i} ${name}` : `o${i - inputs - gates} ${name}`);
  });
  return lines.join("\n") + "\n" + rest;
}
