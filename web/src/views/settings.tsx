// The lines of a puzzle's file that are no board, as fields: budgets, goals, questions. Which there
// are, the kind's row says.

import { lineValue, withLine } from "../model/document.ts";
import { splitToken } from "../board/looks.ts";
import type { Setting } from "../api.ts";
import { store } from "../store.ts";
import type { Tool } from "./palette.tsx";
import { Entry } from "./parts.tsx";

export function Settings({ tool, setTool }: { tool: Tool; setTool: (tool: Tool) => void }) {
  const settings = store.kind?.editor?.settings ?? [];
  if (settings.length === 0) return null;
  const head = headOf();
  const set = (key: string, value: string | null) => store.setText(withLine(store.text, key, value));
  return (
    <section aria-label="Rules">
      <h2>Rules</h2>
      <div class="settings">
        {settings.map((setting) => (
          <Field key={setting.key} setting={setting} value={lineValue(head, setting.key)} set={set} tool={tool} setTool={setTool} />
        ))}
      </div>
    </section>
  );
}

/** The lines above and below the board, without the board. */
function headOf(): string {
  const { head, tail, board } = store.document;
  return board ? head + tail : store.text.slice(0, 20_000);
}

interface FieldProps {
  setting: Setting;
  value: string | null;
  set: (key: string, value: string | null) => void;
  tool: Tool;
  setTool: (tool: Tool) => void;
}

function Field({ setting, value, set, tool, setTool }: FieldProps) {
  const { key, type } = setting;
  const title = setting.title.charAt(0).toUpperCase() + setting.title.slice(1);
  const change = (words: string) => set(key, words === "" ? null : words);
  if (type === "flag") {
    return (
      <label class="check">
        <input type="checkbox" checked={value !== null} onChange={(e) => set(key, e.currentTarget.checked ? "" : null)} />
        {title}
      </label>
    );
  }
  if (type === "square") return <PlaceField title={title} name={key} template="X Y" value={value} {...{ set, tool, setTool }} />;
  if (type === "choice" || type === "token") {
    const values = type === "choice" ? (setting.values ?? []) : lettersOnBoard();
    const chosen = value === null ? "" : (values.find((template) => fits(value, template)) ?? value);
    const all = chosen !== "" && !values.includes(chosen) ? [...values, chosen] : values;
    const usual = (value === null ? lineValue(store.info?.drawn ?? "", key) : null) ?? setting.default;
    return (
      <>
        <label>
          {title}
          <select
            value={chosen}
            onChange={(e) => {
              const template = e.currentTarget.value;
              if (template.includes("X Y")) setTool({ type: "mark", key, template });
              if (!template.includes("X Y")) change(template.replace(/\bN\b/, "5"));
            }}
          >
            <option value="">{usual ? `${usual} (usual)` : "–"}</option>
            {all.map((word) => (
              <option key={word} value={word}>{word.replace(" X Y", " …").replace(" N", " …")}</option>
            ))}
          </select>
        </label>
        {values.filter((template) => template.includes("X Y") && (template === chosen || isTool(tool, key, template))).map((template) => (
          <PlaceField key={template} title={`${key} ${template.replace(" X Y", "")}`} name={key} template={template} value={value} {...{ set, tool, setTool }} />
        ))}
        {/\bN\b/.test(chosen) && (
          <label>
            {chosen.replace(" N", "")}, size
            <Entry type="number" min={1} value={/\d+/.exec(value!)?.[0] ?? ""} commit={(words) => change(chosen.replace("N", words))} />
          </label>
        )}
      </>
    );
  }
  // Without a line of its own the value follows from others, such as the rules of a published game.
  const effective = value ?? lineValue(store.info?.drawn ?? "", key) ?? setting.default ?? "";
  const isUnlimited = effective === "unlimited";
  const numbers = mayBePlace(effective) ? { type: "text" as const } : { type: "number" as const, min: 0 };
  return (
    <div class="number-field">
      <label>
        {title}
        <Entry {...numbers} value={isUnlimited ? "" : effective} placeholder={isUnlimited ? "∞" : ""} commit={change} />
      </label>
      {setting.unlimited && (
        <label class="check">
          <input
            type="checkbox"
            checked={isUnlimited}
            onChange={(e) => change(e.currentTarget.checked ? "unlimited" : setting.default === "unlimited" ? "2" : "")}
          />
          no limit
        </label>
      )}
    </div>
  );
}

/** A text that gives a graph by its points names a vertex by two numbers. */
const mayBePlace = (value: string): boolean =>
  /^-?\d+\s+-?\d+$/.test(value) || (store.kind?.editor?.shape === "graph" && store.board === null);

const isTool = (tool: Tool, key: string, template: string) =>
  tool.type === "mark" && tool.key === key && tool.template === template;

/** Whether a value is of the form of a template such as "one X Y", "square N". */
function fits(value: string, template: string): boolean {
  const pattern = template.replace("X Y", "(?:-?\\d+\\s+-?\\d+|[a-z]+\\d+)").replace(/\bN\b/, "\\d+");
  return new RegExp(`^${pattern}$`).test(value);
}

interface PlaceProps extends Omit<FieldProps, "setting"> {
  title: string;
  name: string;
  template: string;
}

/** A square as two numbers, or by a click on the board. */
function PlaceField({ title, name, template, value, set, tool, setTool }: PlaceProps) {
  const isOn = isTool(tool, name, template);
  const shown = value !== null && fits(value, template) ? value.replace(template.replace("X Y", ""), "") : "";
  return (
    <div class="square-field">
      <label>
        {title}
        <Entry
          type="text"
          value={shown}
          placeholder="–"
          commit={(words) => set(name, words === "" ? null : template.replace("X Y", words))}
        />
      </label>
      <button type="button" aria-pressed={isOn} onClick={() => setTool(isOn ? { type: "hand" } : { type: "mark", key: name, template })}>
        On the board
      </button>
    </div>
  );
}

function lettersOnBoard(): string[] {
  const board = store.shownBoard;
  if (!board || board.tokens.length > 10_000) return [];
  const letters = board.tokens.map((token) => splitToken(token)[0]).filter((c) => /^[A-Za-z]$/.test(c));
  return [...new Set(letters)].sort();
}

