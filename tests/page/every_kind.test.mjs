// Every kind in every mode on a narrow phone: nothing fails, and nothing is wider than the screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { harness, link } from "./harness.mjs";

const own = harness();

test("every kind can be seen, edited, solved and reduced on a screen of 375 pixels", async () => {
  const page = await own.open("#gallery", { size: "narrow" });
  const body = JSON.stringify({ api: 1, do: "catalogue" });
  const headers = { "Content-Type": "application/json" };
  const { kinds, reductions } = await (await fetch(own.address + "api", { method: "POST", headers, body })).json();
  const faults = [];
  const look = async (name) => {
    const [wide, trouble] = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.querySelector(".trouble")?.textContent ?? "",
    ]);
    if (wide > 0) faults.push(`${name}: ${wide} pixels too wide`);
    if (trouble) faults.push(`${name}: ${trouble}`);
  };
  for (const kind of kinds) {
    // Armies become programmes only where they are told how far they may stand.
    const text = (kind.presets.find((preset) => /margin/.test(preset.text)) ?? kind.presets[0])?.text;
    if (text === undefined) continue; // a kind of the tests
    const views = ["edit", "solve"];
    if (kind.game) views.push("play");
    if (reductions.some((each) => each.from === kind.name)) views.push("reduce");
    for (const view of views) {
      await page.evaluate((hash) => (location.hash = hash), link(view, text));
      await page.locator("h1", { hasText: new RegExp(view, "i") }).waitFor();
      if (view === "edit") await page.locator(".text-state .fine").waitFor();
      if (view === "play") await page.getByText(/to move|to choose from/).first().waitFor();
      if (view === "reduce") await page.getByRole("button", { name: "Solve the board" }).and(page.locator(":enabled")).waitFor();
      if (view === "solve") {
        await page.getByRole("button", { name: "Solve", exact: true }).last().click();
        await page.locator(".verdict").waitFor();
        assert.ok(!/Not decided/.test(await page.locator(".verdict").innerText()), kind.name);
      }
      await look(`${kind.name}, ${view}`);
    }
  }
  assert.deepEqual(faults, []);
  await page.finish();
});
