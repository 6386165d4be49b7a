// What each move and each turn of a game for two is worth, where the program has a table of all
// positions: letters on the board, W for a win, L for a loss, D for a draw, with the number of turns.

import type { Badge } from "../board/overlay.ts";
import { type Board, type Place, indexOf } from "../model/board.ts";

export interface Value {
  words: string;
  verdict: string;
  turns: number;
}
export interface Values {
  moves: (Value & { places: Place[] })[];
  turns: Value[]; // the best first
  more?: boolean;
  why_not: string;
}

const DEEPEST = 62; // so many turns or more
const MOST_TURNS = 200; // that are listed

const number = (turns: number) => (turns >= DEEPEST ? `${DEEPEST}+` : String(turns));

/** "W3", "L2", "D". */
export const markOf = ({ verdict, turns }: Value) =>
  verdict === "draw" ? "D" : (verdict === "win" ? "W" : "L") + number(turns);

/** "wins in 3", "loses in 2", "a draw". */
export const wordsOfValue = ({ verdict, turns }: Value) =>
  verdict === "draw" ? "a draw" : `${verdict === "win" ? "wins" : "loses"} in ${number(turns)}`;

/** The values on the board: of the moves to each target of the chosen piece; without one, of the best
 *  move of each piece. */
export function badgesOf(board: Board, values: Values | null, selected: number): Badge[] {
  const badges = new Map<number, Value>();
  const rank = new Map(values?.turns.map((turn, i) => [markOf(turn), i]));
  const rankOf = (value: Value) => rank.get(markOf(value)) ?? Infinity; // no turn ends so: the worst
  for (const move of values?.moves ?? []) {
    const from = indexOf(board, move.places[0]!);
    if (selected >= 0 && selected !== from) continue;
    const at = selected >= 0 ? indexOf(board, move.places.at(-1)!) : from;
    const old = badges.get(at);
    if (!old || rankOf(move) < rankOf(old)) badges.set(at, move);
  }
  return [...badges].map(([index, value]) => ({ index, words: markOf(value), tone: value.verdict }));
}

/** Every turn with its value, the best first; a click plays it. */
export function TurnValues({ values, play }: { values: Values; play: (words: string) => void }) {
  if (values.why_not)
    return <p class="faint" role="status">Values are not known: {values.why_not}.</p>;
  const best = values.turns[0];
  return (
    <section aria-label="Values" class="values">
      <h3>{best ? `With best play the side to move ${best.verdict === "draw" ? "draws" : wordsOfValue(best)}` : "No push can follow"}</h3>
      <p class="faint">W wins, L loses, D draws; the number is the turns until then, those of both sides.</p>
      <ol class="turns">
        {values.turns.slice(0, MOST_TURNS).map((turn) => (
          <li key={turn.words}>
            <span class={"value-mark " + turn.verdict} title={wordsOfValue(turn)}>{markOf(turn)}</span>
            <button type="button" class="quiet" aria-label={`${turn.words}: ${wordsOfValue(turn)}`} onClick={() => play(turn.words)}>
              {turn.words}
            </button>
          </li>
        ))}
      </ol>
      {(values.turns.length > MOST_TURNS || values.more) && <p class="faint">and {values.turns.length - MOST_TURNS}{values.more ? " or more" : ""} others, none of them better</p>}
    </section>
  );
}
