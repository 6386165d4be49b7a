// Small parts that views share.

import { Component, type ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ApiError, type Editor, type KindInfo } from "../api.ts";
import { type Budget, type Looks, UNBOUNDED, looksOf } from "../board/looks.ts";
import type { Board } from "../model/board.ts";
import { indexOf, isGraph, labelOf } from "../model/board.ts";
import { lineValue } from "../model/document.ts";
import { store } from "../store.ts";

/** "solo-chess" becomes "Solo Chess". */
export function titleOf(kind: KindInfo | string | null): string {
  if (!kind) return "Text";
  const name = typeof kind === "string" ? kind : kind.name;
  const words = name.split("-").map((word) => (/^(\d?sat|qbf)$/.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)));
  return words.join(" ").replace("And Or", "And-Or").replace("Red Blue", "Red-Blue");
}

let known: { editor: Editor | null; budget: Budget; isGraph: boolean; looks: Looks } | null = null;

/** How often, or how far, a piece without a number of its own may capture in a puzzle. */
export function budgetOf({ text, drawn }: { text: string; drawn?: string }): Budget {
  const distance = lineValue(drawn ?? text, "distance");
  const value = distance ?? lineValue(drawn ?? text, "budget") ?? "unlimited";
  return { value: value === "unlimited" ? "*" : value, onDistance: distance !== null };
}

/** The looks of the document's kind; the same object as long as nothing changes. */
export function documentLooks(): Looks {
  const editor = store.kind?.editor ?? null;
  const budget = store.info ? budgetOf(store.info) : (known?.budget ?? UNBOUNDED);
  const hasVertices = editor !== null && isGraph(editor);
  const isKnown = known?.budget.value === budget.value && known.budget.onDistance === budget.onDistance;
  if (!known || !isKnown || known.editor !== editor || known.isGraph !== hasVertices)
    known = { editor, budget, isGraph: hasVertices, looks: looksOf(editor, budget, hasVertices) };
  return known.looks;
}

/** Goal and last piece of the document, as marks on a board. Once the board has another size, places
 *  may have other names until the program has read the text. */
export function documentMarks(board: Board): { kind: string; index: number }[] {
  const marks = store.isSizeRead(board) ? (store.info?.board?.marks ?? []) : [];
  return marks
    .map(({ kind, at }) => ({ kind, index: indexOf(board, at) }))
    .filter(({ index }) => index >= 0);
}

export const wordsOf = (error: unknown): string => {
  if (error instanceof ApiError || error instanceof Error) return error.message;
  return String(error);
};

/** A picture as `draw` makes it, shown as an image so that nothing of it mixes with the page. */
export function Picture({ svg, alt }: { svg: string; alt: string }) {
  const [url, setUrl] = useState("");
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return url ? <img class="picture" src={url} alt={alt} /> : null;
}

export function Trouble({ children }: { children: ComponentChildren }) {
  return (
    <p class="trouble" role="alert">
      {children}
    </p>
  );
}

/** The whole number in a field, or the nearest one that is allowed. */
export const whole = (words: string, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.trunc(Number(words)) || least));

/** A button that does nothing now. It keeps the focus, which a disabled one would lose. */
export const off = (isOff: boolean) => (isOff ? { "aria-disabled": "true" as const } : {});

/** Where a view fails, words in its place; the rest of the page goes on. */
export class Boundary extends Component<{ children: ComponentChildren }, { words: string }> {
  override state = { words: "" };
  static override getDerivedStateFromError = (error: unknown) => ({ words: wordsOf(error) });
  override render() {
    const { words } = this.state;
    return words ? <Trouble>This part of the page failed ({words}). The puzzle is as it was: choose a mode above to go on.</Trouble> : this.props.children;
  }
}

export const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" class="icon">
    <path d={path} />
  </svg>
);

interface EntryProps {
  type: "number" | "text";
  value: string | number;
  commit: (value: string) => void;
  min?: number;
  max?: number;
  placeholder?: string;
}

/** A field whose value counts when it is left or Enter is pressed: what is being typed stays, whatever
 *  else changes meanwhile. */
export function Entry({ value, commit, ...rest }: EntryProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      {...rest}
      value={draft ?? value}
      onInput={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => setDraft(null)}
      onChange={(event) => {
        const words = event.currentTarget.value.trim();
        setDraft(null);
        commit(words);
      }}
    />
  );
}

/** A menu below a button; closes when something in it is chosen, by Escape, or when it is left. */
export function Menu({ label, children }: { label: string; children: ComponentChildren }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const leave = (event: Event) => {
      if (!details.current!.contains(event.target as Node)) details.current!.open = false;
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, []);
  return (
    <details
      ref={details}
      class="menu"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        details.current!.open = false;
        details.current!.querySelector("summary")!.focus();
      }}
    >
      <summary>{label}</summary>
      <div
        class="menu-items"
        onClick={(event) => {
          if (!(event.target as Element).closest("button")) return;
          details.current!.open = false;
          details.current!.querySelector("summary")!.focus();
        }}
      >
        {children}
      </div>
    </details>
  );
}

/** The board as a list, for those who read it rather than see it. */
export function BoardList({ board, looks, name }: { board: Board; looks: Looks; name: (index: number) => string }) {
  const [open, setOpen] = useState(false);
  const isEmpty = (token: string) => !isGraph(board) && (token === looks.empty || token === looks.outside);
  const most = 500;
  const pieces: number[] = [];
  if (open)
    for (let i = 0; i < board.tokens.length && pieces.length <= most; i++)
      if (!isEmpty(board.tokens[i]!)) pieces.push(i);
  return (
    <details class="as-list" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>The board as a list</summary>
      {open && (
        <>
          <p>
            {isGraph(board)
              ? `${board.tokens.length} vertices, ${board.edges.length} edges.`
              : `${board.columns} columns, ${board.rows} rows.`}
          </p>
          <ul>
            {pieces.slice(0, most).map((index) => (
              <li key={index}>
                {name(index)}: {looks.nameOf(board.tokens[index]!)}
                {isGraph(board) && neighbours(board, index)}
              </li>
            ))}
          </ul>
          {pieces.length > most && <p>The list ends after {most} places.</p>}
        </>
      )}
    </details>
  );
}

function neighbours(board: Board, index: number): string {
  const ends: string[] = [];
  for (const [u, v, isNegated] of board.edges) {
    if (u === index + 1) ends.push((isNegated ? "negated to " : "") + labelOf(board, v - 1));
    else if (v === index + 1 && !board.directed) ends.push(labelOf(board, u - 1));
  }
  return ends.length === 0 ? "" : `; to ${ends.join(", ")}`;
}
