// The gadgets of the papers: each with its drawing, its ports and its table, and the play of each row
// as a film that is stepped and played.

import { useEffect, useMemo, useState } from "preact/hooks";
import { type BoardInfo, type Step, ask } from "../api.ts";
import { looksOf } from "../board/looks.ts";
import type { Frame } from "../board/overlay.ts";
import { type Place, indexOf } from "../model/board.ts";
import { boardOf } from "../model/board_of_reply.ts";
import { store, useStore } from "../store.ts";
import { Picture, Trouble, budgetOf, wordsOf } from "./parts.tsx";
import { useJob } from "./solve.tsx";
import { StepPlayer } from "./step_player.tsx";

interface Port {
  name: string;
  takes: boolean;
  leaves: boolean;
  places: Place[];
}
interface Gadget {
  name: string;
  title: string;
  source: string;
  text: string;
  ports: Port[];
  rows: { inputs: string; outcomes: string }[];
  picture: string;
}
interface Outcome {
  words: string;
  kind: string;
  text: string;
  board: BoardInfo;
  steps: Step[];
}
interface RowPlays {
  name: string;
  inputs: string;
  outcomes: Outcome[];
}
interface Verified {
  name: string;
  holds: boolean;
  rows: number;
}

export function GadgetsView() {
  useStore();
  const gadgets = store.catalogue!.gadgets;
  const [name, setName] = useState(gadgets[0]?.name ?? "");
  const [find, setFind] = useState("");
  const [gadget, setGadget] = useState<Gadget | null>(null);
  const [trouble, setTrouble] = useState("");
  const [row, setRow] = useState(-1);
  const [outcome, setOutcome] = useState(0);
  const plays = useJob<RowPlays>();
  const verifying = useJob<Verified>();

  useEffect(() => {
    if (!name) return;
    const own = new AbortController();
    setRow(-1);
    plays.clear();
    verifying.clear();
    ask<Gadget>({ do: "gadget", name }, own.signal)
      .then((reply) => {
        setGadget(reply);
        setTrouble("");
      })
      .catch((error) => own.signal.aborted || setTrouble(wordsOf(error)));
    return () => own.abort();
  }, [name]);

  function playRow(index: number) {
    setOutcome(0);
    if (index === row) {
      setRow(-1);
      plays.clear();
      return;
    }
    setRow(index);
    plays.run({ do: "gadget", name, inputs: gadget!.rows[index]!.inputs });
  }

  const outcomes = row >= 0 ? (plays.reply?.outcomes ?? []) : [];
  const shown = outcomes[outcome];
  const words = (each: { name: string; title: string }) => (each.name + " " + each.title).toLowerCase();
  const games = [...new Set(gadgets.map((each) => each.game))];
  return (
    <div class="workplace gadgets">
      <nav class="gadget-list" aria-label="Gadgets">
        <label>
          Find
          <input type="search" value={find} onInput={(e) => setFind(e.currentTarget.value)} />
        </label>
        <div class="gadget-names" tabIndex={-1}>
          {games.map((game) => {
            const listed = gadgets.filter((each) => each.game === game && words(each).includes(find.toLowerCase()));
            if (listed.length === 0) return null;
            return (
              <div key={game}>
                <h2>{game.charAt(0).toUpperCase() + game.slice(1)}</h2>
                <ul>
                  {listed.map((each) => (
                    <li key={each.name}>
                      <button type="button" class="quiet kind" title={each.title} aria-current={each.name === name ? "true" : undefined} onClick={() => setName(each.name)}>
                        {each.name}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
      </nav>
      <div class="stage">
        {trouble && <Trouble>{trouble}</Trouble>}
        {gadget && shown && <Film gadget={gadget} inputs={gadget.rows[row]!.inputs} outcome={shown} />}
        {gadget && !shown && (
          <div class="picture-stage">
            <Picture svg={gadget.picture} alt={`Gadget ${gadget.name}: ${gadget.title}`} />
          </div>
        )}
      </div>
      <aside class="panel" aria-label="Table">
        {gadget && (
          <>
            <section aria-label="Gadget">
              <h2>{gadget.name}</h2>
              <p>{gadget.title}</p>
              <p class="faint"><cite>{gadget.source}</cite></p>
            </section>
            <table class="truth">
              <caption>What comes out; a row shows its play</caption>
              <thead>
                <tr>
                  <th scope="col">{portNames(gadget, "takes") || "in"}</th>
                  <th scope="col">{portNames(gadget, "leaves") || "out"}</th>
                  <td />
                </tr>
              </thead>
              <tbody>
                {gadget.rows.map((each, i) => (
                  <tr key={i} class={row === i ? "chosen" : ""}>
                    <th scope="row">{each.inputs || "–"}</th>
                    <td>{each.outcomes || "–"}</td>
                    <td>
                      <button type="button" class="quiet" aria-pressed={row === i} aria-label={`Film of the row ${each.inputs || i + 1}`} onClick={() => playRow(i)}>
                        Film
                      </button>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            {plays.isRunning && <p class="progress" role="status"><span class="spinner" aria-hidden="true" /> Playing it through… {plays.progress}</p>}
            {plays.trouble && <Trouble>{plays.trouble}</Trouble>}
            {plays.reply && outcomes.length === 0 && row >= 0 && <p>With these signals the gadget can't be cleared, so there is no play.</p>}
            {outcomes.length > 1 && (
              <div class="row" role="group" aria-label="Outcomes">
                {outcomes.map((each, i) => (
                  <button type="button" key={i} aria-pressed={outcome === i} onClick={() => setOutcome(i)}>{each.words || "cleared"}</button>
                ))}
              </div>
            )}
            <div class="row">
              <button type="button" disabled={verifying.isRunning} onClick={() => verifying.run({ do: "gadget", name, verify: true })}>Verify the table</button>
              {verifying.isRunning && <button type="button" onClick={verifying.stop}>Stop</button>}
            </div>
            {verifying.reply && (
              <p class={"checked " + (verifying.reply.holds ? "verified" : "wrong")} role="status">
                {verifying.reply.holds ? "The table holds" : "The table does not hold"}: {verifying.reply.rows} {verifying.reply.rows === 1 ? "row" : "rows"} computed.
              </p>
            )}
            {verifying.trouble && <Trouble>{verifying.trouble}</Trouble>}
            <details>
              <summary>The file</summary>
              <pre class="answer-text" tabIndex={0}>{gadget.text}</pre>
            </details>
          </>
        )}
      </aside>
    </div>
  );
}

/** The play of a row on the gadget's board, with its ports framed. */
function Film({ gadget, inputs, outcome }: { gadget: Gadget; inputs: string; outcome: Outcome }) {
  const board = useMemo(() => boardOf(outcome.board), [outcome]);
  const looks = useMemo(() => {
    const kind = store.catalogue!.kinds.find((each) => each.name === outcome.kind);
    return looksOf(kind?.editor ?? null, budgetOf(outcome), false);
  }, [outcome]);
  if (!board) return null;
  const frames: Frame[] = gadget.ports.map((port) => ({
    indices: port.places.map((place) => indexOf(board, place)).filter((index) => index >= 0),
    title: `${role(port)} ${port.name}`,
    isLit: true,
  }));
  const label = `Film of ${gadget.name}: ${inputs || "no input"} gives ${outcome.words || "a cleared board"}`;
  return <StepPlayer board={board} looks={looks} steps={outcome.steps} label={label} frames={frames} />;
}

const role = ({ takes, leaves }: Port) => (takes && leaves ? "through" : takes ? "in" : "out");

const portNames = (gadget: Gadget, side: "takes" | "leaves") =>
  gadget.ports.filter((port) => port[side]).map((port) => port.name).join(" ");
