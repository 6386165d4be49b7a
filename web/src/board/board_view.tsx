// A board on the screen: draws it, turns pointers and keys into places, zooms and pans, and tells
// screen readers what stands under the cursor. Whoever shows the board says what places mean.

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type Board, type Point, UNIT, extent, middle, nameOf, neighbour, placeAt } from "../model/board.ts";
import { CanvasBoard } from "./canvas_board.ts";
import type { Looks } from "./looks.ts";
import { type Overlay, margins, overlaySvg } from "./overlay.ts";
import { type BoardPainter, SvgBoard } from "./svg_board.ts";
import { type Rectangle, Viewport, setViewBox } from "./viewport.ts";

const MOST_FOR_SVG = 10_000;
const LARGEST_SQUARE = 7; // rem; small boards do not fill the window

export interface BoardProps {
  board: Board;
  looks: Looks;
  overlay: Overlay;
  label: string; // what the board is, for screen readers
  help?: string; // which keys do something
  /** Of a lattice of triangles, leaves out the sides of its rectangle that hold no place. */
  trim?: boolean;
  /** Of a graph that is drawn, leaves room around it, and keeps its frame while it fits. */
  room?: boolean;
  /** Where the cursor goes; a new object each time. */
  goTo?: { index: number } | null;
  /** The piece that has just moved; a new object for each move. */
  slide?: Slide | null;
  /** Claims a press; false lets it pan, or scroll the page where all is shown. `at` is the point in units. */
  onPress?: (index: number, at: Point, event: PointerEvent) => boolean;
  onDrag?: (index: number, at: Point) => void;
  /** Where the press began, if something else came of it: nothing was dragged. */
  onRelease?: (index: number, at: Point) => void;
  onHover?: (index: number) => void;
  onCursor?: (index: number) => void;
  /** A key that is no arrow: true if it meant something. */
  onKey?: (event: KeyboardEvent, cursor: number) => boolean;
  /** Words about a place, beside its name. */
  describe?: (index: number) => string;
}

export interface Slide {
  from: number;
  to: number;
  milliseconds: number;
}

/** What must be equal for two boards to differ in tokens alone. */
function isSameFrame(a: Board, b: Board): boolean {
  return (
    a.shape === b.shape &&
    a.columns === b.columns &&
    a.rows === b.rows &&
    a.origin[0] === b.origin[0] &&
    a.origin[1] === b.origin[1] &&
    a.points === b.points &&
    a.edges === b.edges &&
    (a.rails === b.rails || (a.rails !== null && b.rails !== null && a.rails.every((r, i) => r === b.rails![i])))
  );
}

const ROOM = 1.5 * UNIT;
const LEAST: [number, number] = [8 * UNIT, 6 * UNIT]; // width and height of a frame with room

function widened({ left, top, width, height }: Rectangle, by: ReturnType<typeof margins>): Rectangle {
  return { left: left - by.left, top: top - by.top, width: width + by.left + by.right, height: height + by.top + by.bottom };
}

function withRoom(needed: Rectangle): Rectangle {
  const [x, y] = [Math.max(ROOM, (LEAST[0] - needed.width) / 2), Math.max(ROOM, (LEAST[1] - needed.height) / 2)];
  return widened(needed, { left: x, right: x, top: y, bottom: y });
}

/** Whether a frame shows the drawing half as large as a fresh one would, or smaller. */
const isSpacious = (old: Rectangle, fresh: Rectangle) => old.width * old.height >= 4 * fresh.width * fresh.height;

const isSame = (a: Rectangle, b: Rectangle) =>
  a.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height;

const contains = (all: Rectangle, part: Rectangle) =>
  all.left <= part.left &&
  all.top <= part.top &&
  all.left + all.width >= part.left + part.width &&
  all.top + all.height >= part.top + part.height;

interface Painted {
  painter: BoardPainter;
  board: Board;
  looks: Looks;
  viewport: Viewport;
}

