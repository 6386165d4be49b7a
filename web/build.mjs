// Builds the page: web/dist/ gets index.html, page.js, page.css and icon.svg, which the program
// carries. `--watch` builds anew on each change.
import { build, context } from "esbuild";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const out = process.argv.find((word) => word.startsWith("--out="))?.slice(6) ?? here("dist");
const longest = 200_000; // bytes of all files together, compressed

const options = {
  entryPoints: { page: here("src/main.tsx") },
  outdir: out,
  bundle: true,
  minify: true,
  format: "iife",
  target: ["es2022", "chrome105", "firefox113", "safari16.4"],
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
  charset: "utf8",
  logLevel: "warning",
};

await mkdir(out, { recursive: true });
for (const file of ["index.html", "icon.svg"]) await copyFile(here(`src/${file}`), `${out}/${file}`);
if (process.argv.includes("--watch")) {
  await (await context(options)).watch();
} else {
  await build(options);
  let bytes = 0;
  for (const file of ["index.html", "icon.svg", "page.js", "page.css"])
    bytes += gzipSync(await readFile(`${out}/${file}`)).length;
  console.log(`page: ${bytes} bytes compressed`);
  if (bytes > longest) {
    console.error(`page: more than ${longest} bytes`);
    process.exitCode = 1;
  }
}
