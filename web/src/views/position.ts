// The position after some moves of the puzzle, as the program tells it: legal moves, the side to move,
// the end of the game.

import { useEffect, useRef, useState } from "preact/hooks";
import { type PlayReply, Silence, ask } from "../api.ts";
import { store } from "../store.ts";
import { wordsOf } from "./parts.tsx";
import { useChange } from "./solve.tsx";

export interface Position {
  /** The last position stays until the reply about the next one comes. */
  position: PlayReply | null;
  /** Whether `position` is still that of fewer moves, or of none. */
  isAwaited: boolean;
  trouble: string;
}

/** `path` has the words of the moves. Replies are kept: positions that were seen are shown at once. */
export function usePosition(path: string[]): Position {
  const [last, setLast] = useState<PlayReply | null>(null);
  const [trouble, setTrouble] = useState("");
  const known = useRef(new Map<string, PlayReply>()); // by the moves that lead to each
  const latest = useRef(0);
  const key = path.join("; ");

  useChange(() => {
    known.current.clear();
    setLast(null);
  }, [store.version]);

  useEffect(() => {
    const own = ++latest.current;
    if (store.text.trim() === "") return;
    const reply = known.current.get(key);
    if (reply) {
      setLast(reply);
      setTrouble("");
      return;
    }
    ask<PlayReply>({ do: "play", text: store.text, moves: path }).then(
      (reply) => {
        if (own !== latest.current) return;
        known.current.set(key, reply);
        setLast(reply);
        setTrouble("");
        tell(reply);
      },
      (error) => {
        if (own !== latest.current) return;
        if (error instanceof Silence) return store.noteSilence();
        setTrouble(wordsOf(error));
      },
    );
  }, [store.version, key, store.isSilent]);

  return { position: known.current.get(key) ?? last, isAwaited: !known.current.has(key), trouble };
}

function tell({ ending, steps, side }: PlayReply): void {
  const last = steps.at(-1);
  if (ending) store.say(ending.words);
  else if (last) store.say(last.words + (side ? `. ${side} to move.` : "."));
}
