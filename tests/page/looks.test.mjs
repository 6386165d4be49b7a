// How the page looks and where it stays: frames under a drag, swipes over a board, paper, forced
// colours, notices, names.
import assert from "node:assert/strict";
import { test } from "node:test";
import { example, harness, keys, link, square, textIs, textOf, vertices } from "./harness.mjs";

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

/** Fingers go from one point to another each, as `from`, `to` and the points between, at the same time. */
async function swipe(page, ...fingers) {
  const session = await page.context().newCDPSession(page);
  const at = (part) => fingers.map(([[x1, y1], [x2, y2]], id) => ({ x: x1 + part * (x2 - x1), y: y1 + part * (y2 - y1), id }));
  const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", at(0));
  for (let i = 1; i <= 10; i++) {
    await send("touchMove", at(i / 10));
    await page.waitForTimeout(16);
  }
  await send("touchEnd", []);
  await page.waitForTimeout(100);
}

const onBoard = async (page, column, row) => {
  const { x, y } = await square(page, column, row);
  return [x, y];
};
const up = ([x, y]) => [[x, y], [x, y - 150]];
const scrolled = (page) => page.evaluate(() => Math.round(scrollY));

test("on a phone a swipe over a board scrolls the page where a press means nothing", async () => {
  const boards = [["solve", "king", 0, 6], ["play", "king", 1, 3], ["edit", "king", 1, 3]]; // in the last two, an empty square
  for (const [view, name, column, row] of boards) {
    const page = await own.open(link(view, example(name)), { size: "narrow" });
    await page.setViewportSize({ width: 375, height: 450 }); // lower than what is on the page
    await page.waitForSelector(".board use");
    await page.waitForLoadState("networkidle");
    const text = view === "edit" ? await textOf(page) : "";
    await swipe(page, up(await onBoard(page, column, row)));
    assert.ok((await scrolled(page)) > 50, `${view}: ${await scrolled(page)}`);
    if (text) assert.equal(await textOf(page), text);
    await page.finish();
  }
});

