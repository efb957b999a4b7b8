import { expect, test } from "vitest";
import {
  type MeasuredPage,
  measuredPages,
  type PageSizes,
  readSizes,
  type SizeTable,
  sizeProblems,
  writeSizes,
} from "./page-sizes.ts";

const usual: PageSizes = {
  elements: 800,
  html: 80_000,
  htmlSent: 13_500,
  css: 13_500,
  scripts: 9_000,
  laterScripts: 12_000,
  font: 41_000,
};

const table = Object.fromEntries(measuredPages.map((page) => [page, usual])) as SizeTable;

function whenMeasured(page: MeasuredPage, sizes: Partial<PageSizes>): string[] {
  return sizeProblems(table, { ...table, [page]: { ...usual, ...sizes } });
}

test("the same sizes pass, and so do bytes that differ as times, ids and ports do", () => {
  expect(sizeProblems(table, table)).toEqual([]);
  expect(whenMeasured("/faq", { html: 80_300, htmlSent: 13_560, scripts: 8_970 })).toEqual([]);
});

test("a figure that has grown fails with what it is, by how much, and the command that accepts it", () => {
  expect(whenMeasured("/login", { scripts: 9_600 })).toEqual([
    "/login has 9,600 bytes of scripts, 600 more than in docs/page-sizes.md. If that is right: `npm run check -- --write-sizes`.",
  ]);
  expect(whenMeasured("/blog/1", { elements: 801 })).toEqual([
    "/blog/1 has 801 elements, 1 more than in docs/page-sizes.md. If that is right: `npm run check -- --write-sizes`.",
  ]);
});

test("a figure that has shrunk much fails too, since it could grow back unnoticed", () => {
  expect(whenMeasured("/", { laterScripts: 10_000 })).toEqual([
    "/ has 10,000 bytes of later scripts, 2,000 fewer than in docs/page-sizes.md. If that is right: `npm run check -- --write-sizes`.",
  ]);
  expect(whenMeasured("/", { elements: 780 })).toEqual([]);
});

test.each([
  ["elements", 901, "/ has 901 elements, 1 more than its limit of 900."],
  ["html", 90_010, "/ has 90,010 bytes of HTML, 10 more than its limit of 90,000."],
  ["htmlSent", 13_800, "/ has 13,800 bytes of HTML sent, 10 more than its limit of 13,790."],
  ["css", 13_950, "/ has 13,950 bytes of CSS, 10 more than its limit of 13,940."],
  ["scripts", 10_010, "/ has 10,010 bytes of scripts, 10 more than its limit of 10,000."],
  ["font", 76_888, "/ has 76,888 bytes of font, 31,888 more than its limit of 45,000."],
] as const)("no table allows the home page more than its limit: %s", (figure, value, line) => {
  const measured = { ...table, "/": { ...usual, [figure]: value } };
  expect(sizeProblems(measured, measured)).toEqual([line]);
});

test("a page or a figure that the table does not have fails, whatever its size", () => {
  const { "/faq": _, ...others } = table;
  expect(sizeProblems(others, table)).toHaveLength(Object.keys(usual).length);
  const damaged = readSizes(writeSizes(table).replace(/^(\| \/login +\| +)800/m, "$1   "));
  expect(sizeProblems(damaged, table)).toEqual([
    "/login has 800 elements, which docs/page-sizes.md does not say. If that is right: `npm run check -- --write-sizes`.",
  ]);
});

test("the written table is read as it was measured", () => {
  expect(readSizes(writeSizes(table))).toEqual(table);
});
