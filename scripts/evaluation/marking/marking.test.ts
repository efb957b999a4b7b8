import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Recording } from "../recordings/recording.ts";
import { Marking } from "./marking.ts";
import { markingApp } from "./serve-marking.ts";

const folder = mkdtempSync(join(tmpdir(), "marking-"));
afterAll(() => rmSync(folder, { recursive: true }));

const recording = (name: string, ...ids: string[]): Recording => ({
  ...{ name, date: "2026-11-25T10:00:00.000Z" },
  answers: new Map(
    ids.map((id) => [id, { id, message: `${id} <b> ?`, said: [], text: `Réponse de ${name.at(-1)}` }]),
  ),
});
const both = [recording("modèle-x", "un", "deux", "seul"), recording("modèle-y", "un", "deux")] as const;

const origin = "http://127.0.0.1:4000";
const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  ...{ method: "POST", headers, body: new URLSearchParams(fields) },
});

test("pairs are marked blindly, marks outlive the page, and only the end says which was which", async () => {
  const file = join(folder, "marks.json");
  const open = () => markingApp(new Marking(file, both));
  let app = open();
  const at = (path: string, init?: RequestInit) => app.request(`${origin}${path}`, init);
  const read = async (path = "/") => (await at(path)).text();

  const first = await read();
  expect(first).toContain("Pair 1 of 2");
  expect(first).toContain("un &lt;b&gt; ?");
  expect(first).not.toMatch(/modèle/);
  expect((await at("/marks.json")).status).toBe(409);
  // Whose answer is A is drawn anew for each case, so the marks say it by what was shown.
  const choiceOf = (page: string, letter: string) =>
    page.indexOf(`Réponse de ${letter}`) < page.indexOf(`Réponse de ${letter === "x" ? "y" : "x"}`)
      ? "a"
      : "b";

  const own = { Origin: origin };
  const marked = await at("/", form({ pair: "un", choice: choiceOf(first, "y") }, own));
  expect([marked.status, marked.headers.get("Location")]).toEqual([303, "/?pair=2"]);
  expect((await at("/finish", form({}))).status).toBe(409);
  expect(readFileSync(file, "utf8")).toContain('"choice"');
  app = open();
  expect(await read()).toContain("Pair 2 of 2");
  expect(await read("/?pair=1")).toMatch(/1 of 2 marked\. This one: [AB] is better/);

  await at("/", form({ pair: "deux", choice: "same" }));
  expect(await read()).not.toMatch(/modèle/);
  expect((await at("/finish", form({}))).status).toBe(303);
  const end = await read();
  expect(end).toMatch(
    /modèle-x<\/th><td>2026-11-25<\/td><td>0[\s\S]*modèle-y<\/th><td>2026-11-25<\/td><td>1/,
  );
  expect(await (await at("/marks.json")).json()).toMatchObject({
    same: 1,
    cases: [
      { id: "un", better: "modèle-y" },
      { id: "deux", better: null },
    ],
  });
  expect((await at("/", form({ pair: "un", choice: "same" }))).status).toBe(422);
});

test("the page refuses other sites, other pairs and other recordings, and runs no script but its own", async () => {
  const app = markingApp(new Marking(join(folder, "other.json"), both));
  const status = async (url: string, init?: RequestInit) => (await app.request(url, init)).status;
  const mark = { pair: "un", choice: "a" };
  expect(await status(`${origin}/`, form(mark, { Origin: "https://evil.example" }))).toBe(403);
  expect(await status("http://evil.example/")).toBe(403);
  expect(await status(`${origin}/`, form({ ...mark, pair: "seul" }))).toBe(422);
  expect(await status(`${origin}/`, form({ ...mark, choice: "c" }))).toBe(422);
  expect(await status(`${origin}/?pair=9`)).toBe(404);
  const { headers } = await app.request(`${origin}/`);
  expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(headers.get("Referrer-Policy")).toBe("same-origin");
  const text = async (path: string) => (await app.request(`${origin}${path}`)).text();
  expect(await text("/marking.js")).toContain("keydown");
  expect(await text("/marking.css")).toContain("focus-visible");

  const unlike = [both[0], recording("modèle-z", "un")] as const;
  expect(() => new Marking(join(folder, "other.json"), unlike)).toThrow("the marks of other recordings");
  expect(() => new Marking(join(folder, "none.json"), [both[0], recording("z", "x")])).toThrow("no case");
  writeFileSync(join(folder, "broken.json"), "{");
  expect(() => new Marking(join(folder, "broken.json"), both)).toThrow("has no marks");
});
