// Solving in the background: progress and a stop button, then the solution as numbered arrows and as
// steps, or the refusal drawn; the theorem that applied; and what the checker says.

import { useEffect, useRef, useState } from "preact/hooks";
import { type Job, type Refusal, Silence, type SolveReply, start } from "../api.ts";
import type { Region } from "../board/overlay.ts";
import { type Board, indexOf } from "../model/board.ts";
import { store, useStore } from "../store.ts";
import { useShown } from "./files.tsx";
import { Entry, Trouble, documentLooks, documentMarks, off, titleOf, whole, wordsOf } from "./parts.tsx";
import { PictureOfText } from "./picture_of_text.tsx";
import { StepPlayer } from "./step_player.tsx";

const NO_STEPS: never[] = [];

/** Calls back when something changes, and not at first. */
export function useChange(callback: () => void, what: unknown[]): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) callback();
    isFirst.current = false;
  }, what);
}

/** A job that goes on while no view shows it; and why the last one failed, "" if it did not. */
export interface Kept<T> {
  job: Job<T> | null;
  trouble: string;
}

/** A job with what one sees of it; starting another one stops the last. `reply` is there already. The
 *  job ends with the view, unless there is a place to keep it. */
export function useJob<T>(reply: T | null = null, kept: Kept<T> | null = null) {
  const [state, setState] = useState<{ progress: string | null; reply: T | null; trouble: string }>({
    progress: null,
    reply: kept?.trouble ? null : reply,
    trouble: kept?.trouble ?? "",
  });
  const job = useRef<Job<T> | null>(null);

  function follow(own: Job<T>) {
    job.current = own;
    own.tell = (progress) => {
      if (job.current === own) setState((old) => ({ ...old, progress }));
    };
    setState({ progress: "", reply: null, trouble: "" });
    own.reply.then(
      (reply) => job.current === own && setState({ progress: null, reply, trouble: "" }),
      (error) => {
        if (error instanceof Silence) store.noteSilence();
        if (job.current === own) setState({ progress: null, reply: null, trouble: wordsOf(error) });
      },
    );
  }

  useEffect(() => {
    if (kept?.job) follow(kept.job);
    return () => {
      if (!kept) job.current?.stop();
      job.current = null;
    };
  }, []);
  return {
    ...state,
    isRunning: state.progress !== null,
    run(request: Parameters<typeof start>[0], done?: (reply: T) => void, failed?: (words: string) => void) {
      job.current?.stop();
      const own = start<T>(request);
      follow(own);
      if (kept) Object.assign(kept, { job: own, trouble: "" });
      own.reply.then(
        (reply) => {
          if (kept?.job === own) kept.job = null;
          if (kept || job.current === own) done?.(reply);
        },
        (error) => {
          if (own !== (kept ? kept.job : job.current)) return;
          if (kept) Object.assign(kept, { job: null, trouble: wordsOf(error) });
          failed?.(wordsOf(error));
        },
      );
    },
    stop: () => job.current?.stop(),
    clear() {
      job.current?.stop();
      job.current = null;
      if (kept) Object.assign(kept, { job: null, trouble: "" });
      setState({ progress: null, reply: null, trouble: "" });
    },
  };
}

/** The sets, weights and shades of a refusal as regions of a board. */
export function regionsOf(board: Board, refusal: Refusal[]): Region[] {
  const hasTwo = refusal.filter((layer) => !layer.values?.length).length > 1;
  return refusal.map((layer, i) => {
    const indices: number[] = [];
    const values: (string | number)[] = [];
    layer.places.forEach((place, k) => {
      const index = indexOf(board, place);
      if (index < 0) return;
      indices.push(index);
      if (layer.values?.length) values.push(layer.values[k]!);
    });
    const label = hasTwo ? String.fromCharCode(65 + i) : undefined;
    return { indices, tint: tintOf(i), ...(label ? { label } : {}), values: values.length > 0 ? values : null };
  });
}

