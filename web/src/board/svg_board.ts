// Boards of up to 10,000 places as SVG: each token is one element, and a change of a token touches
// that element alone.

import { type Board, UNIT, extent, isGraph, labelOf, middle, neighbour } from "../model/board.ts";
import { railsOf } from "../model/board_block.ts";
import { wiresOf } from "../model/drawing.ts";
import { type Looks, escaped } from "./looks.ts";
import { type Rectangle, setViewBox } from "./viewport.ts";

const SVG = "http://www.w3.org/2000/svg";
let boards = 0; // names of shapes are unique in the page

/** What both ways of drawing a board offer. */
export interface BoardPainter {
  element: Element;
  /** Draws these places anew. */
  update(indices: number[]): void;
  /** Shows another part of the board. */
  show(part: Rectangle): void;
  /** Lets what stands on `to` come from `from`. */
  slide(from: number, to: number, milliseconds: number): void;
}

export class SvgBoard implements BoardPainter {
  readonly element: SVGSVGElement;
  private readonly defs = document.createElementNS(SVG, "defs");
  private readonly ground = document.createElementNS(SVG, "g");
  private readonly tokens = document.createElementNS(SVG, "g");
  private readonly names = document.createElementNS(SVG, "g"); // of vertices
  private readonly uses = new Map<number, SVGUseElement>();
  private readonly symbols = new Map<string, string>();
  private readonly number = ++boards;
  private readonly isOutside: boolean[];

  constructor(
    private readonly board: Board,
    private readonly looks: Looks,
  ) {
    this.element = document.createElementNS(SVG, "svg");
    this.element.setAttribute("aria-hidden", "true");
    this.element.setAttribute("focusable", "false");
    this.element.append(this.defs, this.ground, this.tokens, this.names);
    this.isOutside = board.tokens.map((token) => token === looks.outside);
    this.drawGround();
    this.update([...board.tokens.keys()]);
  }

  show(part: Rectangle): void {
    setViewBox(this.element, part);
  }

  update(indices: number[]): void {
    const { board, looks } = this;
    let outlineChanged = false;
    for (const index of indices) {
      const token = board.tokens[index]!;
      const svg = looks.svgOf(token);
      let use = this.uses.get(index);
      if (svg === "" && use) {
        use.remove();
        this.uses.delete(index);
      } else if (svg !== "") {
        if (!use) {
          use = document.createElementNS(SVG, "use");
          const [x, y] = middle(board, index);
          use.setAttribute("x", String(x));
          use.setAttribute("y", String(y));
          this.uses.set(index, use);
          this.tokens.append(use);
        }
        use.setAttribute("href", "#" + this.symbol(token, svg));
      }
      const isOutside = token === looks.outside;
      if (isOutside !== this.isOutside[index]) outlineChanged = true;
      this.isOutside[index] = isOutside;
    }
    if (outlineChanged) this.drawGround();
    else if (isGraph(board)) this.drawNames();
  }

  slide(from: number, to: number, milliseconds: number): void {
    const use = this.uses.get(to);
    if (!use || milliseconds <= 0) return;
    const [x1, y1] = middle(this.board, from);
    const [x2, y2] = middle(this.board, to);
    this.tokens.append(use); // above all others
    use.animate([{ transform: `translate(${x1 - x2}px, ${y1 - y2}px)` }, { transform: "none" }], {
      duration: milliseconds,
      easing: "ease-in-out",
    });
  }

  private symbol(token: string, svg: string): string {
    let id = this.symbols.get(token);
    if (id === undefined) {
      id = `look-${this.number}-${this.symbols.size}`;
      const group = document.createElementNS(SVG, "g");
      group.id = id;
      group.setAttribute("fill", "none");
      group.setAttribute("stroke-linejoin", "round");
      group.innerHTML = svg;
      this.defs.append(group);
      this.symbols.set(token, id);
    }
    return id;
  }

  /** The names of vertices: above the window of a token, or in the middle of an empty place. Below the
   *  inputs and outputs of a circuit, what its text calls them. */
  private drawNames(): void {
    let svg = "";
    this.board.tokens.forEach((token, index) => {
      const [x, y] = middle(this.board, index);
      if (this.board.shape === "circuit") {
        if (token === "g") svg += `<text x="${x}" y="${y - 6}" font-size="24" class="vertex part">&amp;</text>`;
        svg += `<text x="${x}" y="${y + (token === "g" ? 19 : 8)}" font-size="${token === "g" ? 18 : 22}" class="vertex part">${labelOf(this.board, index)}</text>`;
        const name = this.board.names?.[index];
        if (name) svg += `<text x="${x}" y="${y + 54}" font-size="22" class="vertex-name">${escaped(shortened(name))}</text>`;
        return;
      }
      const isEmpty = token === this.looks.empty;
      const size = index < 99 ? 26 : 20;
      svg += `<text x="${x}" y="${isEmpty ? y + 9 : y - 5}" font-size="${size}" class="vertex${isEmpty ? " empty" : ""}">${index + 1}</text>`;
    });
    this.names.innerHTML = svg;
  }

