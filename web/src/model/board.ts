// What a board is to the page: places with tokens on them, wherever the board came from. Places have
// indices: squares row by row from the top, vertices by their numbers.

export type Shape = "squares" | "slanted" | "rails" | "graph" | "circuit";

/** A place as requests name it: a square `[x, y]`, or the number of a vertex. */
export type Place = [number, number] | number;
export type Point = [number, number];

/** Numbers of vertices, from 1; a wire of a circuit may negate what it carries. */
export type Edge = [from: number, to: number, isNegated?: boolean];

export interface Board {
  shape: Shape;
  columns: number; // of a graph: the number of vertices, in one row
  rows: number;
  origin: Point; // the coordinates of the lower left square
  tokens: string[]; // one for each place
  rails: Uint8Array | null; // for each square the sides with a rail: 1 up, 2 right, 4 down, 8 left
  points: Point[]; // of a graph: where the vertices lie, a square's width apart or more
  /** Who chose these points: the page until it knows better, the program, or a person. */
  layout?: "rough" | "program" | "hand";
  edges: Edge[]; // of a graph
  directed: boolean;
  names?: string[]; // of a circuit's inputs and outputs, as the text has them
}

/** A graph whose points are still to be chosen. */
export function graphBoard(tokens: string[], edges: Edge[], directed: boolean, shape: Shape = "graph"): Board {
  return {
    shape,
    columns: tokens.length,
    rows: 1,
    origin: [1, 1],
    tokens,
    rails: null,
    points: [],
    layout: "rough",
    edges,
    directed,
  };
}

/** Gives a graph the places of another one with as many vertices, as far as these are of use. */
export function keepPoints(board: Board, from: Board): void {
  if (board.shape !== from.shape || board.tokens.length !== from.points.length) return;
  board.points = from.points;
  // A changed graph is laid out anew, unless somebody chose the places.
  if (from.layout === "hand") board.layout = "hand";
}

export const RAIL_SIDES = ["up", "right", "down", "left"] as const;

/** A square is so many units wide, as in the pictures of `draw`. */
export const UNIT = 100;
const SLANT_HEIGHT = Math.sqrt(3) / 2;

export const isGraph = ({ shape }: { shape: Shape }): boolean => shape === "graph" || shape === "circuit";

/** What stands in a vertex: its number, or `x1`, `g3`, `o1` for the parts of a circuit. */
export function labelOf(board: Board, index: number): string {
  const token = board.shape === "circuit" ? board.tokens[index]! : "";
  if (token === "i") return `x${index + 1}`;
  if (token === "g") return `g${index + 1}`;
  if (token === "o") return `o${index + 1 - board.tokens.indexOf("o")}`;
  return token || String(index + 1);
}

export function indexOf(board: Board, place: Place): number {
  if (typeof place === "number") return place >= 1 && place <= board.tokens.length ? place - 1 : -1;
  const column = place[0] - board.origin[0];
  const row = board.rows - 1 - (place[1] - board.origin[1]);
  if (column < 0 || row < 0 || column >= board.columns || row >= board.rows) return -1;
  return row * board.columns + column;
}

export function placeOf(board: Board, index: number): Place {
  if (isGraph(board)) return index + 1;
  const row = Math.floor(index / board.columns);
  return [board.origin[0] + (index % board.columns), board.origin[1] + board.rows - 1 - row];
}

/** `d4`, or `(-3,5)` where a coordinate is below 1, or what stands in a vertex. */
export function nameOf(board: Board, index: number): string {
  const place = placeOf(board, index);
  if (typeof place === "number") return board.names?.[index] ? `${labelOf(board, index)} (${board.names[index]})` : labelOf(board, index);
  const [x, y] = place;
  return x >= 1 && y >= 1 ? columnName(x) + y : `(${x},${y})`;
}

/** A square by its coordinates, in the words of a text. */
export const squareName = (x: number, y: number): string => (x >= 1 && y >= 1 ? columnName(x) + y : `${x} ${y}`);

/** The number of a column: 1 for a, 27 for aa. */
export const columnOf = (letters: string): number =>
  [...letters].reduce((number, letter) => 26 * number + letter.charCodeAt(0) - 96, 0);

