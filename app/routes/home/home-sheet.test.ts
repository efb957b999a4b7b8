import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { benefits } from "#app/content/home/benefits-copy.ts";

const root = join(import.meta.dirname, "../../..");
const home = "app/routes/home";

/** The modules with markup of our own that the entries import, directly or not, as paths from the root. */
function markupOf(entries: string[]): string[] {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path) || !existsSync(join(root, path))) return;
    found.add(path);
    const code = readFileSync(join(root, path), "utf8");
    for (const [, name = ""] of code.matchAll(/(?:\bfrom|\bimport\(?)\s*"((?:#|\.)[^"?]*\.tsx?)"/g))
      visit(name.startsWith("#") ? name.slice(1) : relative(root, join(root, dirname(path), name)));
  };
  entries.forEach(visit);
  return [...found].filter((path) => path.endsWith(".tsx")).sort();
}

/** The files that the style sheet takes classes from. */
function sourcesOf(sheet: string): string[] {
  const css = readFileSync(join(root, sheet), "utf8");
  return [...css.matchAll(/^@source "([^"]*)";/gm)].flatMap(([, name = ""]) => {
    const source = join(dirname(sheet), name);
    return globSync(source.endsWith(".tsx") ? source : `${source}/**/*.tsx`, { cwd: root });
  });
}

test("the home page's style sheet reads every component that the page can show", () => {
  const shown = markupOf([
    `${home}/route.tsx`,
    "app/root.tsx",
    "app/layouts/public/route.tsx",
    // The islands of all pages, found by name. Each is imported by the page that has it, too.
    "app/islands/start-page.ts",
  ]);
  expect(shown.length).toBeGreaterThan(50);
  const sources = new Set(sourcesOf(`${home}/home.css`));
  expect(shown.filter((path) => !sources.has(path))).toEqual([]);
});

test("no other page shows what lies in the home page's folder, which its style sheet leaves out", () => {
  const pages = globSync("app/{routes,layouts,components,ui}/**/*.tsx", { cwd: root }).filter(
    (path) => !path.startsWith(home),
  );
  expect(markupOf(pages).filter((path) => path.startsWith(home))).toEqual([]);
});

test("every other page that shows a part of a list of prospects has the rules of it", () => {
  const pages = globSync("app/routes/**/route.tsx", { cwd: root }).filter((path) => !path.startsWith(home));
  expect(pages.length).toBeGreaterThan(10);
  const without = pages
    .filter((page) => markupOf([page]).some((path) => path.startsWith("app/components/prospects/")))
    .filter((page) => !readFileSync(join(root, page), "utf8").includes("/ui/styles/prospects.css"));
  expect(without).toEqual([]);
});

test("the home page's style sheet draws the icon of every benefit", () => {
  const css = readFileSync(join(root, home, "home.css"), "utf8");
  expect(benefits.items.filter(({ icon }) => !css.includes(`.benefit-${icon} {`))).toEqual([]);
});
