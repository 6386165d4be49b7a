// The part of a board that is on the screen: a rectangle in units, which zooms and pans within the
// board and never shows more than all of it.

import type { Point } from "../model/board.ts";

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

const FEWEST_UNITS = 250; // the closest view: two and a half squares

export class Viewport {
  shown: Rectangle;

  constructor(readonly all: Rectangle) {
    this.shown = { ...all };
  }

  get isWhole(): boolean {
    return this.shown.width >= this.all.width - 1e-6;
  }
  /** How many times larger than the whole board. */
  get zoom(): number {
    return this.all.width / this.shown.width;
  }

  fit(): void {
    this.shown = { ...this.all };
  }

  /** Shows `factor` times less, with the point `at` kept in its place. */
  zoomAt([x, y]: Point, factor: number): void {
    const least = FEWEST_UNITS / Math.min(this.all.width, this.all.height);
    const now = this.shown.width / this.all.width;
    const next = Math.min(1, Math.max(Math.min(least, 1), now / factor));
    const by = next / now;
    this.shown = {
      left: x - (x - this.shown.left) * by,
      top: y - (y - this.shown.top) * by,
      width: this.all.width * next,
      height: this.all.height * next,
    };
    this.keepInside();
  }

  pan(dx: number, dy: number): void {
    this.shown = { ...this.shown, left: this.shown.left + dx, top: this.shown.top + dy };
    this.keepInside();
  }

  /** Moves as little as needed to show a point with a margin around. */
  reveal([x, y]: Point, margin: number): void {
    const { left, top, width, height } = this.shown;
    const dx = Math.min(0, x - margin - left) + Math.max(0, x + margin - left - width);
    const dy = Math.min(0, y - margin - top) + Math.max(0, y + margin - top - height);
    if (!this.isWhole) this.pan(dx, dy);
  }

  private keepInside(): void {
    const { all, shown } = this;
    shown.left = Math.min(Math.max(shown.left, all.left), all.left + all.width - shown.width);
    shown.top = Math.min(Math.max(shown.top, all.top), all.top + all.height - shown.height);
  }
}

/** Shows the rectangle in an SVG; the same one again would have the browser paint all anew. */
export function setViewBox(svg: SVGSVGElement, r: Rectangle): void {
  const box = `${r.left} ${r.top} ${r.width} ${r.height}`;
  if (svg.getAttribute("viewBox") !== box) svg.setAttribute("viewBox", box);
}
