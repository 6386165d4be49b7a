// A kind that the page has never heard of appears by itself: stairs, which exists for the tests alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { harness, link } from "./harness.mjs";

const program = process.env.OF_TESTS;
const stairs = "stairs\nmoves 3\nsteps ..x..\n";

if (!program) test("a new kind appears by itself", { skip: "OF_TESTS names no program" });
else {
  const own = harness(program);

  test("a new kind is in the gallery and has a picture", async () => {
    const page = await own.open("#gallery");
    await page.getByRole("button", { name: "Stairs" }).click();
    await page.getByText("Up the stairs, past the broken steps.").waitFor();
    await page.finish();
    const editor = await own.open(link("edit", stairs));
    await editor.locator("img[alt='Picture of the Stairs']").waitFor();
    await editor.locator("#text").fill("stairs\nmoves 3\nsteps ..y\n");
    await editor.getByText("Line 3, column 7").waitFor();
    await editor.finish();
  });

  test("a new kind is played and solved", async () => {
    const page = await own.open(link("play", stairs));
    await page.locator(".legal button", { hasText: "2" }).click();
    await page.locator(".legal button", { hasText: "3" }).click();
    await page.waitForSelector(".verdict.solvable");
    assert.match(await page.getByLabel("Position").innerText(), /\^/);
    await page.getByRole("button", { name: "Solve" }).click();
    await page.getByRole("button", { name: "Solve", exact: true }).last().click();
    await page.waitForSelector(".answer .verdict.solvable");
    await page.getByRole("button", { name: "Verify" }).click();
    await page.waitForSelector(".checked.verified");
    await page.finish();
  });
}
