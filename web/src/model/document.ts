// The document: the text of one puzzle, and the board in it where the page can edit one. The text is
// the truth that is saved and sent; while a board is edited, its tokens are, and the text follows
// when somebody asks for it.

import type { Board } from "./board.ts";
import { type BlockForm, findBlock, readBlock, writeBlock } from "./board_block.ts";
import { type GraphForm, readGraph, writeGraph } from "./graph_block.ts";

export type Form = BlockForm | GraphForm;

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
  return document.head + writeBlock(board) + document.tail;
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

/** The board with another size; squares keep their names, since the lower left one stays. */
export function resized(board: Board, columns: number, rows: number, fill: string): Board {
  const tokens = new Array<string>(columns * rows).fill(fill);
  const rails = board.rails && new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const old = row + board.rows - rows;
    for (let column = 0; column < columns && old >= 0; column++) {
      if (column >= board.columns || old >= board.rows) continue;
      tokens[row * columns + column] = board.tokens[old * board.columns + column]!;
      if (rails) rails[row * columns + column] = board.rails![old * board.columns + column]!;
    }
  }
  return { ...board, columns, rows, tokens, rails };
}
