// The gallery: ready puzzles of every kind, the puzzle of the day, and new ones by wish; a sheet of
// them to print.

import { useEffect, useState } from "preact/hooks";
import { type KindInfo, type Option, ask } from "../api.ts";
import { store, useStore } from "../store.ts";
import { save } from "./files.tsx";
import { Entry, Picture, Trouble, titleOf, whole } from "./parts.tsx";
import { useJob } from "./solve.tsx";

interface Made {
  puzzles: { text: string; words: string }[];
  why_no_more?: string;
}

const show = (kind: KindInfo, text: string) => store.beginFile(`${kind.name}.txt`, text);

/** Opens a puzzle where one plays it, or where one reads it if it is no game. */
function open(kind: KindInfo, text: string, title: string): void {
  show(kind, text);
  store.setView(kind.game ? "play" : "edit");
  store.say(`${title} is open.`);
}

/** The date where the reader is. */
const today = () => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, "0")).join("-");
};

export function GalleryView() {
  useStore();
  const kinds = store.catalogue!.kinds;
  const [name, setName] = useState(store.kind?.name ?? kinds[0]!.name);
  const [level, setLevel] = useState(chosenLevel);
  const kind = kinds.find((each) => each.name === name) ?? kinds[0]!;
  return (
    <div class="gallery">
      <nav class="kinds" aria-label="Kinds">
        {[true, false].map((game) => (
          <div key={String(game)}>
            <h2>{game ? "Puzzles" : "Problems"}</h2>
            <ul>
              {kinds.filter((each) => each.game === game).map((each) => (
                <li key={each.name}>
                  <button type="button" class="quiet kind" aria-current={each === kind ? "true" : undefined} onClick={() => setName(each.name)}>
                    {titleOf(each)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div class="kind-page" key={kind.name}>
        <h2 class="kind-title">{titleOf(kind)}</h2>
        <p>{sentence(kind.summary)}{kind.how_to_play && ` ${kind.how_to_play}`}</p>
        {kind.presets.length > 0 && (
          <Ready kind={kind} level={level} setLevel={(next) => setLevel((chosenLevel = next))} />
        )}
        {kind.generator && <Daily kind={kind} />}
        {kind.generator && <Generate kind={kind} />}
      </div>
    </div>
  );
}

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? "" : ".");

// The level that is asked for, "" for all: it stays when one comes back to the gallery.
let chosenLevel = "";

/** The ready puzzles of a kind, all or those of a level; and an empty board, to draw on. */
function Ready({ kind, level, setLevel }: { kind: KindInfo; level: string; setLevel: (level: string) => void }) {
  const presets = kind.presets.filter((preset) => level === "" || preset.level === level);
  const count = (of: string) => kind.presets.filter((preset) => of === "" || preset.level === of).length;
  return (
    <section aria-label="Ready puzzles" class="ready">
      <div class="row" role="radiogroup" aria-label="Difficulty">
        {["", ...store.catalogue!.levels].map((each) => (
          <label class="level" key={each}>
            <input type="radio" name="level" checked={each === level} onChange={() => setLevel(each)} />
            {each || "all"} <span class="faint">{count(each)}</span>
          </label>
        ))}
      </div>
      <p class="unseen" role="status">{presets.length} {presets.length === 1 ? "puzzle" : "puzzles"}</p>
      <ul class="cards">
        {presets.map((preset) => (
          <li key={preset.title}>
            <Card text={preset.text} title={preset.title} level={preset.level} words={preset.words} open={() => open(kind, preset.text, preset.title)} />
            {kind.game && (
              <button
                type="button"
                class="quiet film"
                aria-label={`Film of ${preset.title}`}
                onClick={() => {
                  show(kind, preset.text);
                  store.showFilm();
                }}
              >
                ▸ Film
              </button>
            )}
          </li>
        ))}
      </ul>
      {kind.editor && (
        <div class="row">
          <button type="button" onClick={() => void begin(kind)}>Draw one yourself</button>
        </div>
      )}
    </section>
  );
}

/** Opens an empty board in the editor: that of the first ready puzzle that can be drawn, cleared. */
async function begin(kind: KindInfo): Promise<void> {
  for (const preset of kind.presets) {
    show(kind, preset.text);
    const { version } = store;
    await store.read();
    if (version !== store.version) return; // another puzzle was opened meanwhile
    if (store.clear()) break;
  }
  store.setView("edit");
}

// Pictures come one after the other, from the top: also for cards out of sight, which one may print.
const pictures = new Map<string, string>();
let drawing: Promise<void> = Promise.resolve();

interface CardProps {
  text: string;
  title: string;
  level?: string;
  words: string;
  open: () => void;
}

function Card({ text, title, level, words, open }: CardProps) {
  const [svg, setSvg] = useState(pictures.get(text) ?? "");
  useEffect(() => {
    if (svg) return;
    let isShown = true;
    const draw = async () => {
      if (!isShown) return;
      const { picture } = await ask<{ picture: string }>({ do: "draw", text, format: "svg" });
      pictures.set(text, picture);
      if (isShown) setSvg(picture);
    };
    drawing = drawing.then(draw).catch(() => undefined); // a card without a picture still opens its puzzle
    return () => {
      isShown = false;
    };
  }, [text]);
  return (
    <button type="button" class="card" onClick={open}>
      <span class="card-picture">{svg && <Picture svg={svg} alt="" />}</span>
      <span class="card-title">{title}</span>
      {level && <span class={"card-level " + level}>{level}</span>}
      {words && <span class="card-words">{words}</span>}
    </button>
  );
}

function Daily({ kind }: { kind: KindInfo }) {
  const [date, setDate] = useState(today());
  const daily = useJob<Made>();
  return (
    <section aria-label="Puzzle of the day" class="daily">
      <h3>Puzzle of the day</h3>
      <div class="row">
        <label>
          Date
          <input type="date" value={date} onChange={(e) => setDate(e.currentTarget.value)} />
        </label>
        <button
          type="button"
          disabled={daily.isRunning || !date}
          onClick={() => daily.run({ do: "daily", kind: kind.name, date }, (reply) => reply.puzzles[0] && open(kind, reply.puzzles[0].text, `The puzzle of ${date}`))}
        >
          Open
        </button>
        {daily.isRunning && <span class="progress" role="status">Making it…</span>}
      </div>
      {daily.trouble && <Trouble>{daily.trouble}</Trouble>}
    </section>
  );
}

function Generate({ kind }: { kind: KindInfo }) {
  const settings = kind.generator!.settings;
  const [values, setValues] = useState<Record<string, string>>({});
  const [number, setNumber] = useState(4);
  const [seed, setSeed] = useState(() => String(Math.floor(Math.random() * 1_000_000)));
  const making = useJob<Made>();
  const printing = useJob<{ base64: string }>();
  const made = making.reply?.puzzles ?? [];

  function generate() {
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
    making.run({ do: "generate", kind: kind.name, settings: given, seed: whole(seed, 0, Number.MAX_SAFE_INTEGER), number }, (reply) => {
      store.say(`${reply.puzzles.length} ${reply.puzzles.length === 1 ? "puzzle" : "puzzles"} made.`);
      setSeed(String(Number(seed) + 1));
    });
  }

  /** The puzzles on pages, and their solutions behind them. */
  function sheet() {
    const title = `${titleOf(kind)}: ${made.length} ${made.length === 1 ? "puzzle" : "puzzles"}`;
    printing.run({ do: "sheet", texts: made.map((puzzle) => puzzle.text), title, format: "pdf" }, (reply) =>
      save(`${kind.name}.pdf`, Uint8Array.from(atob(reply.base64), (c) => c.charCodeAt(0)), "application/pdf"),
    );
  }

  return (
    <section aria-label="New puzzles" class="generate">
      <h3>New puzzles</h3>
      <div class="fields">
        {settings.map((setting) => (
          <GeneratorField key={setting.name} setting={setting} value={values[setting.name] ?? ""} set={(value) => setValues({ ...values, [setting.name]: value })} />
        ))}
        <label>Seed<Entry type="number" min={0} value={seed} commit={(words) => setSeed(String(whole(words, 0, Number.MAX_SAFE_INTEGER)))} /></label>
        <label>How many<Entry type="number" min={1} max={60} value={number} commit={(words) => setNumber(whole(words, 1, 60))} /></label>
      </div>
      <div class="row">
        <button type="button" class="primary" onClick={generate} disabled={making.isRunning}>Make them</button>
        {making.isRunning && <button type="button" onClick={making.stop}>Stop</button>}
        {made.length > 0 && <button type="button" onClick={sheet} disabled={printing.isRunning}>Sheet to print</button>}
      </div>
      {making.isRunning && <p class="progress" role="status"><span class="spinner" aria-hidden="true" /> Making puzzles… {making.progress}</p>}
      {making.reply?.why_no_more && <p>There are no more: {making.reply.why_no_more}.</p>}
      {printing.isRunning && <p class="progress" role="status"><span class="spinner" aria-hidden="true" /> Solving and drawing the sheet… {printing.progress}</p>}
      {printing.trouble && <Trouble>{printing.trouble}</Trouble>}
      {making.trouble && <Trouble>{making.trouble}</Trouble>}
      {made.length > 0 && (
        <ul class="cards sheet">
          {made.map((puzzle, i) => (
            <li key={puzzle.text}>
              <Card text={puzzle.text} title={`No. ${i + 1}`} words={puzzle.words} open={() => open(kind, puzzle.text, `Puzzle ${i + 1}`)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function GeneratorField({ setting, value, set }: { setting: Option; value: string; set: (value: string) => void }) {
  const title = titleOf(setting.name);
  if (setting.type === "flag")
    return (
      <label class="check" title={setting.help}>
        <input type="checkbox" checked={value === "true"} onChange={(e) => set(e.currentTarget.checked ? "true" : "")} />
        {title}
      </label>
    );
  if (setting.words?.length)
    return (
      <label title={setting.help}>
        {title}
        <select value={value} onChange={(e) => set(e.currentTarget.value)}>
          <option value="">{setting.fallback || "any"}</option>
          {setting.words.filter((word) => word !== setting.fallback).map((word) => <option key={word} value={word}>{word}</option>)}
        </select>
      </label>
    );
  return (
    <label title={setting.help}>
      {title}
      <Entry type="text" value={value} placeholder={setting.fallback || setting.value} commit={set} />
    </label>
  );
}

