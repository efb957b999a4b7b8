import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dataAttributes } from "./data-attributes.ts";

const app = join(import.meta.dirname, "..");
const setByRadix = ["data-highlighted", "data-placeholder", "data-swipe", "data-aria-hidden"];

/** Every data attribute in the text of a source file: written out, or as a property of `dataset`. */
function attributesIn(source: string): string[] {
  const code = source.replace(/ from "[^"]*";$/gm, "");
  const written = code.match(/(?<![\w-])data-[a-z]+(?:-[a-z]+)*/g) ?? [];
  const properties = [...source.matchAll(/dataset\.([a-zA-Z]+)/g)].map(
    ([, name = ""]) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
  );
  return [...written, ...properties].filter((name) => !setByRadix.includes(name));
}

test("the list contains each data attribute that markup, styles and scripts use, and no other", () => {
  const files = globSync("{browser,components,islands,layouts,routes,ui}/**/*.{ts,tsx,css}", {
    cwd: app,
  }).concat("root.tsx");
  const sources = files
    .filter((file) => !file.includes(".test.") && !file.endsWith("data-attributes.ts"))
    .map((file) => readFileSync(join(app, file), "utf8"));
  expect([...new Set(sources.flatMap(attributesIn))].sort()).toEqual(Object.keys(dataAttributes).sort());
});
