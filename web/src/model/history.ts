// Undo and redo without limit. A step on the board keeps the tokens that changed, any other step the
// part of the text that changed, so that a thousand strokes on a large board stay small.

import { type Board, isGraph } from "./board.ts";
import { type Document, parse, textOf } from "./document.ts";

type Step =
  | { kind: "tokens"; at: number[]; before: string[]; after: string[] }
  | { kind: "text"; from: number; removed: string; inserted: string; places: [Places, Places] };

/** Where the vertices of a graph lie, which is no part of the text. */
type Places = Pick<Board, "points" | "layout">;

const NO_POINTS: Board["points"] = [];

const placesOf = ({ board }: Document): Places =>
  board && isGraph(board) ? { points: board.points, layout: board.layout } : { points: NO_POINTS };

export class History {
  private done: Step[] = [];
  private undone: Step[] = [];

  get canUndo(): boolean {
    return this.done.length > 0;
  }
  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  /** Notes tokens that were changed, with what stood there before. */
  noteTokens(at: number[], before: string[], after: string[]): void {
    this.push({ kind: "tokens", at, before, after });
  }

  /** Notes a change of the text; strokes of the keyboard in one word become one step. */
  noteText(before: Document, after: Document): void {
    const [old, now] = [textOf(before), textOf(after)];
    const [from, removed, inserted] = difference(old, now);
    const places: [Places, Places] = [placesOf(before), placesOf(after)];
    if (removed === "" && inserted === "" && places[0].points === places[1].points) return;
    const last = this.done.at(-1);
    const isTyping = /^\w$/.test(inserted) && removed === "" && this.undone.length === 0;
    if (isTyping && last?.kind === "text" && last.from + last.inserted.length === from) {
      last.inserted += inserted;
      last.places[1] = places[1];
      return;
    }
    this.push({ kind: "text", from, removed, inserted, places });
  }

  undo(document: Document): [Document, number[] | null] | null {
    const step = this.done.pop();
    if (!step) return null;
    this.undone.push(step);
    return apply(document, step, true);
  }

  redo(document: Document): [Document, number[] | null] | null {
    const step = this.undone.pop();
    if (!step) return null;
    this.done.push(step);
    return apply(document, step, false);
  }

  private push(step: Step): void {
    this.done.push(step);
    this.undone = [];
  }
}

/** The document after a step, and the places that changed (null: anything may have). */
function apply(document: Document, step: Step, back: boolean): [Document, number[] | null] {
  if (step.kind === "tokens") {
    const values = back ? step.before : step.after;
    const order = back ? [...step.at.keys()].reverse() : [...step.at.keys()];
    for (const i of order) document.board!.tokens[step.at[i]!] = values[i]!;
    return [{ ...document, text: null }, step.at];
  }
  const text = textOf(document);
  const [gone, come] = back ? [step.inserted, step.removed] : [step.removed, step.inserted];
  const now = text.slice(0, step.from) + come + text.slice(step.from + gone.length);
  const after = parse(now, document.form);
  const places = step.places[back ? 0 : 1];
  if (after.board && isGraph(after.board) && places.points.length === after.board.points.length)
    Object.assign(after.board, places);
  return [after, null];
}

/** Where two texts differ: the offset, what was there, what is there now. */
export function difference(before: string, after: string): [number, string, string] {
  let from = 0;
  const shorter = Math.min(before.length, after.length);
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from++;
  let same = 0;
  while (
    same < shorter - from &&
    before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)
  )
    same++;
  return [from, before.slice(from, before.length - same), after.slice(from, after.length - same)];
}
