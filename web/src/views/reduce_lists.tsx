// What stands beside a board that was made by reductions: the chain, the clauses of the formula, and an
// assignment. Clauses and variables tell the view when the pointer is on them.

import { type Clause, MOST_CLAUSES, withNegated } from "../model/formula.ts";
import { store } from "../store.ts";

export interface ChainStep {
  name: string;
  source: string;
  summary: string;
  size: number;
}

/** The reductions of the chain, each with its paper. */
export function Chain({ steps }: { steps: ChainStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ol class="chain">
      {steps.map((step) => (
        <li key={step.name}>
          <strong>{step.name}</strong>: {step.summary}. <cite>{step.source}</cite>
        </li>
      ))}
    </ol>
  );
}

interface ClausesProps {
  clauses: Clause[];
  lit: number | undefined;
  core: number[];
  light: (clause: number) => void;
}

export function Clauses({ clauses, lit, core, light }: ClausesProps) {
  return (
    <section aria-label="Clauses">
      <h2>Clauses</h2>
      <ol class="clauses">
        {clauses.slice(0, MOST_CLAUSES).map((clause) => (
          <li
            key={clause.number}
            class={(lit === clause.number ? "lit " : "") + (core.includes(clause.number) ? "core" : "")}
            onMouseEnter={() => light(clause.number)}
            onMouseLeave={() => light(0)}
            onFocusCapture={() => light(clause.number)}
          >
            {clause.literals.map((literal, i) => (
              <button
                type="button"
                key={i}
                class={"literal" + (literal.words.startsWith("-") ? " negated" : "")}
                title="Negate this literal"
                aria-label={`Clause ${clause.number}, literal ${literal.words}: negate`}
                onClick={() => store.setText(withNegated(store.text, literal))}
              >
                {literal.words.replace("-", "¬")}
              </button>
            ))}
            {core.includes(clause.number) && <span class="faint"> in the core</span>}
          </li>
        ))}
      </ol>
      {clauses.length > MOST_CLAUSES && <p>and {clauses.length - MOST_CLAUSES} more</p>}
    </section>
  );
}

interface AssignmentProps {
  values: number[];
  set: (values: number[]) => void;
  light: (variable: number) => void;
}

export function Assignment({ values, set, light }: AssignmentProps) {
  return (
    <div class="assignment" role="group" aria-label="Assignment; a click changes a value and plays the moves">
      {values.map((value, i) => (
        <button
          type="button"
          key={i}
          class="value"
          aria-pressed={value > 0}
          onMouseEnter={() => light(Math.abs(value))}
          onMouseLeave={() => light(0)}
          onClick={() => set(values.map((other, k) => (k === i ? -other : other)))}
        >
          {Math.abs(value)} = {value > 0 ? "true" : "false"}
        </button>
      ))}
    </div>
  );
}