export function BoardView(props: BoardProps) {
  const { board, looks } = props;
  const host = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLDivElement>(null);
  const above = useRef<SVGSVGElement>(null);
  const painted = useRef<Painted | null>(null);
  const drawnAbove = useRef("");
  const slid = useRef<Slide | null>(null);
  const pointers = useRef(new Map<number, [number, number]>());
  const gesture = useRef<"none" | "claimed" | "pan">("none");
  const pressed = useRef<{ index: number; at: Point }>({ index: -1, at: [0, 0] });
  const isPointing = useRef(false);
  const [cursor, setCursor] = useState(-1);
  const [keyed, setKeyed] = useState(false);
  const [zoom, setZoom] = useState(1);
  const [isHeld, setHeld] = useState(false); // a claimed press lasts
  const [spoken, setSpoken] = useState("");
  const latest = useRef({ props, showPart });
  latest.current = { props, showPart }; // listeners see what was rendered last

  const lastFrame = useRef<Rectangle | null>(null);
  const frame = useMemo(() => {
    const [left, top, width, height] = extent(board, props.trim ? looks.outside : null);
    const needed = widened({ left, top, width, height }, margins(board));
    const fresh = props.room ? withRoom(needed) : needed;
    const old = lastFrame.current;
    // While a vertex is dragged nothing moves under the pointer.
    const isKept = props.room && old && board.layout === "hand" && (isHeld || (contains(old, needed) && !isSpacious(old, fresh)));
    return (lastFrame.current = isKept ? old : fresh);
  }, [board.shape, board.columns, board.rows, board.points, props.trim, props.room, looks, isHeld]);

  useLayoutEffect(() => {
    if (props.goTo) setCursor(props.goTo.index);
  }, [props.goTo]);

  useLayoutEffect(() => {
    const old = painted.current;
    if (old && old.looks === looks && isSameFrame(old.board, board)) {
      const changed: number[] = [];
      for (let i = 0; i < board.tokens.length; i++) {
        if (old.board.tokens[i] === board.tokens[i]) continue;
        old.board.tokens[i] = board.tokens[i]!;
        changed.push(i);
      }
      if (changed.length > 0) old.painter.update(changed);
      if (props.slide && props.slide !== slid.current)
        old.painter.slide(props.slide.from, props.slide.to, props.slide.milliseconds);
      slid.current = props.slide ?? null;
    } else {
      const own = { ...board, tokens: [...board.tokens], rails: board.rails && board.rails.slice() };
      const Painter = board.tokens.length > MOST_FOR_SVG ? CanvasBoard : SvgBoard;
      const painter = new Painter(own, looks);
      painted.current = { painter, board: own, looks, viewport: old?.viewport ?? new Viewport(frame) };
      base.current!.replaceChildren(painter.element);
    }
    const own = painted.current!;
    if (!isSame(own.viewport.all, frame)) own.viewport = new Viewport(frame);
    setZoom(own.viewport.zoom);
    showPart();
  });

  function showPart() {
    const { painter, viewport } = painted.current!;
    painter.show(viewport.shown);
    const svg = above.current!;
    setViewBox(svg, viewport.shown);
    const box = host.current!.getBoundingClientRect();
    const unitPixels = Math.min(box.width / viewport.shown.width, box.height / viewport.shown.height) || 1;
    const shownCursor = keyed && document.activeElement === host.current ? cursor : -1;
    const shapes = overlaySvg(board, { cursor: shownCursor, ...props.overlay }, viewport.shown, unitPixels);
    if (shapes !== drawnAbove.current) svg.innerHTML = drawnAbove.current = shapes;
  }

  function pointAt(x: number, y: number): Point {
    const box = host.current!.getBoundingClientRect();
    const { shown } = painted.current!.viewport;
    const scale = Math.min(box.width / shown.width, box.height / shown.height);
    return [
      shown.left + shown.width / 2 + (x - box.left - box.width / 2) / scale,
      shown.top + shown.height / 2 + (y - box.top - box.height / 2) / scale,
    ];
  }

  function zoomBy(factor: number, at?: Point) {
    const { viewport } = painted.current!;
    const { shown } = viewport;
    viewport.zoomAt(at ?? [shown.left + shown.width / 2, shown.top + shown.height / 2], factor);
    setZoom(viewport.zoom);
    latest.current.showPart();
  }

  function fit() {
    painted.current!.viewport.fit();
    setZoom(1);
    showPart();
  }

  useLayoutEffect(() => {
    const element = host.current!;
    // Without a modifier the wheel scrolls the page, unless the board is too large to be seen whole.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey && latest.current.props.board.tokens.length <= MOST_FOR_SVG) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * 0.002), pointAt(event.clientX, event.clientY));
    };
    // A finger scrolls the page, unless the press means something here. Pointers come before touches.
    const onTouch = (event: TouchEvent) => {
      if (!event.cancelable || (event.target as Element).closest(".zoom")) return;
      const isOurs = gesture.current === "claimed" || pointers.current.size > 1 || painted.current!.viewport.zoom > 1.001;
      if (isOurs) event.preventDefault();
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("touchstart", onTouch, { passive: false });
    const observer = new ResizeObserver(() => painted.current && latest.current.showPart());
    observer.observe(element);
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("touchstart", onTouch);
      observer.disconnect();
    };
  }, [board]);

  function setGesture(next: "none" | "claimed" | "pan") {
    gesture.current = next;
    setHeld(next === "claimed");
  }

  function onPointerDown(event: PointerEvent) {
    if (event.button === 2 || (event.target as Element).closest(".zoom")) return;
    setKeyed(false);
    pointers.current.set(event.pointerId, [event.clientX, event.clientY]);
    if (pointers.current.size > 1) {
      letGo();
      setGesture("pan");
      return;
    }
    const at = pointAt(event.clientX, event.clientY);
    const index = placeAt(board, at);
    pressed.current = { index, at };
    const isClaimed = event.button === 0 && (props.onPress?.(index, at, event) ?? false);
    setGesture(isClaimed ? "claimed" : "pan");
    if (index >= 0) moveCursor(index, false);
    host.current!.setPointerCapture(event.pointerId);
    if (isClaimed) event.preventDefault();
    isPointing.current = true;
    host.current!.focus({ preventScroll: true });
    isPointing.current = false;
  }

  function onPointerMove(event: PointerEvent) {
    const last = pointers.current.get(event.pointerId);
    const at = pointAt(event.clientX, event.clientY);
    if (!last) {
      props.onHover?.(placeAt(board, at));
      return;
    }
    const before = [...pointers.current.values()];
    pointers.current.set(event.pointerId, [event.clientX, event.clientY]);
    if (gesture.current === "claimed") {
      props.onDrag?.(placeAt(board, at), at);
      return;
    }
    const { viewport } = painted.current!;
    const from = pointAt(last[0], last[1]);
    if (before.length > 1) {
      const after = [...pointers.current.values()];
      const spread = (list: [number, number][]) =>
        Math.hypot(list[0]![0] - list[1]![0], list[0]![1] - list[1]![1]);
      if (spread(before) > 0) viewport.zoomAt(at, spread(after) / spread(before));
    }
    viewport.pan(from[0] - at[0], from[1] - at[1]);
    setZoom(viewport.zoom);
    showPart();
  }

  function onPointerUp(event: PointerEvent) {
    if (!pointers.current.delete(event.pointerId)) return;
    const at = pointAt(event.clientX, event.clientY);
    if (gesture.current === "claimed") props.onRelease?.(placeAt(board, at), at);
    if (pointers.current.size === 0) setGesture("none");
  }

  /** The browser took the pointer, to scroll or for something of its own. */
  function onPointerCancel(event: PointerEvent) {
    if (!pointers.current.delete(event.pointerId)) return;
    letGo();
    if (pointers.current.size === 0) setGesture("none");
  }

  /** A claimed press ends where it began. */
  function letGo() {
    if (gesture.current === "claimed") props.onRelease?.(pressed.current.index, pressed.current.at);
  }

  function moveCursor(index: number, speak: boolean) {
    setCursor(index);
    props.onCursor?.(index);
    if (!speak) return;
    painted.current!.viewport.reveal(middle(board, index), 1.2 * UNIT);
    setSpoken(`${nameOf(board, index)}: ${props.describe?.(index) ?? looks.nameOf(board.tokens[index]!)}`);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const start = cursor >= 0 && cursor < board.tokens.length ? cursor : (board.rows - 1) * board.columns;
    setKeyed(true);
    if (props.onKey?.(event, cursor >= 0 ? start : -1)) {
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step) {
      event.preventDefault();
      moveCursor(cursor < 0 ? start : neighbour(board, start, step[0], step[1]), true);
    } else if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      const row = start - (start % board.columns);
      moveCursor(event.key === "Home" ? row : row + board.columns - 1, true);
    } else if (event.key === "+" || event.key === "=") zoomBy(1.4, cursor >= 0 ? middle(board, start) : undefined);
    else if (event.key === "-") zoomBy(1 / 1.4);
  }

  return (
    <div class="board-frame">
      <div
        ref={host}
        class={"board" + (keyed ? " keyed" : "")}
        style={{ "--ratio": (frame.width / frame.height).toFixed(4), "--most": `${((frame.width / UNIT) * LARGEST_SQUARE).toFixed(1)}rem` }}
        tabIndex={0}
        role="application"
        aria-roledescription="board"
        aria-label={props.label + (props.help ? ". " + props.help : "")}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={onPointerCancel}
        onPointerLeave={() => props.onHover?.(-1)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          if (!isPointing.current && host.current!.matches(":focus-visible")) setKeyed(true);
        }}
        onBlur={() => setKeyed(false)}
      >
        <div ref={base} class="board-base" />
        <svg ref={above} class="board-above" aria-hidden="true" focusable="false" />
        <div
          class={"zoom" + (zoom > 1.001 ? " zoomed" : "")}
          role="group"
          aria-label="Zoom"
          onPointerDown={(event) => event.stopPropagation()}
          onKeyDown={(event) => event.stopPropagation()}
        >
          <button type="button" onClick={() => zoomBy(1.4)} aria-label="Zoom in" title="Zoom in (+)">+</button>
          <button type="button" onClick={() => zoomBy(1 / 1.4)} disabled={zoom <= 1.001} aria-label="Zoom out" title="Zoom out (-)">−</button>
          <button type="button" onClick={fit} disabled={zoom <= 1.001} aria-label="Show all" title="Show all">⤢</button>
        </div>
      </div>
      <p class="unseen" aria-live="polite">{spoken}</p>
    </div>
  );
}
