import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

/** The prefixes of ours by which a class holds under a condition: `low:`, `broad:`. */
const variants = [...textOf("app/ui/styles/app.css").matchAll(/@custom-variant ([a-z-]+)/g)].map(
  ([, name]) => name,
);

test("no module holds classes that no style sheet reads: they would have no rules", () => {
  expect(variants).toContain("low");
  const conditional = new RegExp(`["\\s](?:${variants.join("|")}):[a-z[-]`);
  const sheets = globSync("app/**/*.css", { cwd: root }).map(textOf).join("\n");
  // The sheets read components (*.tsx), and these by their names.
  const unread = globSync("app/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] })
    .filter((path) => conditional.test(textOf(path).replace(/\/\*.*?\*\//gs, "")))
    .filter((path) => !new RegExp(`@source "[^"]*${path.split("/").slice(-2).join("/")}"`).test(sheets));
  expect(unread).toEqual([]);
});
