// Requests to the program, as docs/api.md describes them ("Requests in JSON"): what is asked, what
// comes back, and jobs that last.

import type { Place, Point, Shape } from "./model/board.ts";

export interface PaletteEntry {
  token: string;
  name: string;
  key: string;
  group?: string;
  looks: Record<string, string>; // SVG by budget; "" where a kind has none, "#" for other numbers
}

export interface Setting {
  key: string;
  title: string;
  type: "number" | "choice" | "square" | "token" | "flag";
  values?: string[];
  unlimited?: boolean;
  default?: string;
}

export interface Editor {
  shape: Shape;
  empty?: string;
  outside?: string | null;
  budgets?: boolean;
  palette?: PaletteEntry[];
  settings?: Setting[];
  keys?: string[];
  block?: string;
  directed?: boolean;
  tokens?: boolean;
}

/** A setting of a generator. */
export interface Option {
  name: string;
  type: string;
  value: string;
  fallback: string;
  help: string;
  words?: string[];
  least?: number;
  most?: number;
}

export interface KindInfo {
  name: string;
  summary: string;
  game: boolean;
  problem: boolean;
  how_to_play: string;
  opponent: boolean;
  editor: Editor | null;
  methods: { name: string; source: string; summary: string }[];
  minima: { word: string; summary: string }[];
  counts: { word: string; summary: string }[];
  generator: { summary: string; settings: Option[] } | null;
  presets: Preset[];
}

export interface Preset {
  level: string;
  title: string;
  words: string;
  text: string;
}

export interface ReductionInfo {
  name: string;
  from: string;
  to: string;
  source: string;
  summary: string;
  law: string;
}

export interface Catalogue {
  kinds: KindInfo[];
  reductions: ReductionInfo[];
  gadgets: { name: string; title: string; game: string; source: string }[];
  formats: { name: string; summary: string; pages: boolean; film: boolean }[];
  levels: string[];
  limits: { bytes: number };
}

export interface BoardInfo {
  shape?: Shape;
  rows?: string[][];
  tokens?: string[]; // of a graph
  origin?: Point;
  margin?: number; // so many squares around the rectangle belong to the board
  rails?: [number, number, string][];
  marks?: { kind: string; at: Place }[];
  points?: Point[];
  edges?: [number, number][];
  directed?: boolean;
  negated?: number[]; // edges of a circuit, from 1
}

export interface ReadPuzzle {
  kind: string;
  text: string;
  id?: string;
  line: number;
  board: BoardInfo | null;
  drawn?: string;
}

export type Changes = [Place, string][];
export interface Step {
  words: string;
  places: Place[];
  changes?: Changes;
  means?: string;
}
export interface LegalMove {
  words: string;
  places: Place[];
}
export interface Ending {
  verdict: string;
  words: string;
}
export interface PlayReply {
  steps: Step[];
  moves: LegalMove[];
  side?: string;
  ending: Ending | null;
  illegal?: { index?: number; reason: string } | null;
  tried?: string; // the move between the places that were tried
  more?: boolean; // there are more moves than these
  shown: string; // the position in letters
}

export interface Refusal {
  name: string;
  words: string;
  places: Place[];
  values?: number[];
}

export interface SolveReply {
  answer: Record<string, unknown>;
  text: string;
  verdict: string;
  theorem?: { method: string; source: string; summary: string } | null;
  steps?: Step[];
  refusal?: Refusal[];
}

export class ApiError extends Error {
  constructor(
    message: string,
    readonly line?: number,
    readonly column?: number,
    readonly field?: string,
  ) {
    super(message);
  }
}

/** The program does not answer: nothing is said of the request. */
export class Silence extends ApiError {
  static readonly words = "hardboard serve does not answer. Is it still running?";
  constructor() {
    super(Silence.words);
  }
}

export type Request = { do: string } & Record<string, unknown>;

async function sent<T>(path: string, method: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(signal ? { signal } : {}),
      ...(body === undefined
        ? {}
        : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Silence();
  }
  const reply = await response.json().catch(() => null);
  if (reply === null) throw new ApiError(`hardboard serve answered ${response.status}.`);
  return reply as T;
}

type Reply = { ok?: boolean; error?: { message: string; line?: number; column?: number; field?: string } };

function unwrapped<T>(reply: Reply): T {
  if (reply.error === undefined && reply.ok !== false) return reply as T;
  const error = reply.error ?? { message: "The request failed, and no reason was given." };
  throw new ApiError(error.message, error.line, error.column, error.field);
}

/** A request that is answered at once. */
export async function ask<T>(request: Request, signal?: AbortSignal): Promise<T> {
  return unwrapped<T>(await sent<Reply>("api", "POST", { api: 1, ...request }, signal));
}

export interface Job<T> {
  reply: Promise<T>;
  tell: (progress: string) => void; // hears of its progress; whoever shows the job sets it
  stop: () => void; // `reply` fails at once, whether the program answers or not
}

const FIRST_PAUSE = 30; // milliseconds between questions about a job, growing up to the longest
const LONGEST_PAUSE = 400;

/** A request that may last. */
export function start<T>(request: Request): Job<T> {
  let id: string | null = null;
  const stopping = new AbortController();
  const { signal } = stopping;
  const remove = () => void sent(`api/jobs/${id}`, "DELETE").catch(() => undefined);
  const run = async (): Promise<T> => {
    const made = await sent<Reply & { id: string }>("api/jobs", "POST", { api: 1, ...request });
    unwrapped(made);
    id = made.id;
    if (signal.aborted) remove();
    for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 1.4)) {
      await new Promise((wake) => setTimeout(wake, pause));
      signal.throwIfAborted();
      const job = await sent<Reply & { state: string; progress: string; reply?: Reply }>(
        `api/jobs/${id}`,
        "GET",
        undefined,
        signal,
      );
      unwrapped(job);
      if (job.state === "done" && job.reply) {
        id = null; // there is nothing left to stop
        return unwrapped<T>(job.reply);
      }
      own.tell(job.state === "waiting" ? "It waits until others are done." : (job.progress ?? ""));
    }
  };
  const stopped = new Promise<never>((_, fail) =>
    signal.addEventListener("abort", () => fail(new ApiError("Stopped."))),
  );
  stopped.catch(() => undefined); // the race below reports it
  const own: Job<T> = {
    reply: Promise.race([stopped, run()]),
    tell: () => undefined,
    stop: () => {
      if (signal.aborted) return;
      stopping.abort();
      if (id !== null) remove();
    },
  };
  return own;
}
