// The gadgets of the papers: each with its drawing, its ports and its table, and the play of each row
// as a film.

import { useEffect, useState } from "preact/hooks";
import { ask } from "../api.ts";
import { store, useStore } from "../store.ts";
import { Picture, Trouble, wordsOf } from "./parts.tsx";
import { useJob } from "./solve.tsx";

interface Gadget {
  name: string;
  title: string;
  source: string;
  text: string;
  ports: { name: string; takes: boolean; leaves: boolean }[];
  rows: { inputs: string; outcomes: string }[];
  picture: string;
}
interface RowPlays {
  name: string;
  inputs: string;
  outcomes: { words: string; play: string | string[]; film: string }[];
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
        {gadget && (
          <div class="picture-stage">
            {shown ? (
              <Picture svg={shown.film} alt={`Film of ${gadget.name}: ${gadget.rows[row]?.inputs} gives ${shown.words}`} />
            ) : (
              <Picture svg={gadget.picture} alt={`Gadget ${gadget.name}: ${gadget.title}`} />
            )}
          </div>
        )}
        {shown && <pre class="answer-text" tabIndex={0} aria-label="The play">{Array.isArray(shown.play) ? shown.play.join("\n") : shown.play}</pre>}
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
                        {row === i ? "Stop" : "Film"}
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

const portNames = (gadget: Gadget, side: "takes" | "leaves") =>
  gadget.ports.filter((port) => port[side]).map((port) => port.name).join(" ");
