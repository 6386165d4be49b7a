// The editor: pieces are placed by click, drag, touch or key; the text beside the board follows, and
// the board follows the text.

import { useRef, useState } from "preact/hooks";
import { BoardView } from "../board/board_view.tsx";
import { splitToken } from "../board/looks.ts";
import { type Board, type Point, type Sides, isGraph, nameOf, placeOf } from "../model/board.ts";
import { isBoundary } from "../model/board_block.ts";
import { lineValue, withLine } from "../model/document.ts";
import { store, useStore } from "../store.ts";
import { useGraphTools } from "./edit_graph.ts";
import { Palette, type Tool } from "./palette.tsx";
import { BoardList, Entry, documentLooks, documentMarks, titleOf } from "./parts.tsx";
import { PictureOfText } from "./picture_of_text.tsx";
import { Settings } from "./settings.tsx";
import { TextPane } from "./text_pane.tsx";

interface Stroke {
  token: string | null; // what is painted; null while a piece is dragged
  from: number;
  last: number;
  at: number[];
  before: string[];
}

export function EditView() {
  useStore();
  const [tool, setTool] = useState<Tool>({ type: "hand" });
  // What was read before a fault is no board to edit: that would undo what is typed.
  const board = store.trouble ? store.board : store.shownBoard;
  const last = useRef({ board, kind: store.kind });
  if (board) last.current = { board, kind: store.kind };
  // While a fault stands in the text, or the program reads it, the last board stays in sight.
  const isOpen = store.trouble !== null || store.readVersion !== store.version;
  const before = isOpen && store.text.trim() !== "" && last.current.kind === store.kind ? last.current.board : null;
  return (
    <div class="workplace">
      <div class="stage">
        {board ? <EditBoard board={board} tool={tool} /> : before ? <BoardBefore board={before} /> : <PictureOfText />}
      </div>
      <aside class="panel" aria-label="Tools">
        {board && <Palette tool={tool} setTool={setTool} />}
        {board && !isGraph(board) && <Size board={board} />}
        {board && (
          <div class="row">
            <button type="button" onClick={() => store.clear() && store.say("The board is empty.")}>Clear the board</button>
          </div>
        )}
        <Settings tool={tool} setTool={setTool} />
        <TextPane />
      </aside>
    </div>
  );
}

/** The board as it was before the text had a fault; it can't be edited. */
function BoardBefore({ board }: { board: Board }) {
  return (
    <div class="before">
      <BoardView board={board} looks={documentLooks()} overlay={{}} label={`${titleOf(store.kind)}, before the fault in the text`} room={isGraph(board)} />
      {store.trouble && <p class="faint">The board before the fault in the text. Mend the text, or undo, to go on.</p>}
    </div>
  );
}