/** a, b, ..., z, aa, ab, ... */
export function columnName(x: number): string {
  let name = "";
  for (let rest = x; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(97 + ((rest - 1) % 26)) + name;
  return name;
}

/** The middle of a place, in units; y grows downward, as on the screen. */
export function middle(board: Board, index: number): Point {
  if (isGraph(board)) return board.points[index] ?? [0, 0];
  const column = index % board.columns;
  const row = Math.floor(index / board.columns);
  if (board.shape === "slanted")
    return [(column + 0.5 + (board.rows - 1 - row) / 2) * UNIT, (row * SLANT_HEIGHT + 0.5) * UNIT];
  return [(column + 0.5) * UNIT, (row + 0.5) * UNIT];
}

/** Left, top, width and height of all places, in units; of a slanted board without the sides that
 *  hold nothing but `outside`. */
export function extent(board: Board, outside: string | null = null): [number, number, number, number] {
  if (isGraph(board)) {
    if (board.points.length === 0) return [0, 0, 3 * UNIT, 3 * UNIT];
    const xs = board.points.map((p) => p[0]);
    const ys = board.points.map((p) => p[1]);
    const left = xs.reduce((a, b) => Math.min(a, b)) - UNIT;
    const top = ys.reduce((a, b) => Math.min(a, b)) - UNIT;
    const right = xs.reduce((a, b) => Math.max(a, b)) + UNIT;
    const bottom = ys.reduce((a, b) => Math.max(a, b)) + UNIT;
    return [left, top, right - left, bottom - top];
  }
  if (board.shape === "slanted") {
    const height = ((board.rows - 1) * SLANT_HEIGHT + 1) * UNIT;
    let [left, right] = outside === null ? [0, (board.columns + (board.rows - 1) / 2) * UNIT] : [Infinity, 0];
    if (outside !== null)
      board.tokens.forEach((token, index) => {
        if (token === outside) return;
        const [x] = middle(board, index);
        [left, right] = [Math.min(left, x - UNIT / 2), Math.max(right, x + UNIT / 2)];
      });
    return [left, 0, right - left, height];
  }
  return [0, 0, board.columns * UNIT, board.rows * UNIT];
}

/** The place at a point of the screen, in units; -1 if there is none. */
export function placeAt(board: Board, [x, y]: Point): number {
  if (isGraph(board)) {
    let nearest = -1;
    let distance = 45 * 45;
    board.points.forEach(([px, py], index) => {
      const d = (px - x) ** 2 + (py - y) ** 2;
      if (d <= distance) [nearest, distance] = [index, d];
    });
    return nearest;
  }
  let row = Math.floor(y / UNIT);
  let column = Math.floor(x / UNIT);
  if (board.shape === "slanted") {
    row = Math.round((y / UNIT - 0.5) / SLANT_HEIGHT);
    column = Math.floor(x / UNIT - (board.rows - 1 - row) / 2);
  }
  if (row < 0 || column < 0 || row >= board.rows || column >= board.columns) return -1;
  return row * board.columns + column;
}

/** The place that one reaches from another by an arrow key; the same place where there is none. */
export function neighbour(board: Board, index: number, dx: number, dy: number): number {
  if (!isGraph(board)) {
    const column = (index % board.columns) + dx;
    const row = Math.floor(index / board.columns) + dy;
    const inside = column >= 0 && row >= 0 && column < board.columns && row < board.rows;
    return inside ? row * board.columns + column : index;
  }
  // The vertex that lies most nearly in this direction, near ones before far ones.
  const [x, y] = middle(board, index);
  let best = index;
  let least = Infinity;
  board.points.forEach(([px, py], other) => {
    const along = (px - x) * dx + (py - y) * dy;
    const across = Math.abs((px - x) * dy - (py - y) * dx);
    if (other === index || along <= 0 || along < across / 2) return;
    const cost = along + 2 * across;
    if (cost < least) [best, least] = [other, cost];
  });
  return best;
}

/** How many rows and columns are added at each side; negative ones are taken off. */
export interface Sides {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The board with rows and columns added, filled, or taken off; its lower left square keeps the name. */
export function reframed(board: Board, by: Sides, fill: string): Board {
  const columns = board.columns + by.left + by.right;
  const rows = board.rows + by.top + by.bottom;
  const tokens = new Array<string>(columns * rows).fill(fill);
  const rails = board.rails && new Uint8Array(columns * rows);
  for (let row = Math.max(0, -by.top); row < board.rows + Math.min(0, by.bottom); row++) {
    for (let column = Math.max(0, -by.left); column < board.columns + Math.min(0, by.right); column++) {
      const [from, to] = [row * board.columns + column, (row + by.top) * columns + column + by.left];
      tokens[to] = board.tokens[from]!;
      if (rails) rails[to] = board.rails![from]!;
    }
  }
  return { ...board, columns, rows, tokens, rails };
}