const tintOf = (layer: number) => (layer % 2 === 0 ? ("a" as const) : ("b" as const));

export const verdictWords: Record<string, string> = {
  solvable: "Solvable",
  unsolvable: "Unsolvable",
  unknown: "Not decided",
  win: "A win for the side to move",
  loss: "A loss for the side to move",
  draw: "A draw",
};

interface Explanation {
  facts: { words: string }[];
  methods: { name: string; source: string; why_not: string }[];
  conclusions: { words: string }[];
}

/** What theorems and a first look say of the puzzle, and which methods apply. */
function Explained({ facts, methods, conclusions }: Explanation) {
  return (
    <section aria-label="Explanation" class="explained">
      <ul>{[...facts, ...conclusions].map(({ words }) => <li key={words}>{words}</li>)}</ul>
      <details>
        <summary>Methods, in the order in which they are tried</summary>
        <ul>
          {methods.map(({ name, source, why_not }) => (
            <li key={name}>
              <strong>{name}</strong>: {why_not || "applies"}
              {source && <cite> ({source})</cite>}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

// The last answer, which is there again when one comes back to its puzzle.
let kept: { text: string; reply: SolveReply } | null = null;

// The puzzle that is being solved, while one looks at other views as well. A puzzle that was left has
// no use for the answer.
const running: Kept<SolveReply> & { version: number } = { job: null, trouble: "", version: 0 };
store.listen(() => {
  if (store.view === "solve" || running.version === store.version) return;
  running.job?.stop();
  Object.assign(running, { job: null, trouble: "" });
});

export function SolveView() {
  useStore();
  const solving = useJob<SolveReply>(kept?.text === store.text ? kept.reply : null, running);
  const explaining = useJob<Explanation>();
  const checking = useJob<{ check: string; reason: string }>();
  const [method, setMethod] = useState("");
  const [minimize, setMinimize] = useState("");
  const [count, setCount] = useState("");
  const [seconds, setSeconds] = useState(30);
  const [layer, setLayer] = useState(-1);
  const [isFilm] = useState(() => store.takeFilm());
  const kind = store.kind;
  const board = kind?.game ? store.shownBoard : null; // answers to problems are no steps but a picture
  const reply = solving.reply;

  useShown(reply ? { text: store.text, answer: reply.text } : null);

  useChange(() => {
    solving.clear();
    checking.clear();
    explaining.clear();
  }, [store.version]);

  function solve() {
    if (solving.isRunning) return;
    const { text } = store;
    checking.clear();
    setLayer(-1);
    running.version = store.version;
    solving.run(
      {
        do: "solve",
        text,
        seconds,
        ...(method ? { method } : {}),
        ...(minimize ? { minimize } : {}),
        ...(count ? { count } : {}),
      },
      (done) => {
        kept = { text, reply: done };
        store.say(`${verdictWords[done.verdict] ?? done.verdict}${done.steps?.length ? `, ${done.steps.length} steps` : ""}.`);
      },
      (words) => store.view !== "solve" && store.say(`Not solved: ${words}`),
    );
  }

  useEffect(() => {
    if (isFilm && !running.job) solve();
  }, []);

  const refusal = reply?.refusal ?? [];
  const chosen = layer >= 0 && refusal[layer] ? [refusal[layer]!] : refusal.slice(0, 2);
  return (
    <div class="workplace">
      <div class="stage">
        {board ? (
          <StepPlayer
            board={board}
            looks={documentLooks()}
            steps={reply?.steps ?? NO_STEPS}
            label={`${titleOf(kind)}${reply ? ", " + (verdictWords[reply.verdict] ?? reply.verdict) : ""}`}
            marks={documentMarks(board)}
            regions={regionsOf(board, chosen)}
            playsAtOnce={isFilm}
          />
        ) : (
          <PictureOfText {...(reply ? { answer: reply.text } : {})} />
        )}
      </div>
      <aside class="panel" aria-label="Solving">
        {store.trouble && <Trouble>{store.trouble.message}</Trouble>}
        <section aria-label="What to solve">
          <div class="row">
            <button type="button" class="primary" onClick={solve} disabled={store.trouble !== null} {...off(solving.isRunning)}>Solve</button>
            {solving.isRunning && <button type="button" onClick={solving.stop}>Stop</button>}
            <button
              type="button"
              aria-pressed={explaining.reply !== null}
              disabled={explaining.isRunning || store.trouble !== null}
              onClick={() => (explaining.reply ? explaining.clear() : explaining.run({ do: "explain", text: store.text }))}
            >
              Explain
            </button>
          </div>
          <details class="options">
            <summary>How</summary>
            <div class="fields">
              <label>
                Method
                <select value={method} onChange={(e) => setMethod(e.currentTarget.value)}>
                  <option value="">the first that applies</option>
                  {kind?.methods.map((m) => <option key={m.name} value={m.name}>{m.name}</option>)}
                </select>
              </label>
              {kind && <Choice title="Fewest" words={kind.minima} value={minimize} set={setMinimize} />}
              {kind && <Choice title="Count" words={kind.counts} value={count} set={setCount} />}
              <label>
                Seconds
                <Entry type="number" min={1} value={seconds} commit={(words) => setSeconds(whole(words, 1, 1_000_000))} />
              </label>
            </div>
            {method && <p class="faint">{kind?.methods.find((m) => m.name === method)?.summary}</p>}
          </details>
        </section>
        {explaining.trouble && <Trouble>{explaining.trouble}</Trouble>}
        {explaining.reply && <Explained {...explaining.reply} />}
        {solving.isRunning && (
          <p class="progress" role="status"><span class="spinner" aria-hidden="true" /> Solving… {solving.progress}</p>
        )}
        {solving.trouble && <Trouble>{solving.trouble}</Trouble>}
        {reply && (
          <section aria-label="Answer" class="answer">
            <h2 class={"verdict " + reply.verdict}>{verdictWords[reply.verdict] ?? reply.verdict}</h2>
            {reply.theorem && (
              <p class="theorem">
                <strong>{reply.theorem.method}</strong>
                {reply.theorem.summary && `: ${reply.theorem.summary}`}
                {reply.theorem.source && <cite>{reply.theorem.source}</cite>}
              </p>
            )}
            {refusal.length > 0 && (
              <ul class="layers">
                {refusal.map((each, i) => (
                  <li key={i}>
                    <button type="button" class={"quiet layer " + tintOf(i)} aria-pressed={layer === i} onClick={() => setLayer(layer === i ? -1 : i)}>
                      {each.name}
                    </button>{" "}
                    {each.words}
                  </li>
                ))}
              </ul>
            )}
            <div class="row">
              <button type="button" onClick={() => checking.isRunning || checking.run({ do: "check", text: store.text, answer: reply.text })} {...off(checking.isRunning)}>
                Verify
              </button>
              {checking.isRunning && <span class="progress" role="status">Checking…</span>}
            </div>
            {checking.reply && (
              <p class={"checked " + checking.reply.check} role="status">
                <strong>{checking.reply.check}</strong>: {checking.reply.reason}
              </p>
            )}
            {checking.trouble && <Trouble>{checking.trouble}</Trouble>}
            <details>
              <summary>The answer as text</summary>
              <pre class="answer-text" tabIndex={0}>{reply.text}</pre>
            </details>
          </section>
        )}
      </aside>
    </div>
  );
}

interface ChoiceProps {
  title: string;
  words: { word: string; summary: string }[];
  value: string;
  set: (value: string) => void;
}

/** One of the minima or counts of a kind; nothing if the kind has none. */
function Choice({ title, words, value, set }: ChoiceProps) {
  if (words.length === 0) return null;
  return (
    <label>
      {title}
      <select value={value} onChange={(e) => set(e.currentTarget.value)}>
        <option value="">–</option>
        {words.map(({ word, summary }) => <option key={word} value={word} title={summary}>{word}</option>)}
      </select>
    </label>
  );
}
