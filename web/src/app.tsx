// The frame of the page: which mode one is in, which puzzle, and what can be done with it as a file.

import type { ComponentType } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Silence } from "./api.ts";
import { keepText } from "./model/kept_text.ts";
import { LONGEST_LINK, TOO_LONG, linkOf } from "./model/link.ts";
import { VIEWS, type View, store, useStore } from "./store.ts";
import { EditView } from "./views/edit.tsx";
import { FileMenu, openFile } from "./views/files.tsx";
import { GadgetsView } from "./views/gadgets.tsx";
import { GalleryView } from "./views/gallery.tsx";
import { Boundary, Entry, Icon, Trouble, off, titleOf } from "./views/parts.tsx";
import { PlayView } from "./views/play.tsx";
import { ReduceView } from "./views/reduce.tsx";
import { SolveView } from "./views/solve.tsx";

const PAGES: Record<View, { title: string; view: ComponentType }> = {
  gallery: { title: "Gallery", view: GalleryView },
  edit: { title: "Edit", view: EditView },
  play: { title: "Play", view: PlayView },
  solve: { title: "Solve", view: SolveView },
  reduce: { title: "Reduce", view: ReduceView },
  gadgets: { title: "Gadgets", view: GadgetsView },
};

const LINK_PAUSE = 300; // milliseconds without a change before the address follows

/** Keeps the address in step with the state, so that it can be copied at any time. */
function useAddress(): void {
  const timer = useRef(0);
  const written = useRef(store.view); // the mode of the address
  const { view, version } = store;
  useEffect(() => {
    // A damaged link stays where it can be mended, until there is something else to link to.
    if (store.isLinkDamaged && version === 0 && view === "gallery") return;
    window.clearTimeout(timer.current);
    const before = location.hash;
    timer.current = window.setTimeout(async () => {
      const cells = store.board?.tokens.length ?? 0;
      let link = "#" + view;
      let fits = store.text.trim() === "";
      if (!fits && cells < 40_000) {
        const whole = await linkOf(view, store.text);
        fits = whole.length <= LONGEST_LINK;
        if (fits) link = whole;
      }
      if (!fits && store.isInLink) store.say(TOO_LONG);
      store.isInLink = fits;
      // An address that was changed meanwhile is followed, not overwritten.
      if (store.view !== view || location.hash !== before) return;
      // Each mode is a step of the browser's own history, so that its button leads back.
      const isStep = written.current !== view;
      written.current = view;
      store.isLinkDamaged = false;
      if (location.hash === link) return;
      if (isStep) history.pushState(null, "", link);
      else history.replaceState(null, "", link);
    }, LINK_PAUSE);
  }, [view, version]);
}

/** Keeps the puzzle over a reload, and asks before it would be lost. */
function useStorage(): void {
  // An effect after the first picture would come too late for who reloads at once.
  useLayoutEffect(() => {
    // The address may be written while the page is left, and either may come back.
    let addresses: string[] = [];
    const keep = () => keepText((addresses = [...addresses, location.hash]), store.text);
    const onLeave = (event: BeforeUnloadEvent) => {
      addresses = [];
      if (!keep() && !store.isInLink) event.preventDefault();
    };
    window.addEventListener("beforeunload", onLeave);
    const onHide = () => {
      keep(); // phones know no beforeunload
      addresses = [];
    };
    window.addEventListener("pagehide", onHide);
    return () => {
      window.removeEventListener("beforeunload", onLeave);
      window.removeEventListener("pagehide", onHide);
    };
  }, []);
}

/** Which views have something to do for this kind of puzzle. */
function isUseful(view: View): boolean {
  const kind = store.kind;
  if (view === "play") return kind?.game ?? false;
  if (view === "solve") return kind !== null;
  if (view === "reduce") return store.catalogue!.reductions.some((r) => r.from === kind?.name);
  return true;
}

/** Words for a view that has nothing to do. */
function whyUseless(view: View): string {
  const title = titleOf(store.kind);
  if (view === "play") return `${title} is a problem, not a game: it can be solved, and perhaps reduced to a game.`;
  return `No reduction is known that begins with ${title}.`;
}