export function EditBoard({ board, tool, onHover }: { board: Board; tool: Tool; onHover?: (index: number) => void }) {
  const looks = documentLooks();
  const stroke = useRef<Stroke | null>(null);
  const [selected, setSelected] = useState(-1);
  const graph = useGraphTools(board, tool, selected, setSelected);
  const hasBudgets = store.kind?.editor?.budgets ?? false;
  const palette = store.kind?.editor?.palette ?? [];
  const isPiece = (token: string) => token !== looks.empty && token !== looks.outside;

  function put(index: number, token: string) {
    if (!store.makeEditable()) return;
    store.setTokens([index], [token]);
    setSelected(index);
  }

  function toolToken(): string | null {
    return tool.type === "token" ? tool.token + (tool.budget ?? "") : null;
  }

  function press(index: number, at: Point, event: PointerEvent): boolean {
    if (isGraph(board)) return graph.press(index, at);
    if (index < 0) return false;
    if (tool.type === "mark") return mark(index, tool.key, tool.template);
    if (tool.type === "rail") return toggleRail(index, sideAt(at));
    if (!store.makeEditable()) return false;
    const token = store.board!.tokens[index]!;
    if (tool.type === "hand") {
      setSelected(index);
      if (!isPiece(token)) return false;
      stroke.current = { token: null, from: index, last: index, at: [], before: [] };
      return true;
    }
    if (tool.type !== "token") return false;
    const wanted = event.altKey ? looks.empty : toolToken()!;
    const painted = token === wanted && tool.token !== looks.empty ? looks.empty : wanted;
    stroke.current = { token: painted, from: index, last: index, at: [], before: [] };
    paint(index);
    return true;
  }

  function paint(index: number) {
    const own = stroke.current!;
    for (const place of line(board, own.last, index)) {
      const old = store.board!.tokens[place]!;
      if (old === own.token) continue;
      own.at.push(place);
      own.before.push(old);
      store.showTokens([place], [own.token!]);
    }
    own.last = index;
  }

  function drag(index: number, at: Point) {
    if (isGraph(board)) return graph.drag(at);
    const own = stroke.current;
    if (!own || index < 0 || index === own.last) return;
    if (own.token !== null) paint(index);
    else {
      own.last = index;
      setSelected(index);
    }
  }

  function release(index: number) {
    if (isGraph(board)) return graph.release(index);
    const own = stroke.current;
    stroke.current = null;
    if (!own) return;
    if (own.token !== null) {
      if (own.at.length > 0) store.setTokens(own.at, own.at.map(() => own.token!), own.before);
      return;
    }
    const token = store.board!.tokens[own.from]!;
    if (index < 0) {
      store.setTokens([own.from], [looks.empty]);
      store.say(`${looks.nameOf(token)} taken off ${nameOf(board, own.from)}.`);
    } else if (index !== own.from) {
      store.setTokens([own.from, index], [looks.empty, token]);
      setSelected(index);
    }
  }

  function mark(index: number, key: string, template: string): boolean {
    const place = placeOf(board, index);
    const words = typeof place === "number" ? String(place) : `${place[0]} ${place[1]}`;
    const value = template.replace("X Y", words);
    const old = lineValue(store.text, key);
    store.setText(withLine(store.text, key, old === value ? null : value));
    return true;
  }

  function toggleRail(index: number, side: number): boolean {
    if (!store.makeEditable()) return false;
    const own = store.board!;
    if (!own.rails || !isBoundary(own, index, side)) {
      store.say("Side rails stand on edges of exactly one square.");
      return true;
    }
    const rails = own.rails.slice();
    rails[index]! ^= side;
    store.setBoard({ ...own, rails });
    return true;
  }

  function key(event: KeyboardEvent, cursor: number): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (isGraph(board)) return graph.key(event, cursor);
    if (cursor < 0) return false;
    const sides: Record<string, number> = { ArrowUp: 1, ArrowRight: 2, ArrowDown: 4, ArrowLeft: 8 };
    if (event.shiftKey && sides[event.key] && board.rails) return toggleRail(cursor, sides[event.key]!);
    const token = board.tokens[cursor]!;
    if (event.key === "Enter" || event.key === " ") {
      if (tool.type === "mark") return mark(cursor, tool.key, tool.template);
      if (tool.type === "token") {
        const wanted = toolToken()!;
        put(cursor, token === wanted ? looks.empty : wanted);
        say(cursor);
        return true;
      }
      return false;
    }
    if (event.key === "Delete" || event.key === "Backspace") {
      put(cursor, looks.empty);
      say(cursor);
      return true;
    }
    if (hasBudgets && isPiece(token) && /^[0-9*]$/.test(event.key)) {
      const [letter, old] = splitToken(token);
      const both = old !== "" && old !== "*" && event.key !== "*" && old !== "0" ? old + event.key : event.key;
      put(cursor, letter + (both.length > 3 ? event.key : both));
      say(cursor);
      return true;
    }
    const entry =
      palette.find((e) => e.key === event.key) ??
      palette.find((e) => e.token === event.key) ??
      palette.find((e) => e.key === event.key.toLowerCase());
    if (!entry && event.key !== looks.empty && event.key !== looks.outside) return false;
    put(cursor, entry?.token ?? event.key);
    say(cursor);
    return true;
  }

  function say(index: number) {
    const now = store.board!;
    store.say(`${nameOf(now, index)}: ${looks.nameOf(now.tokens[index]!)}`);
  }

  return (
    <>
      <BoardView
        board={board}
        looks={looks}
        overlay={{
          marks: documentMarks(board),
          ...(graph.start >= 0 ? { selected: graph.start } : selected >= 0 && selected < board.tokens.length && tool.type === "hand" ? { selected } : {}),
          arrows: graph.arrows,
        }}
        label={`${titleOf(store.kind)}, editor`}
        help={isGraph(board) ? graph.help : editHelp(hasBudgets, board.rails !== null)}
        onPress={press}
        onDrag={drag}
        onRelease={release}
        onKey={key}
        goTo={graph.goTo}
        room={isGraph(board)}
        {...(onHover ? { onHover, onCursor: onHover } : {})}
      />
      <BoardList board={board} looks={looks} name={(index) => nameOf(board, index)} />
    </>
  );
}

