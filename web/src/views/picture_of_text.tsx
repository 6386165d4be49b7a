// What the page shows of a puzzle that has no board to edit: the picture that `draw` makes of the
// text. So a kind that the page has never heard of has a picture as well.

import { useEffect, useState } from "preact/hooks";
import { ask } from "../api.ts";
import { store, useStore } from "../store.ts";
import { Picture, titleOf, wordsOf } from "./parts.tsx";

/** The picture of the document, or of another text that is known to be right. */
export function PictureOfText({ answer, text }: { answer?: string; text?: string }) {
  useStore();
  const [svg, setSvg] = useState("");
  const [words, setWords] = useState("");
  const isRead =
    text !== undefined || (store.readVersion === store.version && !store.trouble && store.text.trim() !== "");
  useEffect(() => {
    if (!isRead) return;
    const own = new AbortController();
    ask<{ picture: string }>({ do: "draw", text: text ?? store.text, format: "svg", ...(answer ? { answer } : {}) }, own.signal)
      .then((reply) => {
        setSvg(reply.picture);
        setWords("");
      })
      .catch((error) => own.signal.aborted || setWords(wordsOf(error)));
    return () => own.abort();
  }, [isRead, text ?? store.version, answer]);
  if (text === undefined && store.text.trim() === "")
    return (
      <p class="empty-stage">
        Nothing here yet. Choose a puzzle in the gallery, open a file, or write one in the text.
      </p>
    );
  const isBefore = text === undefined && store.trouble !== null;
  return (
    <div class={"picture-stage" + (isBefore && svg ? " before" : "")}>
      {svg && <Picture svg={svg} alt={text === undefined ? `Picture of the ${titleOf(store.kind)}` : "Picture of the image"} />}
      {isBefore && svg && <p class="faint">The picture before the fault in the text.</p>}
      {words && <p>{words}</p>}
    </div>
  );
}
