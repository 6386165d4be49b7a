// The line that is played, with other lines behind the moves where they part.

import { type MoveNode, lineThrough } from "../model/move_tree.ts";

export function MoveList({ node, go }: { node: MoveNode; go: (node: MoveNode) => void }) {
  const line = lineThrough(node);
  if (line.length === 0) return null;
  return (
    <section aria-label="Moves">
      <h3>Moves</h3>
      <ol class="moves">
        {line.map((each, i) => (
          <li key={i}>
            <button type="button" class="quiet move" aria-current={each === node ? "step" : undefined} onClick={() => go(each)}>
              {each.words}
            </button>
            {each.parent!.children.length > 1 && (
              <span class="branches">
                {each.parent!.children
                  .filter((other) => other !== each)
                  .map((other) => (
                    <button type="button" class="quiet branch" key={other.words} onClick={() => go(other)} aria-label={`Other line: ${other.words}`}>
                      {other.words}
                    </button>
                  ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
