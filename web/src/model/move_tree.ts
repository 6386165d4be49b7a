// The moves of a game with all branches that were tried: taking back and playing another move keeps
// the old line.

export interface MoveNode {
  words: string;
  parent: MoveNode | null;
  children: MoveNode[];
  isAnswer?: boolean; // the program made the move, for its own side
}

export const newTree = (): MoveNode => ({ words: "", parent: null, children: [] });

/** The move after `node`, new or met before. */
export function follow(node: MoveNode, words: string): MoveNode {
  const known = node.children.find((child) => child.words === words);
  if (known) return known;
  const made: MoveNode = { words, parent: node, children: [] };
  node.children.push(made);
  return made;
}

/** The words of all moves from the root to a node. */
export function pathTo(node: MoveNode): string[] {
  const words: string[] = [];
  for (let at = node; at.parent; at = at.parent) words.push(at.words);
  return words.reverse();
}

/** The line through a node: from the root to the node and on along first children. */
export function lineThrough(node: MoveNode): MoveNode[] {
  const line: MoveNode[] = [];
  for (let at: MoveNode | null = node; at.parent; at = at.parent) line.push(at);
  line.reverse();
  for (let at = node; at.children.length > 0; ) {
    at = at.children[0]!;
    line.push(at);
  }
  return line;
}
