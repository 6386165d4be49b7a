// How the page looks and where it stays: frames under a drag, swipes over a board, paper, forced
// colours, notices, names.
import assert from "node:assert/strict";
import { test } from "node:test";
import { harness, link, vertices } from "./harness.mjs";

const own = harness();
const triangle = "graph-capture undirected\nvertices 3\nedges\n1 2\n2 3\n1 3\n";

test("a vertex that is dragged stays under the pointer, and the others where they are", async () => {
  const page = await own.open(link("edit", triangle));
  await page.waitForSelector(".board use");
  await page.locator(".text-state .fine").waitFor();
  const before = await vertices(page);
  const board = await page.locator(".board").boundingBox();
  const isNear = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 2;
  await page.mouse.move(...before[0]);
  await page.mouse.down();
  // Nearer, beyond the others, and out of the frame.
  for (const [x, y] of [[0.45, 0.5], [0.9, 0.9], [0.1, 0.98], [0.2, 1.1]]) {
    const to = [board.x + x * board.width, board.y + y * board.height];
    await page.mouse.move(...to, { steps: 3 });
    await page.waitForFunction(() => new Promise((done) => requestAnimationFrame(() => done(true))));
    const now = await vertices(page);
    assert.ok(isNear(now[0], to), `at ${now[0]}, the pointer at ${to}`);
    for (const other of [1, 2]) assert.ok(isNear(now[other], before[other]), `vertex ${other + 1} at ${now[other]}, before at ${before[other]}`);
  }
  await page.mouse.up();
  // Then all are in sight again.
  await page.waitForFunction(() => {
    const board = document.querySelector(".board").getBoundingClientRect();
    const boxes = [...document.querySelectorAll(".board use")].map((use) => use.getBoundingClientRect());
    return boxes.every((box) => box.bottom < board.bottom && box.top > board.top);
  });
  await page.finish();
});
