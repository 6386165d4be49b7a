// Reductions: a formula, graph or circuit as a board, with its parts framed. A clause under the pointer
// lights its squares; a literal that is clicked changes the board; the board's solution is read back
// as an assignment, and an assignment becomes moves.

import { useEffect, useMemo, useState } from "preact/hooks";
import { type BoardInfo, type ReductionInfo, type SolveReply, type Step, ask } from "../api.ts";
import { UNBOUNDED, looksOf } from "../board/looks.ts";
import type { Frame } from "../board/overlay.ts";
import { type Board, type Place, indexOf, isGraph, nameOf } from "../model/board.ts";
import { boardOf } from "../model/board_of_reply.ts";
import { clausesOf, numberAfter } from "../model/formula.ts";
import { store, useStore } from "../store.ts";
import { EditBoard } from "./edit.tsx";
import { save, useShown } from "./files.tsx";
import { Palette, type Tool } from "./palette.tsx";
import { Trouble, budgetOf, off, titleOf } from "./parts.tsx";
import { PictureOfText } from "./picture_of_text.tsx";
import { Assignment, Chain, type ChainStep, Clauses } from "./reduce_lists.tsx";
import { useJob, verdictWords } from "./solve.tsx";
import { StepPlayer } from "./step_player.tsx";
import { TextPane } from "./text_pane.tsx";

interface Part {
  name: string;
  places: Place[];
}
interface ReduceReply {
  text: string;
  drawn?: string;
  kind: string;
  map: string;
  board: BoardInfo | null;
  parts: Part[];
  steps: ChainStep[];
}
type Carried = SolveReply & { means: string[] }; // what each move of the image means

/** Clauses that refuse each other. */
interface Core {
  parts: number[];
  is_minimal: boolean;
}

const coreWords = ({ parts, is_minimal }: Core) =>
  `These clauses alone cannot all be true: ${parts.join(", ")}.` +
  (is_minimal ? " Without any one of them the others can." : "");

const MOST_FRAMES = 400; // parts that are all framed at once
const NO_STEPS: Step[] = [];

/** All kinds that reductions lead to from a kind, one behind the other. */
function reachable(from: string): string[] {
  const found = new Set([from]);
  const reductions = store.catalogue!.reductions;
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const each of reductions) if (found.has(each.from)) found.add(each.to);
  }
  found.delete(from);
  return store.catalogue!.kinds.map((kind) => kind.name).filter((name) => found.has(name));
}

