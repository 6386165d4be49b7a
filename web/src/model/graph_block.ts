// Reads and writes graphs in a puzzle's text: `vertices N`, lines `token V BUDGET`, and a block of
// edges or arcs. The places of vertices are no part of the text; they are kept while one draws.

import { type Board, type Edge, type Point, graphBoard } from "./board.ts";

export interface GraphForm {
  shape: "graph";
  block: string; // "edges" or "arcs"
  directed: boolean;
  tokens: boolean; // lines `token V BUDGET` are there
}

export interface GraphText {
  others: string; // all lines that are no part of the graph
  board: Board | null;
}

const MOST_VERTICES = 20000; // beyond, drawing by hand makes no sense

export function readGraph(text: string, form: GraphForm): GraphText {
  const others: string[] = [];
  const edges: Edge[] = [];
  const tokens = new Map<number, string>();
  let vertices = 0;
  let inEdges = false;
  for (const line of text.split("\n")) {
    const words = line.replace(/#.*/, "").trim().split(/\s+/);
    if (inEdges && /^\d+$/.test(words[0]!) && words.length === 2) {
      edges.push([Number(words[0]), Number(words[1])]);
      continue;
    }
    if (inEdges && words[0] === "") continue;
    inEdges = false;
    if (words[0] === form.block && words.length === 1) inEdges = true;
    else if (words[0] === "vertices") vertices = Number(words[1]);
    else if (form.tokens && words[0] === "token") tokens.set(Number(words[1]), words[2] ?? "");
    else others.push(line);
  }
  const isSound =
    Number.isInteger(vertices) &&
    vertices > 0 &&
    vertices <= MOST_VERTICES &&
    edges.every(([u, v]) => u >= 1 && v >= 1 && u <= vertices && v <= vertices);
  while (others.length > 0 && others.at(-1)!.trim() === "") others.pop();
  const rest = others.join("\n") + "\n";
  if (!isSound) return { others: rest, board: null };
  const board = graphBoard(Array.from({ length: vertices }, (_, i) => tokens.get(i + 1) ?? ""), edges, form.directed);
  board.points = onCircle(vertices);
  return { others: rest, board };
}

/** Where vertices lie until somebody says better. */
export function onCircle(vertices: number): Point[] {
  const radius = Math.max(150, (vertices * 150) / (2 * Math.PI));
  return Array.from({ length: vertices }, (_, i) => {
    const angle = (2 * Math.PI * i) / vertices - Math.PI / 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

export function writeGraph(others: string, board: Board, form: GraphForm): string {
  let text = others.endsWith("\n") ? others : others + "\n";
  text += `vertices ${board.tokens.length}\n`;
  if (form.tokens)
    board.tokens.forEach((budget, i) => {
      if (budget !== "") text += `token ${i + 1} ${budget}\n`;
    });
  text += form.block + "\n";
  for (const [u, v] of board.edges) text += `${u} ${v}\n`;
  return text;
}
