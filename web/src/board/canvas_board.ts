// Boards of more than 10,000 squares on a canvas: only what is shown is drawn. From afar each square
// is a pixel of a picture that is kept; from near, the tokens have their shapes.

import { type Board, extent, middle, UNIT } from "../model/board.ts";
import type { Looks } from "./looks.ts";
import type { BoardPainter } from "./svg_board.ts";
import type { Rectangle } from "./viewport.ts";

const SHAPES_FROM = 9; // pixels of a square from which shapes can be told

export class CanvasBoard implements BoardPainter {
  readonly element = document.createElement("canvas");
  private readonly far: HTMLCanvasElement; // a pixel for each square
  private readonly farPixels: CanvasRenderingContext2D;
  private readonly images = new Map<string, HTMLImageElement>();
  private part: Rectangle;
  private frame = 0;

  constructor(
    private readonly board: Board,
    private readonly looks: Looks,
  ) {
    const [left, top, width, height] = extent(board);
    this.part = { left, top, width, height };
    this.element.setAttribute("aria-hidden", "true");
    this.far = document.createElement("canvas");
    this.far.width = board.columns;
    this.far.height = board.rows;
    this.farPixels = this.far.getContext("2d", { willReadFrequently: false })!;
    this.drawFar();
    new ResizeObserver(() => this.drawSoon()).observe(this.element);
  }

  show(part: Rectangle): void {
    this.part = part;
    this.drawSoon();
  }

  update(indices: number[]): void {
    for (const index of indices) {
      this.farPixels.fillStyle = this.farColour(index);
      const [column, row] = [index % this.board.columns, Math.floor(index / this.board.columns)];
      this.farPixels.fillRect(column, row, 1, 1);
    }
    this.drawSoon();
  }

  slide(): void {
    // Squares are too small for a piece on its way to be seen.
  }

  private farColour(index: number): string {
    const colour = this.looks.colourOf(this.board.tokens[index]!);
    if (colour) return colour;
    if (this.board.tokens[index] === this.looks.outside) return "#fffdf8";
    const [column, row] = [index % this.board.columns, Math.floor(index / this.board.columns)];
    return (column + row) % 2 === 0 ? "#f6f0e4" : "#eae1d0";
  }

  private drawFar(): void {
    const { columns, rows } = this.board;
    const image = this.farPixels.createImageData(columns, rows);
    const pixels = new Uint32Array(image.data.buffer);
    const known = new Map<string, number>();
    for (let index = 0; index < pixels.length; index++) {
      const colour = this.farColour(index);
      let value = known.get(colour);
      if (value === undefined) {
        const rgb = parseInt(colour.slice(1), 16);
        value = 0xff000000 | ((rgb & 0xff) << 16) | (rgb & 0xff00) | (rgb >> 16);
        known.set(colour, value);
      }
      pixels[index] = value;
    }
    this.farPixels.putImageData(image, 0, 0);
  }

  private drawSoon(): void {
    if (this.frame !== 0) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.draw();
    });
  }

  private draw(): void {
    const { element, part, board } = this;
    const density = window.devicePixelRatio || 1;
    const width = Math.round(element.clientWidth * density);
    const height = Math.round(element.clientHeight * density);
    if (width === 0 || height === 0) return;
    if (element.width !== width) element.width = width;
    if (element.height !== height) element.height = height;
    const pen = element.getContext("2d")!;
    const scale = Math.min(width / part.width, height / part.height);
    const x0 = (width - part.width * scale) / 2 - part.left * scale;
    const y0 = (height - part.height * scale) / 2 - part.top * scale;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, width, height);
    pen.setTransform(scale, 0, 0, scale, x0, y0);
    pen.imageSmoothingEnabled = scale * UNIT < 1;
    pen.drawImage(this.far, 0, 0, board.columns * UNIT, board.rows * UNIT);
    if (scale * UNIT < SHAPES_FROM || board.shape === "slanted") return;

    const from = (low: number) => Math.max(0, Math.floor(low / UNIT));
    const columns = [from(-x0 / scale), Math.min(board.columns, Math.ceil((width - x0) / scale / UNIT))];
    const rows = [from(-y0 / scale), Math.min(board.rows, Math.ceil((height - y0) / scale / UNIT))];
    for (let row = rows[0]!; row < rows[1]!; row++) {
      for (let column = columns[0]!; column < columns[1]!; column++)
        this.drawSquare(pen, row * board.columns + column);
    }
  }

  private drawSquare(pen: CanvasRenderingContext2D, index: number): void {
    const { board, looks } = this;
    const token = board.tokens[index]!;
    if (token === looks.outside) return;
    const [x, y] = middle(board, index);
    const half = UNIT / 2;
    pen.fillStyle = (board.columns + (index % board.columns) + Math.floor(index / board.columns)) % 2 ? "#eae1d0" : "#f6f0e4";
    pen.fillRect(x - half, y - half, UNIT, UNIT);
    const image = this.image(token);
    if (image?.complete) pen.drawImage(image, x - half, y - half, UNIT, UNIT);
    const rails = board.rails?.[index] ?? 0;
    if (rails === 0) return;
    pen.fillStyle = "#7b6a53";
    if (rails & 1) pen.fillRect(x - half, y - half - 5, UNIT, 10);
    if (rails & 2) pen.fillRect(x + half - 5, y - half, 10, UNIT);
    if (rails & 4) pen.fillRect(x - half, y + half - 5, UNIT, 10);
    if (rails & 8) pen.fillRect(x - half - 5, y - half, 10, UNIT);
  }

  /** A shape as an image, made once for each token. */
  private image(token: string): HTMLImageElement | null {
    const known = this.images.get(token);
    if (known) return known;
    const svg = this.looks.svgOf(token);
    if (svg === "") return null;
    const image = new Image(128, 128);
    image.onload = () => this.drawSoon();
    image.src =
      "data:image/svg+xml," +
      encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" viewBox="-50 -50 100 100" font-family="sans-serif" fill="none" stroke-linejoin="round">${svg}</svg>`,
      );
    this.images.set(token, image);
    return image;
  }
}