  private drawGround(): void {
    const { board } = this;
    if (isGraph(board)) {
      this.ground.innerHTML = board.shape === "circuit" ? wiresSvg(board) : edgesOf(board, this.number);
      this.drawNames();
    } else if (this.looks.checkered) this.ground.innerHTML = checkered(board, this.number);
    else this.ground.innerHTML = squaresOf(board, this.looks);
  }
}

const LONGEST_NAME = 13; // characters that fit between two columns

const shortened = (name: string) => {
  const characters = [...name];
  return characters.length <= LONGEST_NAME ? name : characters.slice(0, LONGEST_NAME - 1).join("") + "…";
};

function checkered(board: Board, number: number): string {
  const [left, top, width, height] = extent(board);
  // The square with x + y even is dark, as a1 of chess is.
  const isDark = (board.origin[0] + board.origin[1] + board.rows - 1) % 2 === 0;
  const [first, second] = isDark ? ["dark", "light"] : ["light", "dark"];
  return (
    `<pattern id="squares-${number}" width="${2 * UNIT}" height="${2 * UNIT}" patternUnits="userSpaceOnUse">` +
    `<rect width="${2 * UNIT}" height="${2 * UNIT}" class="square-${second}"/>` +
    `<rect width="${UNIT}" height="${UNIT}" class="square-${first}"/>` +
    `<rect x="${UNIT}" y="${UNIT}" width="${UNIT}" height="${UNIT}" class="square-${first}"/></pattern>` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="url(#squares-${number})"/>` +
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" class="border"/>`
  );
}

/** The squares that are there, with side rails as bars. */
function squaresOf(board: Board, looks: Looks): string {
  let squares = "";
  let bars = "";
  let lines = "";
  board.tokens.forEach((token, index) => {
    if (token === looks.outside) return;
    const [x, y] = middle(board, index);
    const half = UNIT / 2;
    if (board.shape === "slanted") {
      squares += `M${x - 62} ${y}a62 62 0 1 0 124 0a62 62 0 1 0 -124 0Z`;
      for (const [dx, dy] of [[1, 0], [0, 1], [1, 1]] as const) {
        const next = neighbour(board, neighbour(board, index, dx, 0), 0, dy);
        if (next !== index && board.tokens[next] !== looks.outside && isStep(board, index, next, dx, dy))
          lines += `M${x} ${y}L${middle(board, next).join(" ")}`;
      }
    } else squares += `M${x - half} ${y - half}h${UNIT}v${UNIT}h${-UNIT}Z`;
    const rails = railsOf(board, index);
    if (rails & 1) bars += `M${x - half} ${y - half}h${UNIT}`;
    if (rails & 2) bars += `M${x + half} ${y - half}v${UNIT}`;
    if (rails & 4) bars += `M${x - half} ${y + half}h${UNIT}`;
    if (rails & 8) bars += `M${x - half} ${y - half}v${UNIT}`;
  });
  const ruled = board.shape === "rails" || looks.outside === null;
  const ground = `ground${ruled ? " ruled" : board.shape === "slanted" ? " plain" : ""}`;
  return `<path d="${squares}" class="${ground}"/><path d="${lines}" class="lattice"/><path d="${bars}" class="rail"/>`;
}

/** Whether `to` lies (dx, dy) from `from`, with rows counted from the top. */
const isStep = (board: Board, from: number, to: number, dx: number, dy: number): boolean =>
  to - from === dy * board.columns + dx;

/** A negated wire is dashed and ends with a ring, as in the pictures of `draw`. */
function wiresSvg(board: Board): string {
  let svg = "";
  wiresOf(board).forEach(({ from: [x1, y1], to: [x2, y2], bend }, i) => {
    const isNegated = board.edges[i]![2] ?? false;
    const end = isNegated ? x2 - 12 : x2;
    svg += `<path d="M${x1} ${y1}C${x1 + bend} ${y1} ${end - bend} ${y2} ${end} ${y2}" class="edge${isNegated ? " negated" : ""}"/>`;
    if (isNegated) svg += `<circle cx="${x2 - 6}" cy="${y2}" r="6" class="ring"/>`;
  });
  return svg;
}

function edgesOf(board: Board, number: number): string {
  let lines = "";
  for (const [u, v] of board.edges) {
    const [x1, y1] = middle(board, u - 1);
    const [x2, y2] = middle(board, v - 1);
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    const back = board.directed ? 44 / length : 0; // the head ends at the rim of the token
    lines += `M${x1} ${y1}L${x2 - (x2 - x1) * back} ${y2 - (y2 - y1) * back}`;
  }
  const head =
    `<marker id="head-${number}" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="5" markerHeight="5" orient="auto">` +
    `<path d="M0 0L10 5L0 10Z" class="head"/></marker>`;
  // Markers belong to whole paths, so that directed edges are paths of their own.
  if (!board.directed) return `<path d="${lines}" class="edge"/>`;
  const paths = lines.split("M").slice(1);
  return (
    head + paths.map((d) => `<path d="M${d}" class="edge" marker-end="url(#head-${number})"/>`).join("")
  );
}