export function App() {
  useStore();
  useAddress();
  useStorage();
  const main = useRef<HTMLElement>(null);
  const Page = PAGES[store.view];
  const title = store.view === "gallery" || store.view === "gadgets" ? "" : titleOf(store.kind);

  // What had the focus is gone with the view before.
  const lastView = useRef(store.view);
  useEffect(() => {
    const isOther = lastView.current !== store.view;
    lastView.current = store.view;
    if (isOther && document.activeElement === document.body) main.current!.focus({ preventScroll: true });
  }, [store.view]);

  useEffect(() => {
    document.title = `${Page.title}${title ? ": " + title : ""} – Hardboard`;
  }, [Page.title, title]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isText = (event.target as Element).matches?.("textarea, input");
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      if (key === "z" || key === "y") {
        if (isText && (event.target as Element).id !== "text") return;
        event.preventDefault();
        if (key === "y" || event.shiftKey) store.redo();
        else store.undo();
      }
    };
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return; // text goes where it is dropped
      event.preventDefault();
      const file = event.dataTransfer!.files[0];
      if (file) void openFile(file, event.dataTransfer!.files.length - 1);
    };
    const onDragOver = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("drop", onDrop);
    window.addEventListener("dragover", onDragOver);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("drop", onDrop);
      window.removeEventListener("dragover", onDragOver);
    };
  }, []);

  return (
    <>
      <a class="skip" href="#main" onClick={(event) => { event.preventDefault(); main.current!.focus(); }}>
        To the board
      </a>
      <header class="top">
        <span class="brand"><img src="icon.svg" alt="" width="24" height="24" />Hardboard</span>
        <nav aria-label="Modes">
          {VIEWS.map((view) => (
            <button
              type="button"
              key={view}
              class="mode"
              aria-current={store.view === view ? "page" : undefined}
              disabled={!isUseful(view) && store.view !== view}
              onClick={() => store.setView(view)}
            >
              {PAGES[view].title}
            </button>
          ))}
        </nav>
        <div class="actions">
          <button type="button" class="icon-button" onClick={() => store.undo()} disabled={!store.canUndo} aria-label="Undo" title="Undo (Ctrl+Z)"><Icon path="M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 9h-3" /></button>
          <button type="button" class="icon-button" onClick={() => store.redo()} disabled={!store.canRedo} aria-label="Redo" title="Redo (Ctrl+Y)"><Icon path="M15 6l5 5-5 5M20 11H10a6 6 0 0 0 0 9h3" /></button>
          <FileMenu />
        </div>
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <div class="heading">
          <h1>
            {Page.title}
            {title && <span class="of"> {title}</span>}
          </h1>
          {store.file.size > 0 && title && <Chooser />}
        </div>
        <Boundary key={store.view}>
          {store.kind && !isUseful(store.view) ? <p class="empty-stage">{whyUseless(store.view)}</p> : <Page.view />}
        </Boundary>
      </main>
      <div class="notices" role="status">
        {store.isSilent && <Trouble>{Silence.words} The page asks again until it does.</Trouble>}
        <p class="notice" key={store.notices}>{store.notice}</p>
      </div>
    </>
  );
}

/** Of a file with several puzzles, the one that is shown. */
function Chooser() {
  const { size, chosen } = store.file;
  return (
    <div class="chooser" role="group" aria-label="Puzzles of the file">
      <button type="button" {...off(chosen === 0)} onClick={() => chosen > 0 && store.choose(chosen - 1)} aria-label="Puzzle before">‹</button>
      <label>
        Puzzle
        <Entry
          type="number"
          min={1}
          max={size}
          value={chosen + 1}
          commit={(words) => {
            const index = Number(words) - 1;
            if (Number.isInteger(index) && index >= 0 && index < size) store.choose(index);
            else store.say(`The file has puzzles 1 to ${size}.`);
          }}
        />
        of {size}
      </label>
      <button type="button" {...off(chosen + 1 >= size)} onClick={() => chosen + 1 < size && store.choose(chosen + 1)} aria-label="Next puzzle">›</button>
    </div>
  );
}
