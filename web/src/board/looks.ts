// How tokens look: the shapes of the kind's palette, which are those of `draw`, and a lettered disc
// for tokens that the palette does not know (pieces of one's own).

import type { Editor } from "../api.ts";

export interface Looks {
  /** SVG around (0, 0) in units of a hundredth of a square; "" for what is not drawn. */
  svgOf(token: string): string;
  /** What a token is called: "rook, may capture twice". */
  nameOf(token: string): string;
  /** A colour for places too small for shapes; "" for what is not drawn. */
  colourOf(token: string): string;
  empty: string;
  outside: string | null;
  checkered: boolean;
  isVoid(token: string): boolean;
}

const BUDGET_COLOURS: Record<string, string> = { "0": "#c8322b", "1": "#1c489c", "2": "#45a566" };
const DARK = "#2b2b30";
const CONSTANT = "0"; // of a circuit
const MOST_SHOWN = 99; // as a number of captures
const MANY = "99+"; // more than these, in the drawings of the palette too

/** "R12" is the letter R with a budget of 12; a token without a budget has the default one. */
export function splitToken(token: string): [string, string] {
  const found = /^([A-Za-z])(\d+|\*)$/.exec(token);
  return found ? [found[1]!, found[2]!] : [token, ""];
}

/** What a piece without a number may do: so many captures, or captures so long in all. */
export interface Budget {
  value: string; // "*" for no bound
  onDistance: boolean;
}
export const UNBOUNDED: Budget = { value: "*", onDistance: false };

export function budgetWords(budget: string, onDistance = false): string {
  if (budget === "0") return "may not capture";
  if (onDistance) return budget === "*" ? "may go any distance" : `may go ${budget} step${budget === "1" ? "" : "s"} in all`;
  if (budget === "*") return "captures without limit";
  if (budget === "1") return "may capture once";
  if (budget === "2") return "may capture twice";
  return `may capture ${budget} times`;
}

/** Words as the text of an SVG. */
export const escaped = (words: string) =>
  words.replace(/[<>&"]/g, (c) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" })[c]!);

/** The looks of a kind, where a piece without a number has this budget. */
export function looksOf(editor: Editor | null, budget: Budget, isGraph: boolean): Looks {
  const palette = new Map((editor?.palette ?? []).map((entry) => [entry.token, entry]));
  const empty = editor?.empty ?? ".";
  const outside = editor?.outside ?? null;
  const hasBudgets = editor?.budgets ?? false;
  const hasParts = editor?.shape === "circuit";
  const split = (token: string): [string, string] => {
    if (hasParts) return [token, ""];
    if (isGraph) return ["", token === empty ? "" : token || budget.value];
    const [letter, own] = hasBudgets ? splitToken(token) : [token, ""];
    return [letter, hasBudgets ? own || budget.value : ""];
  };
  const isVoid = (token: string) => token === empty || token === outside;
  const drawn = new Map<string, string>();

  const draw = (token: string): string => {
    if (token === outside && !isGraph) return "";
    if (token === CONSTANT && hasParts) return `<circle r="30" fill="#ddd1bc" stroke="#3b352d" stroke-width="3"/>`;
    if (isGraph && isVoid(token)) return `<circle r="30" fill="#fffdf8" stroke="#8d8373" stroke-width="4"/>`;
    const [letter, own] = split(token);
    const looks = palette.get(letter)?.looks;
    const exact = looks?.[Number(own) > MOST_SHOWN ? MANY : own] ?? looks?.[""];
    if (exact !== undefined) return exact;
    const counted = looks?.["#"];
    if (counted !== undefined) return counted.replaceAll("{}", own);
    if (isVoid(token)) return "";
    return disc(letter, own);
  };
  return {
    svgOf(token) {
      let svg = drawn.get(token);
      if (svg === undefined) drawn.set(token, (svg = draw(token)));
      return svg;
    },
    nameOf(token) {
      if (token === CONSTANT && hasParts) return "always 0";
      const [letter, own] = split(token);
      const name = palette.get(letter)?.name ?? (isGraph && token === "" && empty === "" ? "vertex" : isVoid(token) ? "empty" : isGraph ? "token" : letter);
      return own && !isVoid(token) ? `${name}, ${budgetWords(own, budget.onDistance)}` : name;
    },
    colourOf(token) {
      if (isVoid(token)) return token === empty && outside !== null ? "#e9dfcc" : "";
      const [letter, own] = split(token);
      if (own) return BUDGET_COLOURS[own] ?? DARK;
      return fillIn(palette.get(letter)?.looks[""]) ?? DARK;
    },
    isVoid,
    empty,
    outside,
    checkered: outside === null && !palette.has(empty),
  };
}

function fillIn(svg: string | undefined): string | null {
  const fills = svg?.match(/fill="(#[0-9a-fA-F]{3,6})"/g) ?? [];
  return fills.length > 0 ? fills.at(-1)!.slice(6, -1) : null;
}

function disc(label: string, budget: string): string {
  const colour = BUDGET_COLOURS[budget] ?? DARK;
  const shown = budget === "*" ? "∞" : Number(budget) > MOST_SHOWN ? MANY : String(Number(budget));
  const words = (text: string, y: number, size: number, fill: string) =>
    `<text x="0" y="${y}" font-size="${size}" font-weight="bold" text-anchor="middle" fill="${fill}">${escaped(text)}</text>`;
  if (!budget)
    return `<circle r="34" fill="${colour}" stroke="#000" stroke-width="2"/>` + words(label, 13, 36, "#fff");
  const size = [22, 16, 10][shown.length - 1]!; // as wide as the window
  return (
    `<circle r="36" fill="${colour}" stroke="#000" stroke-width="2"/>` +
    words(label, -5, 26, "#fffdf8") +
    `<circle cy="13" r="13.5" fill="#fffdf8"/>` +
    words(shown, 13 + 0.36 * size, size, colour)
  );
}
