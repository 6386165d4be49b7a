// The document: the text of one puzzle, and the board in it where the page can edit one. The text is
// the truth that is saved and sent; while a board is edited, its tokens are, and the text follows
// when somebody asks for it.

import type { Editor } from "../api.ts";
import { type Board, type Sides, columnOf, reframed, squareName } from "./board.ts";
import { type BlockForm, findBlock, readBlock, writeBlock } from "./board_block.ts";
import { readCircuit, writeCircuit } from "./circuit_text.ts";
import { type GraphForm, readGraph, writeGraph } from "./graph_block.ts";

export type Form = BlockForm | GraphForm | { shape: "circuit" };

export interface Document {
  form: Form | null;
  head: string; // before the block, or all lines that are no part of a graph
  board: Board | null;
  tail: string;
  text: string | null; // null while the board has changes that are not written yet
}

export function parse(text: string, form: Form | null): Document {
  const plain: Document = { form, head: text, board: null, tail: "", text };
  if (!form || /^---[ \t]*$/m.test(text)) return plain;
  if (form.shape === "graph") {
    const { others, board } = readGraph(text, form);
    return board ? { form, head: others, board, tail: "", text } : plain;
  }
  if (form.shape === "circuit") {
    const { rest, board } = readCircuit(text);
    return board ? { form, head: "", board, tail: rest, text } : plain;
  }
  const block = findBlock(text, form);
  if (!block) return plain;
  const head = text.slice(0, block.from);
  const board = readBlock(text.slice(block.from, block.to), form, originIn(head));
  return board ? { form, head, board, tail: text.slice(block.to), text } : plain;
}

export function textOf(document: Document): string {
  if (document.text === null) document.text = withBoard(document, document.board!);
  return document.text;
}

/** The text with another board in place of the document's own. */
export function withBoard(document: Document, board: Board): string {
  if (document.form?.shape === "graph") return writeGraph(document.head, board, document.form);
  if (document.form?.shape === "circuit") return writeCircuit(board, document.tail);
  return document.head + writeBlock(board) + document.tail;
}

/** The text with nothing on the board, and without the rules that speak of a token or a square. */
export function clearedText(document: Document, editor: Editor): string {
  const board = document.board!;
  const empty = editor.empty ?? ".";
  const tokens = board.tokens.map((token) => (token === editor.outside ? token : empty));
  const points = board.points.slice(0, 1);
  const bare: Board =
    board.shape === "graph" ? { ...board, tokens: [""], points, edges: [] }
    : board.shape === "circuit" ? { ...board, tokens: ["o"], points, edges: [], names: [""] }
    : { ...board, tokens, rails: board.rails && new Uint8Array(tokens.length) };
  const text = withBoard({ ...document, tail: board.shape === "circuit" ? "" : document.tail }, bare);
  return (editor.settings ?? [])
    .filter(({ type }) => type === "token" || type === "square")
    .reduce((words, { key }) => withLine(words, key, null), text);
}

function originIn(head: string): [number, number] {
  const found = /^[ \t]*origin[ \t]+(-?\d+)[ \t]+(-?\d+)/m.exec(head);
  return found ? [Number(found[1]), Number(found[2])] : [1, 1];
}

/** The value of a line `key value...`, or null. */
export function lineValue(text: string, key: string): string | null {
  const found = new RegExp(`^[ \\t]*${key}(?:[ \\t]+(.*?))?[ \\t]*(?:#.*)?\\r?$`, "m").exec(text);
  return found ? (found[1] ?? "").trim() : null;
}

/** The text with the line `key value` changed, added behind the first line, or (null) taken out. */
export function withLine(text: string, key: string, value: string | null): string {
  const line = new RegExp(`^[ \\t]*${key}(?:[ \\t].*)?\\r?(?:\\n|$)`, "m");
  const words = value === null ? "" : `${key}${value === "" ? "" : " " + value}\n`;
  if (line.test(text)) return text.replace(line, () => words);
  if (value === null) return text;
  const first = /^[ \t]*[^#\s].*$/m.exec(text); // the line that names the kind
  const at = first ? first.index + first[0].length : text.length;
  const isEnd = at >= text.length;
  return text.slice(0, at) + "\n" + words.trimEnd() + (isEnd ? "\n" : "") + text.slice(at);
}

/** The text with rows and columns added at the sides of the board, or taken off. Squares keep their
 *  names where the text says where the board begins. Where it does not, the lower left square is a1,
 *  and lines with the keys `places` follow their squares. */
export function reframedText(document: Document, by: Sides, fill: string, places: string[]): string {
  const board = reframed(document.board!, by, fill);
  const [dx, dy] = [by.left, by.bottom];
  if (lineValue(document.head, "origin") === null) {
    const { head, tail } = document;
    const moved = (text: string) => places.reduce((words, key) => withMovedPlace(words, key, dx, dy), text);
    return withBoard({ ...document, head: moved(head), tail: moved(tail) }, board);
  }
  const [x, y] = board.origin;
  return withBoard({ ...document, head: withLine(document.head, "origin", `${x - dx} ${y - dy}`) }, board);
}

/** The text whose line `key` names a place, `3 1` or `c1`, by which it ends, moved. */
function withMovedPlace(text: string, key: string, dx: number, dy: number): string {
  const value = lineValue(text, key) ?? "";
  const found = /^(.*?)(?:(-?\d+)[ \t]+(-?\d+)|([a-z]{1,3})([1-9]\d*))$/.exec(value);
  if (!found || (dx === 0 && dy === 0)) return text;
  const [, before, x, y, letters, row] = found;
  const moved = letters
    ? squareName(columnOf(letters) + dx, Number(row) + dy)
    : `${Number(x) + dx} ${Number(y) + dy}`;
  return withLine(text, key, before + moved);
}
