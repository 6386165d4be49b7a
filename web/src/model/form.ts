// Where a kind has its board in the text, as the catalogue tells it.

import type { KindInfo } from "../api.ts";
import type { Form } from "./document.ts";

// Keys that may follow a board, for kinds whose row does not list keys.
const KEYS = ["board", "target", "goal", "jumps", "origin", "budget", "last", "rules", "piece", "turn", "moves", "question", "desert", "margin"];

/** `slanted`: the squares are a lattice of triangles. Null for kinds whose texts have no board. */
export function formOf(kind: KindInfo | null, text: string, slanted: boolean): Form | null {
  const editor = kind?.editor;
  if (!editor) return null;
  if (editor.shape === "circuit") return { shape: "circuit" };
  if (editor.shape === "graph") {
    const line = /^[ \t]*[^#\s].*$/m.exec(text)?.[0] ?? "";
    const directed = /\bdirected\b/.test(line) || (editor.directed ?? false);
    return { shape: "graph", block: editor.block ?? "edges", directed, tokens: !!editor.tokens };
  }
  const shape = editor.shape === "squares" && slanted ? "slanted" : editor.shape;
  return { shape, budgets: !!editor.budgets, keys: editor.keys ?? KEYS };
}
