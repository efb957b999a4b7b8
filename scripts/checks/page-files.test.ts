import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { filesOf, sentSize } from "./page-files.ts";

const client = mkdtempSync(join(tmpdir(), "matinal-page-files-"));
afterAll(() => rmSync(client, { recursive: true, force: true }));

/** As the bundler writes them. */
const files = {
  "root-1.css":
    '@font-face{font-family:A;src:url(/assets/one.woff2)format("woff2");unicode-range:U+20-7A,U+E9}' +
    '@font-face{font-family:A;src:url("/assets/two.woff2");unicode-range:U+7B,U+2190-2193}' +
    "@font-face{font-family:B;src:local(Arial)}",
  "entry.client-1.js":
    'import{t as e}from"./start-1.js";var t=()=>e(()=>import(`./start-page-1.js`),[]);e(()=>import(`./router-1.js`));e(()=>import(`./signed-in-1.js`));export{t as startPage};',
  "start-1.js": "export const t=1;",
  "start-page-1.js":
    'var f=()=>i(()=>import(`./hydrate-island-1.js`),d([1])),n={"../a/menu.enhancement.ts":()=>i(()=>import(`./public-1.js`).then(e=>e.c),d([0]))},m={"../b/list.island.tsx":()=>i(()=>import(`./list-1.js`)),"../c/form.island.tsx":()=>i(()=>import(`./form-1.js`))};',
  "hydrate-island-1.js": 'import"./react-1.js";',
  "react-1.js": "",
  "public-1.js": 'export*from"./plain-1.js";var f=()=>import(`./toasts-1.js`);',
  "plain-1.js": "",
  "toasts-1.js": 'import"./react-1.js";import(somewhere);',
  "list-1.js": 'import{a}from"./shared-1.js";',
  "form-1.js": "",
  "shared-1.js": "",
  "router-1.js": 'import"./react-1.js";import(`./toasts-1.js`)',
  "root-1.js": "",
  "signed-in-1.js": 'import"./react-1.js";',
  "route-1.js": 'import"./shared-1.js";import(`./toasts-1.js`)',
};
mkdirSync(join(client, "assets"));
for (const [name, content] of Object.entries(files)) writeFileSync(join(client, "assets", name), content);

const named = (paths: string[]) => paths.map((path) => path.slice("/assets/".length)).sort();

/** `<html>`, `<head>`, `<link>` and `<body>` are four elements. */
const page = (body: string) =>
  `<!doctype html><html><head><link rel="stylesheet" href="/assets/root-1.css"></head><body>${body}</body></html>`;

test("elements are those of a browser with scripts: what is left out and what noscript has are counted as it does", () => {
  const body =
    "<ul><li>a<li>b</ul><noscript><p>c</p></noscript><template><p>d</p></template><svg><path/></svg>";
  expect(filesOf(page(body), client).elements).toBe(4 + 3 + 1 + 1 + 2);
  expect(filesOf(page("<table><tr><td>"), client).elements).toBe(4 + 4);
});

test("a font file counts where the page draws one of its characters", () => {
  const fonts = (body: string) => filesOf(page(body), client).fonts;
  expect(fonts("<p>Liberté</p><script>{}</script><noscript>{</noscript>")).toEqual(["/assets/one.woff2"]);
  expect(fonts("<p>{prénom}</p>")).toEqual(["/assets/one.woff2", "/assets/two.woff2"]);
  expect(fonts('<p>Suite</p><input placeholder="→">')).toHaveLength(2);
});

const staticPage = (body: string) =>
  filesOf(page(`<script data-entry="/assets/entry.client-1.js"></script>${body}`), client).scripts;

test("a static page starts with its entry module and the parts that wait for nothing, without React", () => {
  const { first, later } = staticPage(
    '<div data-enhancement="menu"></div><div data-island="list" data-waits-for="touch"></div>',
  );
  expect(named(first)).toEqual([
    "entry.client-1.js",
    "plain-1.js",
    "public-1.js",
    "start-1.js",
    "start-page-1.js",
  ]);
  expect(named(later)).toEqual([
    "hydrate-island-1.js",
    "list-1.js",
    "react-1.js",
    "shared-1.js",
    "toasts-1.js",
  ]);
});

test("React comes with an island", () => {
  expect(named(staticPage('<div data-island="form"></div>').first)).toEqual([
    "entry.client-1.js",
    "form-1.js",
    "hydrate-island-1.js",
    "react-1.js",
    "start-1.js",
    "start-page-1.js",
  ]);
});

test("a page of the router starts with what it preloads and imports, and with the router", () => {
  const { first, later } = filesOf(
    page(
      '<link rel="after-paint" href="/assets/start-1.js"><script type="text/after-paint">import * as r from "/assets/root-1.js";import("/assets/entry.client-1.js");</script>',
    ),
    client,
  ).scripts;
  expect(named(first)).toEqual(["entry.client-1.js", "react-1.js", "root-1.js", "router-1.js", "start-1.js"]);
  expect(named(later)).toEqual(["toasts-1.js"]);
});

test("a page that is one island starts with the module of its route, and without the router", () => {
  const { first, later } = filesOf(
    page(
      '<link rel="after-paint" href="/assets/shared-1.js"><div data-page="/assets/route-1.js"></div><script type="text/after-paint">import"/assets/entry.client-1.js";/*end*/</script>',
    ),
    client,
  ).scripts;
  expect(named(first)).toEqual([
    "entry.client-1.js",
    "react-1.js",
    "route-1.js",
    "shared-1.js",
    "signed-in-1.js",
    "start-1.js",
  ]);
  expect(named(later)).toEqual(["toasts-1.js"]);
});

test("a file weighs what is sent of it: its compressed variant where there is one", () => {
  expect(sentSize("/assets/start-1.js", client)).toBe(files["start-1.js"].length);
  writeFileSync(join(client, "assets/form-1.js.br"), "12345");
  expect(sentSize("/assets/form-1.js", client)).toBe(5);
});
