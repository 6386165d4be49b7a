// Drawing graphs and circuits: vertices and edges come and go, whatever text they are written in.
// Vertices keep their order, which for circuits is that of the text: inputs, gates, outputs.

import { type Board, type Edge, type Point, UNIT, labelOf, middle } from "./board.ts";
import { MOST_GATE_WIRES } from "./circuit_text.ts";

export interface Drawn {
  board: Board;
  index: number; // of the vertex that was meant, in the new board
  words: string; // what happened, for a screen reader
}

/** Why something can't be drawn. */
export class Refused extends Error {}

/** The board with vertices in another order; `order` has their indices, and may leave some out. */
function reordered(board: Board, order: number[]): Board {
  const placeOf = new Map(order.map((old, now) => [old + 1, now + 1]));
  const pick = <T>(list: T[]) => order.map((old) => list[old]!);
  const edges = board.edges
    .filter(([u, v]) => placeOf.has(u) && placeOf.has(v))
    .map(([u, v, isNegated]): Edge => {
      const [from, to] = [placeOf.get(u)!, placeOf.get(v)!];
      return isNegated ? [from, to, true] : [from, to];
    });
  return {
    ...board,
    columns: order.length,
    tokens: pick(board.tokens),
    points: pick(board.points),
    layout: "hand",
    edges,
    ...(board.names ? { names: pick(board.names) } : {}),
  };
}

/** Of a circuit, gates behind all of their wires, no wire that makes no difference, and no constant that
 *  nothing comes from. The circuit has no cycle. */
function tidy(drawn: Board, index: number): [Board, number] {
  if (drawn.shape !== "circuit") return [drawn, index];
  const isNeutral = ([u, v, isNegated]: Edge) => drawn.tokens[u - 1] === "0" && (drawn.tokens[v - 1] === "g") === !!isNegated;
  const board = { ...drawn, edges: drawn.edges.filter((edge) => !isNeutral(edge)) };
  const sources = board.tokens.map((): number[] => []);
  for (const [u, v] of board.edges) sources[v - 1]!.push(u - 1);
  const order: number[] = [];
  const isDone = new Set<number>();
  const visit = (first: number) => {
    for (const path = [first]; path.length > 0; ) {
      const at = path.at(-1)!;
      const waiting = sources[at]!.filter((source) => board.tokens[source] === "g" && !isDone.has(source));
      if (waiting.length > 0) path.push(...waiting);
      else {
        path.pop();
        if (!isDone.has(at)) order.push(at);
        isDone.add(at);
      }
    }
  };
  for (const token of ["i", "g", "o"]) board.tokens.forEach((each, i) => each === token && visit(i));
  const constant = board.tokens.indexOf("0");
  if (constant >= 0 && board.edges.some(([u]) => u === constant + 1)) order.push(constant);
  return [reordered(board, order), order.indexOf(index)];
}

/** A new vertex at a point; of a circuit, an input, gate or output. */
export function withVertex(board: Board, at: Point, token = ""): Drawn {
  const larger: Board = {
    ...board,
    tokens: [...board.tokens, token],
    points: [...board.points, at],
    ...(board.names ? { names: [...board.names, ""] } : {}),
  };
  const ranks = ["i", "g", "o", "0"];
  const order = [...larger.tokens.keys()];
  if (token !== "") order.sort((a, b) => ranks.indexOf(larger.tokens[a]!) - ranks.indexOf(larger.tokens[b]!));
  const next = reordered(larger, order);
  const index = order.indexOf(board.tokens.length);
  return { board: next, index, words: `${labelOf(next, index)} drawn.` };
}

/** The board without a vertex and its edges. */
export function withoutVertex(board: Board, index: number): Drawn {
  const isLastOutput = board.tokens[index] === "o" && board.tokens.filter((token) => token === "o").length === 1;
  if (isLastOutput) throw new Refused("A circuit needs an output.");
  const order = [...board.tokens.keys()].filter((i) => i !== index);
  if (order.length === 0) throw new Refused("The last vertex stays.");
  const [next] = tidy(reordered(board, order), 0);
  return { board: next, index: Math.min(index, next.tokens.length - 1), words: `${labelOf(board, index)} taken away.` };
}

const isEdge = (board: Board, from: number, to: number) => ([u, v]: Edge) =>
  (u === from + 1 && v === to + 1) || (!board.directed && u === to + 1 && v === from + 1);

/** Draws the edge from one vertex to another, or takes it away if it is there. Of a circuit, a wire
 *  that is drawn again negates, and drawn a third time it goes. */
export function withEdge(board: Board, from: number, to: number): Drawn {
  const known = board.edges.map(isEdge(board, from, to)).lastIndexOf(true);
  if (known >= 0) return board.shape === "circuit" && !board.edges[known]![2] ? withNegated(board, known) : withoutEdge(board, known);
  if (board.shape === "circuit") refuseWire(board, from, to);
  // An output has one wire: the new one comes instead.
  const rest = board.tokens[to] === "o" && board.shape === "circuit" ? board.edges.filter(([, v]) => v !== to + 1) : board.edges;
  const [next, index] = tidy({ ...board, layout: "hand", edges: [...rest, [from + 1, to + 1]] }, to);
  return { board: next, index, words: `${edgeName(board)} from ${labelOf(board, from)} to ${labelOf(board, to)} drawn.` };
}

