import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");
const sources = globSync("**/*.{ts,tsx}", { cwd: app, exclude: ["**/*.test.*"] }).map((path) =>
  readFileSync(join(app, path), "utf8"),
);

/** What the libraries leave: the session's cookie, and the places in pages for the way back. */
const libraries = ["matinal.session_token", "react-router-scroll-positions"];

/** A cookie or key has its name in a constant that says so. */
const named = /^(?:export )?const (?:key|prefix|\w+Key|name) = "([^"]+)";/gm;

test("the cookie policy names the cookies and keys that the code uses, and no others", () => {
  const policy = readFileSync(join(import.meta.dirname, "legal/cookies.md"), "utf8");
  const told = [...policy.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  const used = sources.flatMap((source) => [...source.matchAll(named)].map(([, name]) => name));
  expect(told.toSorted()).toEqual([...used, ...libraries].toSorted());
});

test("nothing is kept in a browser under a name that is written elsewhere, or by other means", () => {
  for (const source of sources) {
    expect(source).not.toMatch(/(?:get|set|remove)Item\(\s*["'`]|setCookie\([^,{}\n]+,\s*["'`]/);
    expect(source).not.toMatch(/document\.cookie|indexedDB|caches\.open/);
  }
});
