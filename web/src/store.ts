// The state of the page: the document with its history, what the program says of it, and the view.
// Views read the state through useStore.

import { useLayoutEffect, useReducer } from "preact/hooks";
import {
  ApiError,
  Silence,
  type Catalogue,
  type KindInfo,
  type ReadPuzzle,
  ask,
} from "./api.ts";
import { type Board, type Point, type Sides, isGraph, keepPoints } from "./model/board.ts";
import { boardOf } from "./model/board_of_reply.ts";
import { FIRST_WORD } from "./model/circuit_text.ts";
import { type Document, type Form, clearedText, parse, reframedText, textOf, withBoard } from "./model/document.ts";
import { formOf } from "./model/form.ts";
import { History } from "./model/history.ts";
import { OpenedFile } from "./model/opened_file.ts";

export const VIEWS = ["gallery", "edit", "play", "solve", "reduce", "gadgets"] as const;
export type View = (typeof VIEWS)[number];

export interface Trouble {
  message: string;
  line?: number | undefined;
  column?: number | undefined;
}

/** Steps that can be taken back and forth. */
export interface Steps {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

type Listener = () => void;
type ReadReply = { puzzles: ReadPuzzle[]; error?: Trouble };

const READ_PAUSE = 120; // milliseconds without a change before the program reads the text
const LARGE = 40_000; // squares; larger boards are read after a longer pause
const LARGE_PAUSE = 1200;
const SILENT_PAUSE = 2000; // before a program that did not answer is asked again

class Store {
  view: View = "gallery";
  catalogue: Catalogue | null = null;
  document: Document = parse("", null);
  kind: KindInfo | null = null;
  info: ReadPuzzle | null = null; // what the program read last
  trouble: Trouble | null = null;
  file = new OpenedFile("puzzle.txt");
  isLinkDamaged = false;
  isInLink = true; // the address holds the puzzle
  isSilent = false; // the program did not answer; the page asks again
  /** What Undo and Redo do in a view that has steps of its own. */
  ownSteps: Steps | null = null;
  notice = "";
  notices = 0; // how many there were
  version = 0; // grows with each change of the document
  /** The version that `info` and `trouble` speak of. */
  readVersion = -1;

  private drawing: { info: ReadPuzzle; board: Board | null } | null = null;
  private slanted = false; // the program read jumps on a lattice of triangles
  private isFilmWanted = false;
  private history = new History();
  private listeners = new Set<Listener>();
  private timer = 0;
  private reading: AbortController | null = null;
  private openings = 0;
  private readSize = ""; // of the board that `info` speaks of

