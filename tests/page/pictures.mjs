// Pictures of every view for docs/page.md, in light and dark, on a desktop and on a phone. Run by
// tools/page_pictures; OUT is the folder.
import { test } from "node:test";
import { example, harness, link } from "./harness.mjs";

const own = harness();
const button = (page, name) => page.getByRole("button", { name, exact: true });
const formula = "p cnf 4 3\n4 -2 0\n1 2 0\n-3 -4 0\n";
// Of each view: its link, what is done there, and where the pointer is at last, on a desktop.
const views = {
  gallery: ["#gallery", (page) => page.locator(".card img").first().waitFor()],
  edit: [link("edit", example("king")), (page) => button(page, "rook").click()],
  pegs: [link("edit", example("peg_triangle")), (page) => page.locator(".lattice").waitFor()],
  circuit: [
    link("edit", example("circuit_adder")),
    async (page) => {
      await page.locator(".edge.negated").first().waitFor();
      await button(page, "Wire").click();
    },
  ],
  play: [
    link("play", example("king")),
    async (page) => {
      await page.locator(".legal").waitFor({ state: "attached" });
      await button(page, "Why?").click();
      await page.locator(".why li button").nth(1).hover();
    },
  ],
  push: [
    link("play", example("push_small")),
    async (page) => {
      await page.getByRole("heading", { name: "White to move" }).waitFor();
      await button(page, "Values").click();
      await page.locator(".badge").first().waitFor();
    },
  ],
  solve: [
    link("solve", example("king")),
    async (page) => {
      await button(page, "Solve").last().click();
      await button(page, "Verify").click();
      await page.locator(".checked").waitFor();
    },
  ],
  refusal: [
    link("solve", example("apart")),
    async (page) => {
      await button(page, "Solve").last().click();
      await page.locator(".region").first().waitFor();
    },
  ],
  reduce: [
    link("reduce", formula),
    async (page) => {
      await button(page, "Solve the board").click();
      await page.locator(".assignment").waitFor();
      await page.getByLabel("Step forward", { exact: true }).click();
    },
    async (page) => {
      await page.locator(".clauses li").nth(1).hover();
      await page.locator(".frame.lit").first().waitFor();
    },
  ],
  gadgets: [
    "#gadgets",
    async (page) => {
      await button(page, "king-or").click();
      await page.getByRole("heading", { name: "king-or" }).waitFor();
      await page.getByRole("button", { name: "Film of the row 0 1" }).click();
      await page.getByLabel("Step forward", { exact: true }).click();
    },
  ],
};

for (const [name, [hash, show, point]] of Object.entries(views)) {
  for (const size of ["desktop", "phone"]) {
    for (const dark of [false, true]) {
      test(`${name} ${size} ${dark ? "dark" : "light"}`, async () => {
        const page = await own.open(hash, { size, dark });
        await show(page);
        await page.addStyleTag({ content: ".notice { display: none; }" });
        await page.evaluate(() => scrollTo(0, 0));
        await page.waitForTimeout(600);
        if (size === "desktop") await point?.(page);
        const path = `${process.env.OUT}/${name}-${size}-${dark ? "dark" : "light"}.png`;
        await page.screenshot({ path });
        await page.finish();
      });
    }
  }
}
