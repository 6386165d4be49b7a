// Reads and writes the `board` block of a puzzle's text: rows of tokens, or the rows and rails of
// Push Fight. The page edits tokens without asking anybody, so that large boards stay quick; what a
// token means, and whether the text as a whole is right, the program says.

import type { Board } from "./board.ts";

/** What of the text the block is, as offsets: `board`'s rows without the line `board` itself. */
export interface Block {
  from: number;
  to: number;
}

export interface BlockForm {
  shape: "squares" | "slanted" | "rails";
  budgets: boolean; // a number or a star behind a letter belongs to its token
  keys: string[]; // words that begin a line and end the block
}

const KEY_LINE = /^[ \t]*([a-z][a-z0-9-]*)/;

/** The rows below the line `board`, or null if there is none (a board by name, a list of pieces). */
export function findBlock(text: string, form: BlockForm): Block | null {
  const begin = /^[ \t]*board[ \t]*(?:#.*)?\r?$/m.exec(text);
  if (!begin) return null;
  const from = Math.min(begin.index + begin[0].length + 1, text.length);
  const keys = new Set(form.keys);
  let at = from;
  let to = from;
  while (at < text.length) {
    let end = text.indexOf("\n", at);
    if (end < 0) end = text.length;
    // Keys and ends of blocks are short, so that the beginning of a line decides.
    const start = text.slice(at, Math.min(end, at + 40));
    const key = KEY_LINE.exec(start);
    const isBlank = /^\s*$/.test(text.slice(at, end));
    if (start.startsWith("---") || (key && keys.has(key[1]!))) break;
    if (isBlank && form.shape !== "rails") break;
    at = Math.min(end + 1, text.length);
    if (!isBlank || form.shape !== "rails") to = at;
    else if (to === from) to = at; // the first line of rails may be blank
  }
  return { from, to };
}

/** The board in a block; null where its rows are of different lengths or a row is no row. */
export function readBlock(rows: string, form: BlockForm, origin: [number, number]): Board | null {
  return form.shape === "rails" ? readRails(rows) : readTokens(rows, form, origin);
}

export function writeBlock(board: Board): string {
  return board.shape === "rails" ? writeRails(board) : writeTokens(board);
}

function readTokens(rows: string, form: BlockForm, origin: [number, number]): Board | null {
  const pattern = form.budgets ? /[A-Za-z](?:\d+|\*)?|\S/gu : /\S/gu;
  const lines = rows.split("\n");
  if (lines.at(-1)!.trim() === "") lines.pop();
  const tokens: string[] = [];
  let columns = 0;
  for (const line of lines) {
    const found = line.match(pattern) ?? [];
    if (columns === 0) columns = found.length;
    if (found.length !== columns || columns === 0) return null;
    for (const token of found) tokens.push(token);
  }
  if (columns === 0) return null;
  return {
    shape: form.shape,
    columns,
    rows: lines.length,
    origin,
    tokens,
    rails: null,
    points: [],
    edges: [],
    directed: false,
  };
}

function writeTokens(board: Board): string {
  let width = 1;
  for (const token of board.tokens) if (token.length > width) width = token.length;
  const lines: string[] = [];
  for (let row = 0; row < board.rows; row++) {
    const cells = board.tokens.slice(row * board.columns, (row + 1) * board.columns);
    const line = width === 1 ? cells.join(" ") : cells.map((c) => c.padEnd(width)).join(" ");
    lines.push(line.trimEnd());
  }
  return lines.join("\n") + "\n";
}

/** Line 0 holds rails; a line of rails between two rows may be left out (docs/formats.md). */
function readRails(text: string): Board | null {
  const lines = text.replace(/\r/g, "").split("\n");
  const rowLines: string[] = [];
  const railLines: string[] = [];
  let line = 0;
  for (const words of lines) {
    if (line > 0 && line % 2 === 0 && /[^ -]/.test(words)) railLines[line++ / 2] = "";
    if (line % 2 === 0) railLines[line / 2] = words;
    else rowLines[(line - 1) / 2] = words;
    line++;
  }
  while (rowLines.length > 0 && !/[^ #]/.test(rowLines.at(-1)!)) rowLines.pop();
  const rows = rowLines.length;
  const columns = Math.max(0, ...rowLines.map((words) => Math.floor(words.length / 2)));
  if (rows === 0 || columns === 0) return null;
  const tokens: string[] = [];
  const rails = new Uint8Array(rows * columns);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const token = rowLines[row]![2 * column + 1] ?? "#";
      tokens.push(token === " " ? "#" : token);
    }
  }
  const isSquare = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows && tokens[row * columns + column] !== "#";
  const stand = (column: number, row: number, side: number) => {
    if (isSquare(column, row)) rails[row * columns + column]! |= side;
  };
  for (let row = 0; row <= rows; row++) {
    for (let column = 0; column <= columns; column++) {
      if (railLines[row]?.[2 * column + 1] === "-") {
        stand(column, row, 1);
        stand(column, row - 1, 4);
      }
      if (rowLines[row]?.[2 * column] === "|") {
        stand(column, row, 8);
        stand(column - 1, row, 2);
      }
    }
  }
  return {
    shape: "rails",
    columns,
    rows,
    origin: [1, 1],
    tokens,
    rails,
    points: [],
    edges: [],
    directed: false,
  };
}

function writeRails(board: Board): string {
  const lines = Array.from({ length: 2 * board.rows + 1 }, () =>
    new Array<string>(2 * board.columns + 1).fill(" "),
  );
  board.tokens.forEach((token, index) => {
    const x = 2 * (index % board.columns) + 1;
    const y = 2 * Math.floor(index / board.columns) + 1;
    const rails = railsOf(board, index);
    lines[y]![x] = token === "#" ? " " : token;
    if (rails & 1) lines[y - 1]![x] = "-";
    if (rails & 2) lines[y]![x + 1] = "|";
    if (rails & 4) lines[y + 1]![x] = "-";
    if (rails & 8) lines[y]![x - 1] = "|";
  });
  const words = lines.map((line) => line.join("").trimEnd());
  while (words.length > 2 && words.at(-1) === "") words.pop();
  return words.join("\n") + "\n";
}

/** The sides of a square with a rail: those that are edges of the square alone. Rails beside a square that
 *  was drawn later are no rails any more. */
export function railsOf(board: Board, index: number): number {
  const rails = board.rails?.[index] ?? 0;
  return rails === 0 ? 0 : [1, 2, 4, 8].reduce((all, side) => all | (rails & side && isBoundary(board, index, side) ? side : 0), 0);
}

/** A rail stands on an edge of exactly one square: whether a side of a square is such an edge. */
export function isBoundary(board: Board, index: number, side: number): boolean {
  if (board.tokens[index] === "#") return false;
  const column = (index % board.columns) + (side === 2 ? 1 : side === 8 ? -1 : 0);
  const row = Math.floor(index / board.columns) + (side === 4 ? 1 : side === 1 ? -1 : 0);
  if (column < 0 || row < 0 || column >= board.columns || row >= board.rows) return true;
  return board.tokens[row * board.columns + column] === "#";
}