test("on a phone pieces are dragged and strokes painted, and the page stays", async () => {
  const page = await own.open(link("edit", "solo-chess\nboard\n. . .\n. . .\nR . .\n"), { size: "narrow" });
  await page.waitForSelector(".board use");
  await swipe(page, [await onBoard(page, 0, 2), await onBoard(page, 0, 0)]);
  await textIs(page, "solo-chess\nboard\nR . .\n. . .\n. . .\n");
  await page.getByRole("button", { name: "king", exact: true }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await swipe(page, [await onBoard(page, 2, 2), await onBoard(page, 2, 0)]);
  await textIs(page, "solo-chess\nboard\nR . K\n. . K\n. . K\n");
  assert.equal(await scrolled(page), 0);
  await page.finish();
});

test("two fingers zoom the board, wherever they begin; then one finger moves it", async () => {
  const text = "solo-chess\nboard\nR . .\n. . .\n. . R\n";
  const page = await own.open(link("edit", text), { size: "narrow" });
  await page.waitForSelector(".board use");
  const [a, b] = [await onBoard(page, 0, 0), await onBoard(page, 2, 2)];
  const middle = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const near = (end) => [middle[0] + (end[0] - middle[0]) / 3, middle[1] + (end[1] - middle[1]) / 3];
  const width = () => page.evaluate(() => document.querySelector(".board-above").viewBox.baseVal.width);
  const all = await width();
  await swipe(page, [near(a), a], [near(b), b]);
  assert.ok((await width()) < 0.8 * all, `${await width()} of ${all}`);
  await page.getByRole("button", { name: "Show all" }).click();
  await swipe(page, [a, near(a)], [b, near(b)]); // both on pieces, which stay
  assert.equal(await textOf(page), text);
  await swipe(page, [near(a), a], [near(b), b]);
  const top = () => page.evaluate(() => document.querySelector(".board-above").viewBox.baseVal.y);
  const before = await top();
  await swipe(page, [middle, [middle[0], middle[1] - 60]]);
  assert.ok((await top()) > before);
  assert.equal(await scrolled(page), 0);
  await page.finish();
});

test("a notice covers no control at any size, and a long name is seen whole", async () => {
  const file = { name: "a_file_with_a_very_long_name_that_has_no_blank_to_break_at_0123456789.txt", mimeType: "text/plain", buffer: Buffer.from(example("king")) };
  for (const size of [{ width: 390, height: 844 }, { width: 640, height: 400 }, { width: 1280, height: 800 }]) {
    const page = await own.open("#solve");
    await page.setViewportSize(size);
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText(`${file.name} is open.`).waitFor();
    await page.getByRole("button", { name: "Solve", exact: true }).last().waitFor();
    const notice = await page.locator(".notice").evaluate((own) => ({ covers: own.scrollWidth <= own.clientWidth, ...own.getBoundingClientRect().toJSON() }));
    assert.ok(notice.covers && notice.left >= 0 && notice.right <= size.width, JSON.stringify(notice));
    const covered = await page.evaluate(({ top, bottom, left, right }) => {
      const controls = [...document.querySelectorAll("button, input, summary, .board use")].filter((each) => !each.closest(".unseen, .menu-items"));
      const touches = (box) => box.width > 1 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      return controls.filter((each) => touches(each.getBoundingClientRect())).map((each) => each.outerHTML.slice(0, 80));
    }, notice);
    assert.deepEqual(covered, []);
    await page.finish();
  }
});

test("paper has the heading, the board and the answer, in dark ink on white, and no controls", async () => {
  const views = [
    ["solve", example("king"), [".board", ".verdict", ".checked", ".moves"]],
    ["gadgets", "", [".picture", ".truth"]],
    ["gallery", "", [".card-title"]],
    ["edit", example("peg_triangle"), [".board"]],
  ];
  for (const [view, text, shown] of views) {
    const page = await own.open(text ? link(view, text) : "#" + view, { dark: true });
    await page.waitForLoadState("networkidle");
    if (view === "solve") {
      await page.getByRole("button", { name: "Solve", exact: true }).last().click();
      await page.getByRole("button", { name: "Verify" }).click();
    }
    for (const each of shown) await page.locator(each).first().waitFor();
    await page.emulateMedia({ media: "print" });
    for (const each of ["h1", ...shown]) assert.ok(await page.locator(each).first().isVisible(), `${view}: ${each}`);
    for (const each of await page.locator("input, select, textarea, summary, .transport, .gadget-list, .tool").all())
      assert.ok(!(await each.isVisible()), `${view}: ${await each.evaluate((own) => own.outerHTML.slice(0, 80))}`);
    const pale = await page.evaluate(() => {
      const light = (colour) => Math.min(...colour.match(/\d+/g).slice(0, 3).map(Number));
      const words = [...document.querySelectorAll("#page *")].filter((each) => each.checkVisibility() && !each.closest(".board, .unseen") && each.innerText);
      const isPale = (each) => light(getComputedStyle(each).color) > 100;
      return [light(getComputedStyle(document.documentElement).backgroundColor), ...words.filter(isPale).map((each) => each.outerHTML.slice(0, 80))];
    });
    assert.deepEqual(pale, [255], view);
    await page.finish();
  }
});

test("cards that were never in sight have their pictures, on paper as well", async () => {
  const page = await own.open("#gallery", { size: "phone" });
  const below = page.locator(".card").last();
  await below.locator("img").waitFor({ state: "attached" });
  assert.ok(await below.evaluate((card) => card.getBoundingClientRect().top > innerHeight && scrollY === 0));
  await page.emulateMedia({ media: "print" });
  await page.waitForFunction(() => [...document.querySelectorAll(".card-picture")].every((each) => each.querySelector("img")?.naturalWidth));
  await page.finish();
});

test("where the system forces its colours, the mode and the tool that are chosen have a frame", async () => {
  const page = await own.open(link("edit", example("king")));
  await page.emulateMedia({ forcedColors: "active" });
  await page.getByRole("button", { name: "rook", exact: true }).click();
  const frame = (locator) => locator.evaluate((own) => getComputedStyle(own).border);
  const highlight = await page.evaluate(() => {
    const own = document.body.appendChild(document.createElement("p"));
    own.style.color = "Highlight";
    return getComputedStyle(own).color;
  });
  const button = (name) => page.getByRole("button", { name, exact: true });
  for (const chosen of [button("rook"), button("Edit")]) assert.equal(await frame(chosen), `4px solid ${highlight}`);
  for (const other of [button("king"), button("Play"), button("Clear the board")]) assert.ok(!(await frame(other)).includes(highlight));
  await page.finish();
});

test("budgets of a hundred and more fit into the window of their piece", async () => {
  for (const text of ["solo-chess\npiece X betza:C\nboard\nR100 R7 N250\nR99 X150 X25\n", "graph-capture undirected\nbudget 120\nvertices 2\nedges\n1 2\n"]) {
    const page = await own.open(link("edit", text));
    await page.locator(".text-state .fine").waitFor();
    const tooWide = await page.evaluate(() =>
      [...document.querySelectorAll(".board-base defs text")]
        .filter((words) => /\d/.test(words.textContent) && words.getBBox().width > 27)
        .map((words) => words.textContent),
    );
    assert.deepEqual(tooWide, []);
    assert.ok((await page.locator(".board-base defs").textContent()).includes("99+"));
    await page.finish();
  }
});

test("a path on a grid begins at a place of two numbers, which is shown and set", async () => {
  const page = await own.open(link("edit", example("hamiltonian_path_grid")));
  const warnings = [];
  page.on("console", (message) => warnings.push(message.text()));
  const field = page.getByLabel("The path begins at vertex");
  await field.waitFor();
  assert.equal(await field.inputValue(), "1 1");
  await field.fill("2 1");
  await keys(page, "Enter");
  await page.waitForFunction(() => /^start 2 1$/m.test(document.querySelector("#text").value));
  await field.fill("");
  await keys(page, "Enter");
  await page.waitForFunction(() => !/^start/m.test(document.querySelector("#text").value));
  await field.fill("3 3");
  await keys(page, "Enter");
  await page.waitForFunction(() => /^start 3 3$/m.test(document.querySelector("#text").value));
  assert.deepEqual(warnings, []);
  await page.finish();
  // Of a graph by its edges it is a number.
  const graph = await own.open(link("edit", example("hamiltonian_path_graph")));
  await graph.waitForSelector(".board use");
  assert.equal(await graph.getByLabel("The path begins at vertex").getAttribute("type"), "number");
  await graph.finish();
});

test("a circuit shows the names of its inputs and outputs, which stay while one draws", async () => {
  const page = await own.open(link("edit", example("circuit_adder")));
  await page.locator(".text-state .fine").waitFor();
  const names = () => page.locator(".vertex-name").allTextContents();
  assert.deepEqual(await names(), ["x", "y", "sum", "carry"]);
  await page.locator(".board").focus();
  await keys(page, "ArrowDown", "i", "o"); // an input and an output more, without names
  await page.waitForFunction(() => /^aag \d+ 3 0 3 3$/m.test(document.querySelector("#text").value));
  assert.deepEqual(await names(), ["x", "y", "sum", "carry"]);
  await page.getByRole("button", { name: "Erase vertices and wires" }).click();
  await page.mouse.click(...(await vertices(page))[0]); // the first input, with its name
  await page.waitForFunction(() => /^i0 y\no0 sum\no1 carry\nc$/m.test(document.querySelector("#text").value));
  assert.deepEqual(await names(), ["y", "sum", "carry"]);
  await page.locator("#text").fill("aag 1 1 0 1 0\n2\n3\ni0 <a name that is too long to be shown>\n");
  await page.waitForFunction(() => document.querySelector(".vertex-name")?.textContent === "<a name that…");
  await page.finish();
});

for (const dark of [false, true]) {
  test(`the ring of what has the focus is told from what is around it: ${dark ? "dark" : "light"}`, async () => {
    const page = await own.open(link("edit", example("king")), { dark });
    await page.waitForSelector(".board use");
    const rings = await page.evaluate(() => {
      const partsOf = (colour) => colour.match(/[\d.]+/g).map(Number);
      const lightness = (colour) => {
        const [r, g, b] = partsOf(colour).map((part) => (part <= 10.3 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const groundOf = (element) => {
        for (let at = element.parentElement; at; at = at.parentElement) {
          const colour = getComputedStyle(at).backgroundColor;
          if (partsOf(colour)[3] !== 0) return colour;
        }
      };
      return [...document.querySelectorAll("button:enabled, input, select, summary, .board")].map((each) => {
        each.focus({ focusVisible: true });
        const [ring, ground] = [getComputedStyle(each).outlineColor, groundOf(each)].map(lightness);
        return [(Math.max(ring, ground) + 0.05) / (Math.min(ring, ground) + 0.05), each.outerHTML.slice(0, 80)];
      });
    });
    assert.ok(rings.length > 20);
    assert.deepEqual(rings.filter(([contrast]) => contrast < 3), []);
    await page.finish();
  });
}
