// Clauses in the text of a formula, with the places of their literals: so a literal can be changed by
// a click, and the text follows.

export interface Literal {
  words: string;
  at: number; // offset in the text
}

export interface Clause {
  number: number; // from 1, as the parts of boards are called
  literals: Literal[];
  words: string;
}

export const MOST_CLAUSES = 400; // more are not listed

/** The clauses of DIMACS, QDIMACS, `and-or-sat` and `planar-3sat`; nothing for other texts. */
export function clausesOf(text: string): Clause[] {
  if (/^p\s+cnf\b/m.test(text)) return dimacs(text);
  if (/^[ \t]*and-or-sat\b/m.test(text)) return lines(text, /^[ \t]*clauses[ \t]*(?:#.*)?$/);
  if (/^[ \t]*planar-3sat\b/m.test(text)) return lines(text, /^[ \t]*(?:above|below)[ \t]*(?:#.*)?$/);
  return [];
}

function dimacs(text: string): Clause[] {
  const clauses: Clause[] = [];
  let literals: Literal[] = [];
  let begun = false;
  const line = /.*\n?/g;
  for (let row = line.exec(text); row && row[0] !== ""; row = line.exec(text)) {
    if (/^\s*p\s/.test(row[0])) begun = true;
    if (!begun || /^\s*[cpae%]/.test(row[0])) continue;
    const number = /-?\d+/g;
    for (let found = number.exec(row[0]); found; found = number.exec(row[0])) {
      if (found[0] === "0") {
        clauses.push(clause(clauses.length + 1, literals, literals.map((l) => l.words).join(" ∨ ")));
        literals = [];
      } else literals.push({ words: found[0], at: row.index + found.index });
    }
  }
  return clauses;
}

const clause = (number: number, literals: Literal[], words: string): Clause => ({
  number,
  literals,
  words: words === "" ? "(nothing)" : words,
});

function lines(text: string, begin: RegExp): Clause[] {
  const clauses: Clause[] = [];
  let inside = false;
  const line = /.*\n?/g;
  for (let row = line.exec(text); row && row[0] !== ""; row = line.exec(text)) {
    const words = row[0].replace(/#.*/, "").trimEnd();
    if (begin.test(words)) inside = true;
    else if (/^\s*[a-z]/.test(words)) inside = false;
    else if (inside && words.trim() !== "") {
      const literals: Literal[] = [];
      const number = /-?\d+/g;
      for (let found = number.exec(words); found; found = number.exec(words))
        literals.push({ words: found[0], at: row.index + found.index });
      clauses.push(clause(clauses.length + 1, literals, words.trim()));
    }
  }
  return clauses;
}

/** The text with a literal negated. */
export function withNegated(text: string, literal: Literal): string {
  const words = literal.words.startsWith("-") ? literal.words.slice(1) : "-" + literal.words;
  return text.slice(0, literal.at) + words + text.slice(literal.at + literal.words.length);
}

/** The number after a word in the title of a part: 2 in "clause 2, left leg". */
export function numberAfter(word: string, title: string): number | null {
  const found = new RegExp(`\\b${word} (\\d+)\\b`).exec(title);
  return found ? Number(found[1]) : null;
}