const editHelp = (budgets: boolean, rails: boolean) =>
  "Arrow keys go to a square, letters place a piece, Delete empties the square" +
  (budgets ? ", digits set how often a piece may capture" : "") +
  (rails ? ", Shift with an arrow key sets a side rail" : "");

/** The side of its square to which a point is nearest. */
function sideAt([x, y]: Point): number {
  const [dx, dy] = [(((x % 100) + 100) % 100) - 50, (((y % 100) + 100) % 100) - 50];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 2 : 8;
  return dy > 0 ? 4 : 1;
}

/** The squares on the way, so that a quick stroke leaves no gaps. */
function line(board: Board, from: number, to: number): number[] {
  const [x0, y0] = [from % board.columns, Math.floor(from / board.columns)];
  const [x1, y1] = [to % board.columns, Math.floor(to / board.columns)];
  const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1);
  const places: number[] = [];
  for (let i = 0; i <= steps; i++) {
    const x = Math.round(x0 + ((x1 - x0) * i) / steps);
    const y = Math.round(y0 + ((y1 - y0) * i) / steps);
    places.push(y * board.columns + x);
  }
  return places;
}

const MOST_SIDE = 1000;
const NO_CHANGE: Sides = { left: 0, right: 0, top: 0, bottom: 0 };
const SIDES = [
  ["top", "row", "on top"],
  ["left", "column", "on the left"],
  ["right", "column", "on the right"],
  ["bottom", "row", "at the bottom"],
] as const;

/** Rows and columns, as numbers and at each side. */
function Size({ board }: { board: Board }) {
  const resize = (by: Partial<Sides>) => {
    const sides = { ...NO_CHANGE, ...by };
    const columns = board.columns + sides.left + sides.right;
    const rows = board.rows + sides.top + sides.bottom;
    if (columns >= 1 && rows >= 1 && columns <= MOST_SIDE && rows <= MOST_SIDE) store.reframe(sides);
  };
  const field = (name: string, value: number, set: (more: number) => void) => (
    <label>
      {name}
      <Entry type="number" min={1} max={MOST_SIDE} value={value} commit={(words) => set(Math.round(Number(words)) - value)} />
    </label>
  );
  return (
    <section aria-label="Size">
      <h2>Size</h2>
      <div class="sides">
        {SIDES.map(([side, line, where]) => {
          const length = line === "row" ? board.rows : board.columns;
          return (
            <span key={side} class={"side at-" + side}>
              <button type="button" disabled={length <= 1} aria-label={`Take off the ${line} ${where}`} title={`Take off the ${line} ${where}`} onClick={() => resize({ [side]: -1 })}>−</button>
              <button type="button" disabled={length >= MOST_SIDE} aria-label={`Add a ${line} ${where}`} title={`Add a ${line} ${where}`} onClick={() => resize({ [side]: 1 })}>+</button>
            </span>
          );
        })}
        <div class="middle fields">
          {field("Columns", board.columns, (right) => resize({ right }))}
          {field("Rows", board.rows, (top) => resize({ top }))}
        </div>
      </div>
    </section>
  );
}
