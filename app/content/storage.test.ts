import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");
const sources = globSync("**/*.{ts,tsx}", { cwd: app, exclude: ["**/*.test.*"] }).map((path) =>
  readFileSync(join(app, path), "utf8"),
);

/** The session cookie of Better Auth, and the scroll positions of React Router. */
const libraries = ["matinal.session_token", "react-router-scroll-positions"];

/** The constants that name a cookie or a storage key. */
const named = /^(?:export )?const (?:key|\w+Key|prefix|\w+Prefix|name) = "([^"]+)";/gm;

test("the cookie policy names the cookies and keys that the code uses, and no others", () => {
  const policy = readFileSync(join(import.meta.dirname, "legal/cookies.md"), "utf8");
  const listed = [...policy.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name);
  const used = sources.flatMap((source) => [...source.matchAll(named)].map(([, name]) => name));
  expect(listed.toSorted()).toEqual([...used, ...libraries].toSorted());
});

test("the code stores nothing in the browser under an inline name or by other means", () => {
  for (const source of sources) {
    expect(source).not.toMatch(/(?:get|set|remove)Item\(\s*["'`]|setCookie\([^,{}\n]+,\s*["'`]/);
    expect(source).not.toMatch(/document\.cookie|indexedDB|caches\.open/);
  }
});
