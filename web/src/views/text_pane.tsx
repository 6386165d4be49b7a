// The text of the puzzle beside the board: what one types is the puzzle, and what one draws is typed.
// A fault is marked at its line and column, in the words of the program.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { difference } from "../model/history.ts";
import { useStore } from "../store.ts";

const MOST_SHOWN = 200_000; // characters; longer texts are shown when asked for

export function TextPane() {
  const store = useStore();
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLPreElement>(null);
  const [anyway, setAnyway] = useState(false);
  const typed = useRef(store.text);
  // The browser puts the caret at the end of a text that it is given: after Undo it belongs where the
  // text changed.
  useLayoutEffect(() => {
    const [from, , inserted] = difference(typed.current, store.text);
    const isOther = typed.current !== store.text;
    typed.current = store.text;
    const element = area.current;
    if (!isOther || !element || document.activeElement !== element) return;
    element.setSelectionRange(from + inserted.length, from + inserted.length);
  }, [store.version]);
  const cells = store.board?.tokens.length ?? 0;
  if (!anyway && (cells * 2 > MOST_SHOWN || (cells === 0 && store.text.length > MOST_SHOWN))) {
    return (
      <section class="text-pane">
        <h2>Text</h2>
        <p>The text of this puzzle is long.</p>
        <button type="button" onClick={() => setAnyway(true)}>Show the text</button>
      </section>
    );
  }
  const text = store.text;
  const trouble = store.trouble;
  const lines = text.split("\n").length;

  function goToTrouble() {
    const element = area.current!;
    let at = 0;
    for (let line = 1; line < (trouble?.line ?? 1); line++) at = text.indexOf("\n", at) + 1;
    // Columns count characters, offsets count halves of those beyond the first plane.
    const row = [...text.slice(at).split("\n", 1)[0]!];
    at += row.slice(0, (trouble?.column ?? 1) - 1).join("").length;
    element.focus();
    element.setSelectionRange(at, Math.min(at + 1, text.length));
  }

  return (
    <section class="text-pane">
      <h2><label for="text">Text</label></h2>
      <div class={"text-frame" + (trouble ? " wrong" : "")}>
        <pre ref={gutter} class="gutter" aria-hidden="true">
          {Array.from({ length: lines }, (_, i) => (
            <span key={i} class={trouble?.line === i + 1 ? "wrong" : ""}>{i + 1}{"\n"}</span>
          ))}
        </pre>
        <textarea
          id="text"
          ref={area}
          value={text}
          spellcheck={false}
          autocapitalize="off"
          autocomplete="off"
          wrap="off"
          aria-invalid={trouble ? "true" : "false"}
          aria-describedby="text-state"
          onInput={(event) => {
            typed.current = event.currentTarget.value;
            store.setText(typed.current);
          }}
          onScroll={(event) => (gutter.current!.scrollTop = event.currentTarget.scrollTop)}
        />
      </div>
      <div id="text-state" class="text-state" aria-live="polite">
        {trouble ? (
          <>
            <button type="button" class="quiet trouble" onClick={goToTrouble}>
              {trouble.line ? `Line ${trouble.line}, column ${trouble.column ?? 1}: ` : ""}
              {trouble.message}
            </button>
          </>
        ) : store.readVersion === store.version && text.trim() !== "" ? (
          <span class="fine">✓ The program reads this text.</span>
        ) : (
          text.trim() !== "" && <span>…</span>
        )}
      </div>
    </section>
  );
}
