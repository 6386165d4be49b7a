// The file that was opened: its name and, where it holds several puzzles, each as it was edited last.

import { type Document, parse } from "./document.ts";
import { History } from "./history.ts";

/** A puzzle of the file, with its steps of undo. */
interface Part {
  document: Document;
  history: History;
}

export class OpenedFile {
  chosen = 0; // the part that is shown
  private readonly parts: Part[];

  /** `texts` of the parts; none for a file that is one puzzle. */
  constructor(
    private readonly name: string,
    texts: string[] = [],
  ) {
    this.parts = texts.map((text) => ({ document: parse(text, null), history: new History() }));
  }

  /** How many parts the file has; 0 if it is one puzzle. */
  get size(): number {
    return this.parts.length;
  }

  get part(): Part | undefined {
    return this.parts[this.chosen];
  }

  /** Chooses a part; the one before stays as `document`. */
  choose(index: number, document: Document): Part {
    this.parts[this.chosen]!.document = document;
    this.chosen = index;
    return this.parts[index]!;
  }

  /** The name under which the puzzle is saved: no part of a file takes the name of the whole. */
  get savedName(): string {
    if (this.size === 0) return this.name;
    const [, stem, ending] = /^(.*?)(\.\w+)?$/.exec(this.name)!;
    return `${stem}-${this.chosen + 1}${ending ?? ".txt"}`;
  }
}