  get text(): string {
    return textOf(this.document);
  }
  get board(): Board | null {
    return this.document.board;
  }
  /** The board to show: the document's own, or the drawing of a board that the text only names. */
  get shownBoard(): Board | null {
    if (this.document.board) return this.document.board;
    const { info } = this;
    if (!info?.board || this.readVersion !== this.version) return null;
    if (this.drawing?.info !== info) {
      const drawn = info.drawn ? parse(info.drawn, this.form(this.kind, info.drawn)).board : null;
      this.drawing = { info, board: drawn ?? boardOf(info.board) };
    }
    return this.drawing.board;
  }
  get canUndo(): boolean {
    return this.ownSteps?.canUndo ?? this.history.canUndo;
  }
  get canRedo(): boolean {
    return this.ownSteps?.canRedo ?? this.history.canRedo;
  }
  /** Whether `info` speaks of a board of this size, so that its places are those of the board. */
  isSizeRead(board: Board): boolean {
    return board !== this.document.board || sizeOf(board) === this.readSize;
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(): void {
    for (const listener of [...this.listeners]) listener();
  }

  /** Shows the puzzle being solved: the view of solutions takes the wish, once. */
  showFilm(): void {
    this.isFilmWanted = true;
    this.setView("solve");
  }

  takeFilm(): boolean {
    const isWanted = this.isFilmWanted;
    this.isFilmWanted = false;
    return isWanted;
  }

  setView(view: View): void {
    this.view = view;
    this.notice = ""; // it spoke of the view before
    this.tell();
  }

  say(words: string): void {
    this.notice = words;
    this.notices++;
    this.tell();
  }

  /** The text that the page begins with. */
  begin(text: string): void {
    this.setText(text);
    this.history = new History();
  }

  /** A text typed, opened or made; it can be undone. */
  setText(given: string): void {
    const text = given.replace(/\r\n?/g, "\n"); // as text fields have it
    const before = this.document;
    const kind = this.kindIn(text);
    const after = parse(text, this.form(kind, text));
    if (before.board && after.board) keepPoints(after.board, before.board);
    this.history.noteText(before, after);
    this.replace(after, kind);
  }

  /** Writes a board that the text only names as a drawing, so that it can be edited. */
  makeEditable(): boolean {
    if (!this.document.board && this.shownBoard && this.info?.drawn) this.setText(this.info.drawn);
    if (!this.document.board) this.say("This board is given by a formula in the text: change the text.");
    return this.document.board !== null;
  }

  /** Takes everything off the board, with the rules that speak of it; false if there is no drawing. */
  clear(): boolean {
    if (!this.document.board && !this.info?.drawn) return false;
    this.makeEditable();
    const editor = this.kind?.editor;
    if (!this.document.board || !editor) return false;
    this.setText(clearedText(this.document, editor));
    return true;
  }

  /** Adds rows and columns at the sides of the board, or takes them off. */
  reframe(by: Sides): void {
    if (!this.makeEditable()) return;
    const editor = this.kind!.editor!;
    const places = (editor.settings ?? [])
      .filter(({ type, values }) => type === "square" || values?.some((value) => value.includes("X Y")))
      .map(({ key }) => key);
    this.setText(reframedText(this.document, by, editor.empty ?? ".", places));
  }

  /** Tokens set by hand: one stroke, one step of undo. `before` where the board shows them already. */
  setTokens(at: number[], tokens: string[], before?: string[]): void {
    const board = this.document.board!;
    const old = before ?? at.map((i) => board.tokens[i]!);
    at.forEach((index, i) => (board.tokens[index] = tokens[i]!));
    this.history.noteTokens(at, old, tokens);
    this.document = { ...this.document, text: null };
    this.changed();
  }

  /** Shows tokens while a stroke lasts; setTokens with `before` notes the stroke. */
  showTokens(at: number[], tokens: string[]): void {
    at.forEach((index, i) => (this.document.board!.tokens[index] = tokens[i]!));
    this.tell();
  }

  /** A board of another size, with other rails or edges. */
  setBoard(board: Board): void {
    const after = parse(withBoard(this.document, board), this.document.form);
    if (after.board) keepPoints(after.board, board);
    this.history.noteText(this.document, after);
    this.replace(after, this.kind);
  }

  /** Vertices are dragged; noteMove makes a step of undo of it. */
  movePoints(points: Point[]): void {
    const board = this.document.board!;
    this.document = { ...this.document, board: { ...board, points, layout: "hand" } };
    this.tell();
  }

  noteMove(before: Document): void {
    this.history.noteText(before, this.document);
    this.tell();
  }

  undo(): void {
    if (this.ownSteps) this.ownSteps.undo();
    else this.travel(this.history.undo(this.document));
  }
  redo(): void {
    if (this.ownSteps) this.ownSteps.redo();
    else this.travel(this.history.redo(this.document));
  }

  /** Opens a text that may hold several puzzles, and chooses the first. False if the puzzle was changed
   *  meanwhile, or another file was opened: then nothing happens. */
  async open(text: string, name: string): Promise<boolean> {
    const own = ++this.openings;
    const { version } = this;
    let puzzles: ReadPuzzle[] = [];
    try {
      puzzles = (await ask<ReadReply>({ do: "read", text, name })).puzzles;
    } catch {
      // The text is shown with its fault marked.
    }
    if (own !== this.openings || version !== this.version) return false;
    const texts = puzzles.length > 1 ? puzzles.map(({ text }) => text) : [];
    this.showFile(new OpenedFile(name, texts), texts[0] ?? text);
    return true;
  }

  /** Shows the text of a file of its own, with this name. */
  beginFile(name: string, text: string): void {
    this.showFile(new OpenedFile(name), text);
  }

  /** Shows another puzzle of the file; the one before stays as it was edited, with its steps of undo. */
  choose(index: number): void {
    const { document, history } = this.file.choose(index, this.document);
    this.history = history;
    this.notice = "";
    this.show(document);
  }

  /** The program did not answer: it is asked again until it does. */
  noteSilence(): void {
    this.isSilent = true;
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.read(), SILENT_PAUSE);
    this.tell();
  }