function refuseWire(board: Board, from: number, to: number): void {
  const [source, sink] = [labelOf(board, from), labelOf(board, to)];
  if (board.tokens[from] === "o") throw new Refused(`Nothing comes from ${source}, which is an output.`);
  if (board.tokens[to] === "i" || board.tokens[to] === "0") throw new Refused(`Nothing leads into ${sink}, which is no gate and no output.`);
  if (board.tokens[from] === "0" && board.tokens[to] === "o") throw new Refused(`${sink} is 0 without a wire.`);
  const wires = board.edges.filter(([, v]) => v === to + 1).length;
  if (board.tokens[to] === "g" && wires >= MOST_GATE_WIRES) throw new Refused(`${sink} has two wires: take one away first.`);
  // Does the source depend on the gate?
  const reached = new Set([to + 1]);
  for (let size = 0; size !== reached.size; ) {
    size = reached.size;
    for (const [u, v] of board.edges) if (reached.has(u)) reached.add(v);
  }
  if (reached.has(from + 1)) throw new Refused(`${source} depends on ${sink}: a circuit has no cycle.`);
}

export function withoutEdge(board: Board, edge: number): Drawn {
  const [from, to] = board.edges[edge]!;
  const [next, index] = tidy({ ...board, layout: "hand", edges: board.edges.filter((_, i) => i !== edge) }, to - 1);
  return { board: next, index, words: `${edgeName(board)} from ${labelOf(board, from - 1)} to ${labelOf(board, to - 1)} taken away.` };
}

/** A circuit in which a wire carries the contrary. */
export function withNegated(board: Board, edge: number): Drawn {
  const [from, to, isNegated] = board.edges[edge]!;
  const edges = board.edges.map((each, i): Edge => (i !== edge ? each : isNegated ? [from, to] : [from, to, true]));
  const words = `Wire from ${labelOf(board, from - 1)} to ${labelOf(board, to - 1)} ${isNegated ? "no longer negated" : "negated"}.`;
  const [next, index] = tidy({ ...board, layout: "hand", edges }, to - 1);
  return { board: next, index, words };
}

const edgeName = ({ shape, directed }: Board) => (shape === "circuit" ? "Wire" : directed ? "Arc" : "Edge");

const HALF = 30; // of an input or gate of a circuit

/** Where a wire begins and ends, and how far it bends. */
export interface Wire {
  from: Point;
  to: Point;
  bend: number;
}

/** The wires of a circuit, as its edges: from the right of the source to the left of the gate, whose
 *  two wires end apart. O(edges). */
export function wiresOf(board: Board): Wire[] {
  const isSecond = new Set<number>();
  return board.edges.map(([u, v]) => {
    const [[x1, y1], [x2, y2]] = [middle(board, u - 1), middle(board, v - 1)];
    const slot = board.tokens[v - 1] !== "g" ? 0 : isSecond.has(v) ? 12 : -12;
    isSecond.add(v);
    const [from, to]: [Point, Point] = [[x1 + HALF, y1], [x2 - HALF, y2 + slot]];
    return { from, to, bend: Math.max(0.45 * Math.abs(to[0] - from[0]), to[0] < from[0] ? 80 : 20) };
  });
}

const NEAR = 14; // units from an edge that still mean it
const PARTS = 24; // of a wire, as straight lines

/** The edge at a point, or -1. */
export function edgeAt(board: Board, [x, y]: Point): number {
  let nearest = -1;
  let least = NEAR;
  const wires = board.shape === "circuit" ? wiresOf(board) : [];
  board.edges.forEach(([u, v], i) => {
    const line = wires[i] ? curve(wires[i]) : [middle(board, u - 1), middle(board, v - 1)];
    for (let k = 1; k < line.length; k++) {
      const distance = distanceTo([x, y], line[k - 1]!, line[k]!);
      if (distance < least) [nearest, least] = [i, distance];
    }
  });
  return nearest;
}

function curve({ from, to, bend }: Wire): Point[] {
  return Array.from({ length: PARTS + 1 }, (_, i) => {
    const t = i / PARTS;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [a * from[0] + b * (from[0] + bend) + c * (to[0] - bend) + d * to[0], (a + b) * from[1] + (c + d) * to[1]];
  });
}

function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** A point near (x, y) that is no vertex's. */
export function freePoint(board: Board, x: number, y: number): Point {
  for (let ring = 1; ; ring++) {
    for (let i = 0; i < 8 * ring; i++) {
      const angle = (2 * Math.PI * i) / (8 * ring);
      const point: Point = [x + 1.5 * UNIT * ring * Math.cos(angle), y + 1.5 * UNIT * ring * Math.sin(angle)];
      if (board.points.every(([px, py]) => Math.hypot(px - point[0], py - point[1]) >= UNIT)) return point;
    }
  }
}
