// Files: opened from the menu or dragged in, saved as text, exported as the pictures of `draw`, and
// links that are puzzles.

import { useEffect } from "preact/hooks";
import { ask } from "../api.ts";
import { LONGEST_LINK, TOO_LONG, linkOf } from "../model/link.ts";
import { store } from "../store.ts";
import { Menu, wordsOf } from "./parts.tsx";

const TITLES: Record<string, string> = {
  svg: "SVG",
  png: "PNG",
  pdf: "PDF",
  tex: "TikZ",
  gif: "GIF",
  txt: "Plain characters",
};

const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  pdf: "application/pdf",
  tex: "text/x-tex",
  gif: "image/gif",
  txt: "text/plain",
};

/** What is shown beside the puzzle: an answer, whose moves are drawn, or the image of a reduction. */
export interface Shown {
  text: string;
  answer?: string;
  map?: string;
}

let shown: Shown | null = null;

/** While a view is there, pictures that are exported are of what the view shows. */
export function useShown(what: Shown | null): void {
  useEffect(() => {
    shown = what;
    return () => {
      shown = null;
    };
  }, [what?.text, what?.answer, what?.map]);
}

export function save(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Opens a file; `others` were dropped with it. */
export async function openFile(file: File, others = 0): Promise<void> {
  const most = store.catalogue!.limits.bytes;
  if (file.size > most) {
    store.say(`${file.name} is longer than the ${Math.floor(most / 1e6)} MB that the page reads.`);
    return;
  }
  const text = textIn(await file.arrayBuffer());
  if (text === null) {
    store.say(`${file.name} is empty, or no text: the puzzle stays.`);
    return;
  }
  if (!(await store.open(text, file.name))) {
    store.say(`${file.name} is not opened, since something else happened to the puzzle meanwhile.`);
    return;
  }
  if (store.view === "gallery" || store.view === "gadgets") store.setView("edit");
  store.say(`${file.name} is open.` + (others > 0 ? ` One file is opened at a time; ${others} more were dropped.` : ""));
}

/** The text that a file holds; null if it holds none. */
function textIn(bytes: ArrayBuffer): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.trim() === "" || text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

/** A picture in a format of `draw`, as a file. */
async function picture(format: string, what: Shown): Promise<BlobPart> {
  const reply = await ask<{ picture?: string; base64?: string }>({ do: "draw", format, ...what });
  if (reply.base64 === undefined) return reply.picture ?? "";
  return Uint8Array.from(atob(reply.base64), (c) => c.charCodeAt(0));
}

async function exportAs(format: string): Promise<void> {
  try {
    const content = await picture(format, shown ?? { text: store.text });
    // Characters are no puzzle, and must not take the puzzle's name.
    const ending = format === "txt" ? "-picture.txt" : "." + format;
    save(store.file.savedName.replace(/\.\w+$/, "") + ending, content, TYPES[format] ?? "");
    store.say(`Exported as ${TITLES[format] ?? format}.`);
  } catch (error) {
    store.say(wordsOf(error));
  }
}

async function copyLink(): Promise<void> {
  const link = await linkOf(store.view, store.text);
  if (link.length > LONGEST_LINK) {
    store.say(TOO_LONG);
    return;
  }
  history.replaceState(null, "", link);
  try {
    await navigator.clipboard.writeText(location.href);
    store.say("The link is copied.");
  } catch {
    store.say("The link is in the address bar.");
  }
}

export function FileMenu() {
  const hasText = store.text.trim() !== "";
  const formats = store.catalogue?.formats ?? [];
  return (
    <Menu label="File">
      <label class="menu-item">
        Open…
        <input
          type="file"
          class="unseen"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0];
            if (file) void openFile(file);
            event.currentTarget.value = "";
            event.currentTarget.closest("details")!.open = false;
          }}
        />
      </label>
      <button type="button" disabled={!hasText} onClick={() => save(store.file.savedName, store.text, "text/plain")}>Save the text</button>
      <button type="button" disabled={!hasText} onClick={() => void copyLink()}>Copy a link</button>
      <button type="button" disabled={!hasText} onClick={() => window.print()}>Print</button>
      <div class="menu-title">Export the picture</div>
      {formats.map(({ name, summary, film }) => (
        <button type="button" key={name} title={summary} disabled={!hasText || store.trouble !== null} onClick={() => void exportAs(name)}>
          {TITLES[name] ?? name}
          {film && <span class="faint"> film, with a solution</span>}
        </button>
      ))}
    </Menu>
  );
}
