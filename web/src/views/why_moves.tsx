// Why moves fail: what each move leads to, those that save the game first, with their reasons.

import type { Refusal } from "../api.ts";
import type { Place } from "../model/board.ts";

export interface Why {
  moves: {
    words: string;
    places: Place[];
    verdict: string;
    reason: string;
    refusal?: Refusal[];
  }[];
  groups: { verdict: string; reason: string; moves: number[] }[]; // moves by their indices
}

/** `shown` is the index of the move that the board shows, -1 for none. */
export function WhyMoves({ why, shown, show }: { why: Why; shown: number; show: (index: number) => void }) {
  return (
    <section aria-label="Why moves fail" class="why">
      <h3>What each move leads to</h3>
      <ul>
        {sorted(why.groups).map((group) => (
          <li key={group.reason} class={isSaving(group.verdict) ? "saves" : group.verdict === "unknown" ? "open" : "fails"}>
            {group.moves.map((i) => (
              <button type="button" class="quiet" key={i} aria-pressed={shown === i} onClick={() => show(shown === i ? -1 : i)} onMouseEnter={() => show(i)}>
                {why.moves[i]!.words}
              </button>
            ))}{" "}
            {group.reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

const sorted = (groups: Why["groups"]) => {
  const rank = (verdict: string) => (isSaving(verdict) ? 0 : verdict === "unknown" ? 1 : 2);
  return [...groups].sort((a, b) => rank(a.verdict) - rank(b.verdict));
};

export const isSaving = (verdict: string) => verdict === "solvable" || verdict === "win";
