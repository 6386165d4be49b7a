// The tools that the kind of puzzle needs, and no others.

import { isGraph } from "../model/board.ts";
import { store } from "../store.ts";
import { Icon, documentLooks } from "./parts.tsx";

export type Tool =
  | { type: "hand" }
  | { type: "token"; token: string; budget?: string }
  | { type: "mark"; key: string; template: string } // "one X Y": the line is `key one X Y`
  | { type: "rail" }
  | { type: "vertex"; token?: string } // of a circuit: an input, gate or output
  | { type: "edge" }
  | { type: "erase" };

const BUDGETS = [
  ["", "as the puzzle says"],
  ["0", "no captures"],
  ["1", "one capture"],
  ["2", "two captures"],
  ["*", "no limit"],
] as const;

const shownBudget = (value: string) => (value === "" ? "–" : value === "*" ? "∞" : value);

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A look as an image, so that the digits in it are no words of the button. */
const imageOf = (shapes: string) =>
  "data:image/svg+xml," +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" fill="none" stroke-linejoin="round" font-family="sans-serif">${shapes}</svg>`,
  );

export function Palette({ tool, setTool }: { tool: Tool; setTool: (tool: Tool) => void }) {
  const looks = documentLooks();
  const editor = store.kind?.editor;
  if (!editor) return null;
  const isSame = (other: Tool) => {
    if (other.type !== tool.type) return false;
    if (other.type === "token" && tool.type === "token") return other.token === tool.token;
    if (other.type === "vertex" && tool.type === "vertex") return other.token === tool.token;
    if (other.type === "mark" && tool.type === "mark") return other.key === tool.key && other.template === tool.template;
    return true;
  };
  const budget = tool.type === "token" ? (tool.budget ?? "") : "";
  const button = (other: Tool, name: string, shown: preact.ComponentChildren, key = "") => (
    <button
      type="button"
      class="tool"
      aria-pressed={isSame(other)}
      aria-label={name}
      title={key ? `${name} (${key})` : name}
      onClick={() => setTool(isSame(other) ? { type: "hand" } : other)}
    >
      {shown}
    </button>
  );
  if (store.shownBoard && isGraph(store.shownBoard)) {
    const edge = editor.shape === "circuit" ? "Wire" : editor.directed ? "Arc" : "Edge";
    return (
      <section aria-label="Graph">
        <h2>Draw</h2>
        <div class="tools wide">
          {button({ type: "hand" }, "Move vertices", "Move")}
          {editor.shape !== "circuit" && button({ type: "vertex" }, "Vertex", "Vertex", "N")}
          {editor.shape === "circuit" &&
            editor.palette!.map(({ token, name, key }) => (
              <span key={token}>{button({ type: "vertex", token }, name, capital(name), key.toUpperCase())}</span>
            ))}
          {button({ type: "edge" }, edge, edge, "E")}
          {button({ type: "erase" }, `Erase vertices and ${edge.toLowerCase()}s`, "Erase", "Delete")}
        </div>
        {editor.shape === "circuit" && (
          <p class="faint">A click on a wire, or drawing it again, negates it. A gate without wires is 1, an output without one is 0.</p>
        )}
        {editor.tokens && (
          <div class="tools budgets" role="group" aria-label="Captures of the tokens that are clicked">
            {BUDGETS.map(([value, name]) => (
              <button
                type="button"
                key={value}
                class="tool small"
                aria-pressed={tool.type === "token" && budget === value}
                aria-label={`${shownBudget(value)}: ${name}`}
                title={name}
                onClick={() => setTool(tool.type === "token" && budget === value ? { type: "hand" } : { type: "token", token: "", ...(value ? { budget: value } : {}) })}
              >
                {shownBudget(value)}
              </button>
            ))}
          </div>
        )}
      </section>
    );
  }
  const palette = editor.palette ?? [];
  const isListed = (token: string) => palette.some((entry) => entry.token === token);
  return (
    <section aria-label="Pieces">
      <h2>Place</h2>
      <div class="tools">
        {button({ type: "hand" }, "Move pieces", <Icon path="M5 3l6 16 2.3-6.7L20 10z" />)}
        {palette.map((entry) => {
          const token = entry.token + (editor.budgets ? budget : "");
          const next: Tool = { type: "token", token: entry.token, ...(budget ? { budget } : {}) };
          const shown =
            entry.token === looks.outside ? <span class="no-square" />
            : looks.svgOf(token) === "" ? <span class="square" />
            : <img class="look" src={imageOf(looks.svgOf(token))} alt="" />;
          return <span key={entry.token}>{button(next, entry.name, shown, entry.key)}</span>;
        })}
        {!isListed(looks.empty) && button({ type: "token", token: looks.empty }, "Empty square", <Icon path="M6 6l12 12M18 6L6 18" />, "Delete")}
        {looks.outside !== null &&
          !isListed(looks.outside) &&
          button({ type: "token", token: looks.outside }, "No square", <span class="no-square" />, looks.outside)}
        {editor.shape === "rails" && button({ type: "rail" }, "Side rails", <span class="rail-icon" />, "Shift and arrow")}
      </div>
      {editor.budgets && (
        <div class="tools budgets" role="group" aria-label="Captures of the next piece">
          {BUDGETS.map(([value, name]) => (
            <button
              type="button"
              key={value}
              class="tool small"
              aria-pressed={budget === value}
              aria-label={`${shownBudget(value)}: ${name}`}
              title={name}
              disabled={tool.type !== "token" || tool.token === looks.empty}
              onClick={() => {
                if (tool.type === "token")
                  setTool({ type: "token", token: tool.token, ...(value ? { budget: value } : {}) });
              }}
            >
              {shownBudget(value)}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}

