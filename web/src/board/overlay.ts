// What lies upon a board: marks, arrows, regions of refusals, frames of gadgets, the cursor. As with
// the pictures of `draw`, no meaning rests on colour alone: regions are hatched in two directions
// and lettered, goals have corners, last pieces have rings.

import { type Board, UNIT, columnName, extent, isGraph, middle } from "../model/board.ts";
import { escaped } from "./looks.ts";
import type { Rectangle } from "./viewport.ts";

export interface Arrow {
  from: number;
  to: number;
  label?: string;
  tone?: "done" | "now" | "wrong";
}

export interface Region {
  indices: number[];
  tint: "a" | "b";
  label?: string;
  values?: (string | number)[] | null;
}

export interface Frame {
  indices: number[];
  title: string;
  isLit: boolean;
}

/** A word or two at the upper right of a place. */
export interface Badge {
  index: number;
  words: string;
  tone: string;
}

export interface Overlay {
  marks?: { kind: string; index: number }[];
  regions?: Region[];
  frames?: Frame[];
  arrows?: Arrow[];
  selected?: number;
  targets?: number[];
  badges?: Badge[];
  cursor?: number;
  occupied?: (index: number) => boolean;
}

/** `shown` is the part of the board on the screen, `unitPixels` how many pixels a unit has there. */
export function overlaySvg(board: Board, overlay: Overlay, shown: Rectangle, unitPixels: number): string {
  const at = (index: number) => middle(board, index);
  let svg = (overlay.regions?.length ? hatches : "") + coordinates(board, shown, unitPixels);
  for (const region of overlay.regions ?? []) svg += regionSvg(board, region);
  if (overlay.selected !== undefined) svg += cell(board, overlay.selected, "selected");
  for (const frame of overlay.frames ?? []) svg += frameSvg(board, frame);
  for (const { kind, index } of overlay.marks ?? []) {
    const [x, y] = at(index);
    if (kind === "last") svg += `<circle cx="${x}" cy="${y}" r="47" class="mark"/>`;
    else svg += `<path d="${corners(x, y)}" class="mark"/>`;
  }
  for (const index of overlay.targets ?? []) {
    const [x, y] = at(index);
    svg += overlay.occupied?.(index)
      ? `<circle cx="${x}" cy="${y}" r="44" class="target ring"/>`
      : `<circle cx="${x}" cy="${y}" r="15" class="target"/>`;
  }
  for (const arrow of overlay.arrows ?? []) svg += arrowSvg(board, arrow);
  for (const { index, words, tone } of overlay.badges ?? []) {
    const [x, y] = at(index);
    const width = 22 + 17 * words.length;
    svg +=
      `<g class="badge ${tone}"><rect x="${x + 48 - width}" y="${y - 48}" width="${width}" height="34" rx="8"/>` +
      `<text x="${x + 48 - width / 2}" y="${y - 22}" font-size="26">${escaped(words)}</text></g>`;
  }
  if (overlay.cursor !== undefined && overlay.cursor >= 0) svg += cell(board, overlay.cursor, "cursor");
  return svg;
}

// To the right for the first region, to the left for the second, as in the pictures of `draw`.
const hatches = ["a", "b"]
  .map(
    (tint, i) =>
      `<pattern id="hatch-${tint}" width="16" height="16" patternUnits="userSpaceOnUse" patternTransform="rotate(${i === 0 ? 45 : -45})">` +
      `<path d="M0 0V16" class="hatch-line ${tint}"/></pattern>`,
  )
  .join("");

function cell(board: Board, index: number, name: string): string {
  const [x, y] = middle(board, index);
  if (isGraph(board) || board.shape === "slanted")
    return `<circle cx="${x}" cy="${y}" r="48" class="${name}"/>`;
  return `<rect x="${x - 48}" y="${y - 48}" width="96" height="96" rx="4" class="${name}"/>`;
}

function corners(x: number, y: number): string {
  const [far, near] = [43, 20];
  let path = "";
  for (const [sx, sy] of [[-1, -1], [1, -1], [1, 1], [-1, 1]] as const)
    path += `M${x + sx * far} ${y + sy * near}V${y + sy * far}H${x + sx * near}`;
  return path;
}

/** An arrow from place to place, its number near the tail; short of the middle of the target. */
function arrowSvg(board: Board, { from, to, label, tone }: Arrow): string {
  const [x1, y1] = middle(board, from);
  const [x2, y2] = middle(board, to);
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return "";
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const end = length - (isGraph(board) ? 38 : 12); // at the rim of a token
  const neck = end - 26;
  const p = (along: number, across: number) =>
    `${(x1 + ux * along - uy * across).toFixed(1)} ${(y1 + uy * along + ux * across).toFixed(1)}`;
  const path = `M${p(14, 5)}L${p(neck, 5)}L${p(neck, 17)}L${p(end, 0)}L${p(neck, -17)}L${p(neck, -5)}L${p(14, -5)}Z`;
  let svg = `<g class="arrow ${tone ?? ""}"><path d="${path}"/>`;
  if (label !== undefined) {
    const at = Math.min(length * 0.36, 34);
    const [lx, ly] = [x1 + ux * at, y1 + uy * at];
    const size = label.length > 2 ? 17 : 21;
    svg += `<circle cx="${lx}" cy="${ly}" r="16"/><text x="${lx}" y="${ly + size * 0.36}" font-size="${size}">${label}</text>`;
  }
  return svg + "</g>";
}

