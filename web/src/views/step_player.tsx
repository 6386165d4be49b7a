// Steps on a board, one by one or as a film: a solution, a play of a gadget, an assignment that became
// moves. At the start all steps are numbered arrows.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Step } from "../api.ts";
import { BoardView, type Slide } from "../board/board_view.tsx";
import type { Looks } from "../board/looks.ts";
import type { Arrow, Frame, Overlay, Region } from "../board/overlay.ts";
import { type Board, nameOf } from "../model/board.ts";
import { boardAfter, endsOf, enlarged } from "../model/replay.ts";
import { BoardList, Icon, off } from "./parts.tsx";

const MOST_ARROWS = 60; // more than these hide the board
const SLOWEST = 1600; // milliseconds a step, at speed 0
const FASTEST = 30; // at speed 10

export interface StepPlayerProps {
  board: Board;
  looks: Looks;
  steps: Step[];
  label: string;
  marks?: Overlay["marks"];
  regions?: Region[];
  frames?: Frame[];
  onHover?: (index: number) => void;
  /** New steps are played at once. */
  playsAtOnce?: boolean;
}

export function StepPlayer({ board: given, looks, steps, label, marks, regions, frames, onHover, playsAtOnce = false }: StepPlayerProps) {
  // Where the player stands among the steps that it was given; other steps begin at their start.
  const [reached, setReached] = useState({ steps, at: 0 });
  const at = reached.steps === steps ? reached.at : 0;
  const setAt = (next: number) => setReached({ steps, at: next });
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(5);
  const [slide, setSlide] = useState<Slide | null>(null);
  const start = useMemo(() => enlarged(given, steps, looks.empty), [given, steps]);
  const board = useMemo(() => boardAfter(start, steps, at), [start, steps, at]);
  const pause = Math.round(SLOWEST * (FASTEST / SLOWEST) ** (speed / 10));
  const hasSteps = steps.length > 0;
  const isStill = useRef(matchMedia("(prefers-reduced-motion: reduce)").matches).current;

  useEffect(() => {
    setPlaying(playsAtOnce && steps.length > 0);
  }, [steps]);

  function go(to: number) {
    const next = Math.max(0, Math.min(steps.length, to));
    const ends = Math.abs(next - at) === 1 ? endsOf(start, steps[Math.min(at, next)]!) : null;
    if (ends && !isStill) {
      const [from, onto] = next > at ? ends : [ends[1], ends[0]];
      setSlide({ from, to: onto, milliseconds: Math.min(350, pause * 0.7) });
    } else setSlide(null);
    setAt(next);
  }

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => {
      if (at >= steps.length) setPlaying(false);
      else go(at + 1);
    }, pause);
    return () => clearTimeout(timer);
  }, [isPlaying, at, pause]);

  const arrows: Arrow[] = [];
  if (at === 0 && steps.length <= MOST_ARROWS)
    steps.forEach((step, i) => {
      const ends = endsOf(start, step);
      if (ends) arrows.push({ from: ends[0], to: ends[1], label: String(i + 1) });
    });
  const now = at > 0 ? endsOf(start, steps[at - 1]!) : null;
  if (now) arrows.push({ from: now[0], to: now[1], label: String(at), tone: "done" });

  const step = at > 0 ? steps[at - 1] : undefined;
  return (
    <div class="step-player">
      <BoardView
        board={board}
        looks={looks}
        overlay={{ ...(marks ? { marks } : {}), ...(regions ? { regions } : {}), ...(frames ? { frames } : {}), arrows }}
        label={label}
        slide={slide}
        trim
        {...(onHover ? { onHover, onCursor: onHover } : {})}
        {...(hasSteps ? { help: "Space plays, dot and comma step forward and back" } : {})}
        onKey={(event) => {
          if (event.key === "." || event.key === ",") go(at + (event.key === "." ? 1 : -1));
          else if (event.key === " " && hasSteps) setPlaying(!isPlaying);
          else return false;
          return true;
        }}
      />
      {hasSteps && (
        <div class="transport" role="group" aria-label="Steps">
          <button type="button" class="icon-button" onClick={() => go(0)} {...off(at === 0)} aria-label="To the start"><Icon path="M6 5v14M19 5L9 12l10 7z" /></button>
          <button type="button" class="icon-button" onClick={() => go(at - 1)} {...off(at === 0)} aria-label="Step back"><Icon path="M16 5L6 12l10 7z" /></button>
          <button
            type="button"
            class="icon-button play"
            onClick={() => {
              if (!isPlaying && at >= steps.length) setAt(0);
              setPlaying(!isPlaying);
            }}
            aria-label={isPlaying ? "Pause" : "Play"}
          >
            <Icon path={isPlaying ? "M8 5v14M16 5v14" : "M7 4l13 8-13 8z"} />
          </button>
          <button type="button" class="icon-button" onClick={() => go(at + 1)} {...off(at >= steps.length)} aria-label="Step forward"><Icon path="M8 5l10 7-10 7z" /></button>
          <button type="button" class="icon-button" onClick={() => go(steps.length)} {...off(at >= steps.length)} aria-label="To the end"><Icon path="M18 5v14M5 5l10 7-10 7z" /></button>
          <label class="speed">
            Speed
            <input type="range" min={0} max={10} step={1} value={speed} onInput={(event) => setSpeed(Number(event.currentTarget.value))} />
          </label>
        </div>
      )}
      {hasSteps && (
        <label class="position-slider">
          <span class="unseen">Step</span>
          <input type="range" min={0} max={steps.length} step={1} value={at} onInput={(event) => go(Number(event.currentTarget.value))} />
        </label>
      )}
      {hasSteps && (
        <p class="step-words" aria-live={isPlaying ? "off" : "polite"}>
          {step ? `${at} of ${steps.length}: ${step.words}${step.means ? ` – ${step.means}` : ""}` : `${steps.length} ${steps.length === 1 ? "step" : "steps"}`}
        </p>
      )}
      {steps.length > 0 && (
        <ol class="moves" aria-label="Moves">
          {steps.slice(0, 400).map((each, i) => (
            <li key={i}>
              <button type="button" class="quiet move" aria-current={at === i + 1 ? "step" : undefined} onClick={() => go(i + 1)}>
                {each.words}
              </button>
            </li>
          ))}
          {steps.length > 400 && <li class="more">and {steps.length - 400} more</li>}
        </ol>
      )}
      <BoardList board={board} looks={looks} name={(index) => nameOf(board, index)} />
    </div>
  );
}