export function ReduceView() {
  useStore();
  const source = store.kind?.name ?? "";
  const direct = store.catalogue!.reductions.filter((each) => each.from === source);
  const kinds = useMemo(() => reachable(source), [source]);
  const [to, setTo] = useState("");
  const reducing = useJob<ReduceReply>();
  const solving = useJob<SolveReply>();
  const back = useJob<Carried>();
  const forth = useJob<Carried>();
  const [made, setMade] = useState<{ image: ReduceReply; version: number; target: string } | null>(null);
  const image = made?.image ?? null;
  const [lit, setLit] = useState<{ clause?: number; variable?: number; part?: number; vertex?: string }>({});
  const [core, setCore] = useState<Core | null>(null);
  const target = kinds.includes(to) || direct.some((each) => each.name === to) ? to : usual(direct, kinds);
  const isCurrent = made?.version === store.version && made.target === target && !store.trouble;
  const isRead = store.readVersion === store.version && !store.trouble && store.text.trim() !== "";

  useEffect(() => {
    solving.clear();
    back.clear();
    forth.clear();
    setCore(null);
    const { version } = store;
    if (isRead && target)
      reducing.run({ do: "reduce", text: store.text, to: target }, (image) => setMade({ image, version, target }));
  }, [isRead, store.version, target]);

  const board = useMemo(() => (image?.board ? boardOf(image.board) : null), [image]);
  const looks = useMemo(() => {
    const kind = store.catalogue!.kinds.find((each) => each.name === image?.kind);
    return looksOf(kind?.editor ?? null, image ? budgetOf(image) : UNBOUNDED, board !== null && isGraph(board));
  }, [image, board]);
  const parts = useMemo(() => (board ? indexed(board, image!.parts) : []), [board]);
  const clauses = useMemo(() => clausesOf(store.text.slice(0, 200_000)), [store.version]);

  const isLit = (part: Part, i: number) =>
    lit.part === i ||
    (lit.clause !== undefined && numberAfter("clause", part.name) === lit.clause) ||
    (lit.vertex !== undefined && isOf(part.name, lit.vertex)) ||
    (lit.variable !== undefined && numberAfter("variable", part.name) === lit.variable && numberAfter("clause", part.name) === null) ||
    (core !== null && core.parts.includes(numberAfter("clause", part.name) ?? -1));
  const frames: Frame[] = [];
  parts.forEach((part, i) => {
    const on = isLit(part, i);
    if (on || parts.length <= MOST_FRAMES) frames.push({ indices: part.indices, title: part.name, isLit: on });
  });
  frames.sort((a, b) => Number(a.isLit) - Number(b.isLit));

  function solve() {
    if (solving.isRunning) return;
    forth.clear();
    back.clear();
    setCore(null);
    const { version } = store;
    solving.run({ do: "solve", text: image!.text, seconds: 30 }, (reply) => {
      back.run({ do: "recover", map: image!.map, answer: reply.text });
      if (reply.verdict === "unsolvable")
        ask<Core>({ do: "core", text: store.text }).then(
          (found) => version === store.version && setCore(found),
          () => undefined, // the refusal stands without it
        );
    });
  }

  const assignment = useMemo(() => assignmentIn(back.reply), [back.reply]);
  const [wished, setWished] = useState<number[] | null>(null);
  useEffect(() => setWished(assignment), [back.reply]);

  /** An assignment that was clicked becomes moves of the board. */
  function play(values: number[]) {
    setWished(values);
    forth.run({ do: "witness", map: image!.map, answer: answerOf(values, source) }, () =>
      store.say("The assignment became moves."),
    );
  }

  const answer = (forth.reply ?? solving.reply)?.text;
  useShown(image && { text: image.text, map: image.map, ...(answer ? { answer } : {}) });
  const steps = useMemo(() => {
    const own = forth.reply ?? (wished === assignment ? solving.reply : null);
    const means = (forth.reply ?? back.reply)?.means ?? [];
    return own?.steps?.map((step, i) => (means[i] ? { ...step, means: means[i]! } : step)) ?? NO_STEPS;
  }, [forth.reply, solving.reply, back.reply, wished === assignment]);
  const partAt = (index: number) => parts.findIndex((part) => part.set.has(index));
  return (
    <div class="workplace reduce">
      <div class={"stage" + (store.trouble ? " before" : "")}>
        {reducing.trouble && <Trouble>{reducing.trouble}</Trouble>}
        {image && board && (
          <StepPlayer
            board={board}
            looks={looks}
            steps={steps}
            frames={frames}
            label={`${titleOf(image.kind)} made of the ${titleOf(store.kind)}`}
            onHover={(index) => {
              const part = index < 0 ? -1 : partAt(index);
              const clause = part < 0 ? null : numberAfter("clause", parts[part]!.name);
              setLit(part < 0 ? {} : { part, ...(clause !== null ? { clause } : {}) });
            }}
          />
        )}
        {image && !board && <PictureOfText text={image.text} />}
        {image && store.trouble && <p class="faint">The image before the fault in the text.</p>}
        {lit.part !== undefined && <p class="part-words" aria-live="polite">{parts[lit.part]?.name}</p>}
      </div>
      <aside class="panel" aria-label="Reduction">
        <div class="fields">
          <label>
            Becomes
            <select value={target} onChange={(e) => setTo(e.currentTarget.value)}>
              <optgroup label="Kinds, by the cheapest way">
                {kinds.map((name) => <option key={name} value={name}>{titleOf(name)}</option>)}
              </optgroup>
              <optgroup label="Reductions">
                {direct.map((each) => <option key={each.name} value={each.name}>{each.name}</option>)}
              </optgroup>
            </select>
          </label>
        </div>
        <Chain steps={image?.steps ?? []} />
        {reducing.isRunning && <p class="progress" role="status"><span class="spinner" aria-hidden="true" /> Building the board… <button type="button" onClick={reducing.stop}>Stop</button></p>}
        {clauses.length > 0 && <Clauses clauses={clauses} lit={lit.clause} core={core?.parts ?? []} light={(clause) => setLit(clause ? { clause } : {})} />}
        <div class="row">
          <button type="button" class="primary" onClick={solve} disabled={!isCurrent} {...off(solving.isRunning)}>Solve the board</button>
          {solving.isRunning && <button type="button" onClick={solving.stop}>Stop</button>}
          <button
            type="button"
            disabled={!isCurrent}
            onClick={() => {
              store.beginFile(`${image!.kind}.txt`, image!.text);
              store.setView("edit");
            }}
          >
            Open the board
          </button>
          <button type="button" disabled={!isCurrent} onClick={() => save("reduction.map", image!.map, "text/plain")}>Save the map</button>
        </div>
        {solving.isRunning && <p class="progress" role="status"><span class="spinner" aria-hidden="true" /> Solving… {solving.progress}</p>}
        {[solving, back, forth].map((job, i) => job.trouble && <Trouble key={i}>{job.trouble}</Trouble>)}
        {solving.reply && (
          <section aria-label="Answer">
            <h2 class={"verdict " + solving.reply.verdict}>{verdictWords[solving.reply.verdict] ?? solving.reply.verdict}</h2>
            {core && <p>{coreWords(core)}</p>}
            {wished && <Assignment values={wished} set={play} light={(variable) => setLit(variable ? { variable } : {})} />}
            {back.reply && !assignment && <pre class="answer-text" tabIndex={0}>{back.reply.text}</pre>}
          </section>
        )}
        {parts.length > 0 && (
          <details>
            <summary>The parts of the board</summary>
            <ul class="parts">
              {parts.slice(0, MOST_FRAMES).map((part, i) => (
                <li key={i}>
                  <button type="button" class="quiet" aria-pressed={lit.part === i} onClick={() => setLit(lit.part === i ? {} : { part: i })} onMouseEnter={() => setLit({ part: i })}>
                    {part.name}
                  </button>{" "}
                  <span class="faint">{part.indices.slice(0, 6).map((index) => nameOf(board!, index)).join(" ")}{part.indices.length > 6 ? " …" : ""}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
        {store.board && isGraph(store.board) && <Source board={store.board} light={(vertex) => setLit(vertex ? { vertex } : {})} />}
        <TextPane />
      </aside>
    </div>
  );
}

/** The graph or circuit that is reduced, drawn; `light` hears which vertex is under the pointer, in the
 *  words of the parts. */
function Source({ board, light }: { board: Board; light: (vertex: string) => void }) {
  const [tool, setTool] = useState<Tool>({ type: "hand" });
  const inputs = board.tokens.filter((token) => token === "i").length;
  const wordsOf = (index: number) => {
    if (board.shape === "graph") return `vertex ${index + 1}`;
    if (board.tokens[index] === "i") return `input ${index + 1}`;
    return board.tokens[index] === "g" ? `gate ${index + 1 - inputs}` : "";
  };
  return (
    <section aria-label="The source" class="source">
      <Palette tool={tool} setTool={setTool} />
      <EditBoard board={board} tool={tool} onHover={(index) => light(index < 0 ? "" : wordsOf(index))} />
    </section>
  );
}

/** Whether a part stands for a vertex: "wire of gate 2" for "gate 2". */
const isOf = (name: string, vertex: string) => new RegExp(`\\b${vertex}\\b`).test(name);

/** The values of variables, or of a circuit's inputs, as literals. */
function assignmentIn(reply: Carried | null): number[] | null {
  const { assignment, inputs } = (reply?.answer ?? {}) as { assignment?: number[]; inputs?: number[] };
  return assignment ?? inputs?.map((value, i) => (value ? i + 1 : -i - 1)) ?? null;
}

function answerOf(values: number[], kind: string): string {
  const inputs = values.map((value) => (value > 0 ? 1 : 0));
  return `solvable\n  ${kind === "circuit" ? `inputs: ${inputs.join(" ")}` : `assignment: ${values.join(" ")}`}\n`;
}

/** What one reduction makes, since chains make boards that take long: a puzzle if there is one. */
function usual(direct: ReductionInfo[], kinds: string[]): string {
  const nice = ["solo-chess", "graph-capture", "peg-solitaire", "push-fight", ...kinds];
  return nice.find((name) => direct.some((each) => each.to === name)) ?? direct[0]?.name ?? "";
}

function indexed(board: Board, parts: Part[]) {
  return parts.map((part) => {
    const indices = part.places.map((place) => indexOf(board, place)).filter((index) => index >= 0);
    return { ...part, indices, set: new Set(indices) };
  });
}