  private showFile(file: OpenedFile, text: string): void {
    this.file = file;
    this.setText(text);
    if (file.part) this.history = file.part.history;
  }

  private travel(result: [Document, number[] | null] | null): void {
    if (!result) return;
    const [document, changed] = result;
    if (changed) {
      this.document = document;
      this.changed();
      return;
    }
    this.show(document);
  }

  /** A document that was shown before, or one without a form. */
  private show(document: Document): void {
    const text = textOf(document);
    const kind = this.kindIn(text);
    const isRead = kind === this.kind && document.form !== null;
    this.replace(isRead ? document : parse(text, this.form(kind, text)), kind);
  }

  private replace(document: Document, kind: KindInfo | null): void {
    if (kind !== this.kind) this.info = null;
    this.document = document;
    this.kind = kind;
    this.changed();
  }

  private changed(): void {
    this.version++;
    this.tell();
    this.readSoon();
  }

  private form(kind: KindInfo | null, text: string): Form | null {
    return formOf(kind, text, this.slanted && kind === this.kind);
  }

  private kindIn(text: string): KindInfo | null {
    if (!this.catalogue) return null;
    const word = /^[ \t]*([^#\s]\S*)/m.exec(text)?.[1] ?? "";
    const named = this.catalogue.kinds.find(
      (kind) => kind.name === word || (word === FIRST_WORD && kind.editor?.shape === "circuit"),
    );
    // Formats of others are known by the program; until it has read, the kind stays.
    return named ?? (this.kind && !this.kind.editor ? this.kind : null);
  }

  private readSoon(): void {
    window.clearTimeout(this.timer);
    const isLarge = (this.document.board?.tokens.length ?? 0) > LARGE;
    this.timer = window.setTimeout(() => void this.read(), isLarge ? LARGE_PAUSE : READ_PAUSE);
  }

  /** Has the program read the text: its kind, marks, and what is wrong, if anything. */
  async read(): Promise<void> {
    window.clearTimeout(this.timer);
    this.reading?.abort();
    const own = (this.reading = new AbortController());
    const version = this.version;
    const isEmpty = this.text.trim() === "";
    if (isEmpty && !this.isSilent) {
      [this.info, this.trouble, this.readVersion] = [null, null, version];
      this.tell();
      return;
    }
    try {
      const reply = await ask<ReadReply>({ do: "read", text: this.text }, own.signal);
      this.isSilent = false;
      if (version !== this.version) return;
      this.info = reply.puzzles[0] ?? null;
      this.trouble = reply.error ?? null;
      this.readVersion = version;
      this.take(reply.puzzles);
      this.readSize = this.board ? sizeOf(this.board) : "";
    } catch (error) {
      if (own.signal.aborted) return;
      if (error instanceof Silence) return this.noteSilence();
      this.isSilent = false;
      if (version !== this.version) return;
      if (isEmpty) this.info = null;
      if (error instanceof ApiError)
        this.trouble = isEmpty ? null : { message: error.message, line: error.line, column: error.column };
      else throw error;
      this.readVersion = version;
    }
    this.tell();
  }

  /** Kind and geometry as the program read them. */
  private take(puzzles: ReadPuzzle[]): void {
    const read = puzzles[0];
    if (!read) return;
    const kind = this.catalogue?.kinds.find((k) => k.name === read.kind) ?? null;
    if (kind !== this.kind) {
      this.kind = kind;
      this.document = parse(this.text, this.form(kind, this.text));
      this.tell();
    }
    const points = read.board?.points;
    const board = this.document.board;
    if (board?.layout === "rough" && points?.length === board.points.length)
      this.document = { ...this.document, board: { ...board, points, layout: "program" } };
    const shape = read.board?.shape;
    if (shape) this.slanted = shape === "slanted";
    if (board && shape && board.shape !== shape && !isGraph(board))
      this.document = parse(this.text, this.form(kind, this.text));
  }
}

const sizeOf = ({ columns, rows, origin }: Board) => [columns, rows, ...origin].join(" ");

export const store = new Store();

/** Renders a component anew whenever the state changes. */
export function useStore(): Store {
  const [, render] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => store.listen(() => render(0 as never)), []);
  return store;
}