function regionSvg(board: Board, { indices, tint, label, values }: Region): string {
  let path = "";
  for (const index of indices) {
    const [x, y] = middle(board, index);
    path +=
      isGraph(board) || board.shape === "slanted"
        ? `M${x - 48} ${y}a48 48 0 1 0 96 0a48 48 0 1 0 -96 0Z`
        : `M${x - 50} ${y - 50}h100v100h-100Z`;
  }
  let svg = `<path d="${path}" class="region ${tint}"/>` +
    (values ? "" : `<path d="${path}" fill="url(#hatch-${tint})"/>`);
  indices.forEach((index, i) => {
    const [x, y] = middle(board, index);
    const value = values?.[i];
    if (value !== undefined && value !== null && value !== "") {
      const words = typeof value === "number" ? shortNumber(value) : value;
      const size = words.length <= 2 ? 38 : words.length <= 4 ? 28 : 22;
      svg += `<text x="${x}" y="${y + size * 0.36}" font-size="${size}" class="weight">${words}</text>`;
    } else if (label && i === 0) {
      svg += `<g class="plate"><circle cx="${x - 34}" cy="${y - 34}" r="15"/><text x="${x - 34}" y="${y - 27}" font-size="20">${label}</text></g>`;
    }
  });
  return svg;
}

/** As on the pictures of `draw`: above 99,999 in thousands, millions, thousands of millions. */
function shortNumber(value: number): string {
  const size = Math.abs(value);
  if (size <= 99_999) return String(value);
  const [unit, letter] = size < 1e6 ? [1e3, "k"] : size < 1e9 ? [1e6, "M"] : [1e9, "G"];
  const scaled = value / unit;
  return (Math.abs(scaled) < 10 ? scaled.toFixed(1) : String(Math.round(scaled))) + letter;
}

/** The outline of a set of squares, or rings around vertices, with a title when lit. */
function frameSvg(board: Board, { indices, title, isLit }: Frame): string {
  const inside = new Set(indices);
  let path = "";
  let [left, top, bottom] = [Infinity, Infinity, -Infinity];
  for (const index of indices) {
    const [x, y] = middle(board, index);
    if (y < top || (y === top && x < left)) [left, top] = [x, y];
    bottom = Math.max(bottom, y);
    if (isGraph(board) || board.shape === "slanted") {
      path += `M${x - 46} ${y}a46 46 0 1 0 92 0a46 46 0 1 0 -92 0Z`;
      continue;
    }
    const column = index % board.columns;
    const has = (dx: number, dy: number) =>
      column + dx >= 0 && column + dx < board.columns && inside.has(index + dx + dy * board.columns);
    if (!has(0, -1)) path += `M${x - 50} ${y - 50}h100`;
    if (!has(1, 0)) path += `M${x + 50} ${y - 50}v100`;
    if (!has(0, 1)) path += `M${x - 50} ${y + 50}h100`;
    if (!has(-1, 0)) path += `M${x - 50} ${y - 50}v100`;
  }
  let svg = `<path d="${path}" class="frame${isLit ? " lit" : ""}"/>`;
  // Above the frame, or below one that touches the upper edge of the board.
  const y = isGraph(board) || top - UNIT > extent(board)[1] ? top - 58 : bottom + 78;
  if (isLit && title) svg += `<text x="${left - 46}" y="${y}" class="frame-title">${escaped(title)}</text>`;
  return svg;
}

/** The size of coordinates that can be read when the whole board is shown. */
const letterSize = (board: Board) => Math.max(30, 2.4 * Math.max(board.columns, board.rows));

function longestNumber(board: Board): number {
  const low = String(board.origin[1]).length;
  return Math.max(low, String(board.origin[1] + board.rows - 1).length);
}

/** Letters below and numbers on the left, every second, fifth, tenth, ... where they would touch; of
 *  a part of the board along the sides of the part. */
function coordinates(board: Board, shown: Rectangle, unitPixels: number): string {
  if (isGraph(board)) return "";
  const [left, , , height] = extent(board);
  const size = Math.min(letterSize(board), Math.max(26, 13 / unitPixels));
  const isNumbered = board.origin[0] < 1 || board.origin[1] < 1;
  const longest = Math.max(2, longestNumber(board)) * size * 0.62;
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((n) => n * UNIT >= longest * 1.3) ?? 500;
  const bottom = Math.min(height + size * 1.15, shown.top + shown.height - size * 0.3);
  const inner = shown.left + longest;
  let svg = `<g class="coordinates" font-size="${size.toFixed(1)}">`;
  for (let column = 0; column < board.columns; column += step) {
    const x = board.origin[0] + column;
    const [mx] = middle(board, (board.rows - 1) * board.columns + column);
    if (mx < shown.left || mx > shown.left + shown.width) continue;
    svg += `<text x="${mx}" y="${bottom}">${isNumbered ? x : columnName(x)}</text>`;
  }
  for (let row = (board.rows - 1) % step; row < board.rows; row += step) {
    const y = board.origin[1] + board.rows - 1 - row;
    const [mx, my] = middle(board, row * board.columns);
    if (my < shown.top || my > shown.top + shown.height) continue;
    const x = board.shape === "slanted" ? mx - 62 : Math.max(left - size * 0.35, inner);
    svg += `<text x="${x}" y="${my + size * 0.36}" text-anchor="end">${y}</text>`;
  }
  return svg + "</g>";
}

/** Room for coordinates around the board, in units. */
export function margins(board: Board): { left: number; right: number; top: number; bottom: number } {
  if (isGraph(board)) return { left: 0, right: 0, top: 0, bottom: 0 };
  const size = letterSize(board);
  const edge = size * 0.45;
  return { left: size * (0.62 * longestNumber(board) + 0.7), right: edge, top: edge, bottom: size * 1.5 };
}
