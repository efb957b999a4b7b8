import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { generateDrizzleJson } from "drizzle-kit/api";
import { expect, test } from "vitest";
import * as schema from "./schema.ts";

const folder = join(import.meta.dirname, "migrations");
const files = readdirSync(folder).filter((name) => name.endsWith(".sql"));
const read = (name: string) => JSON.parse(readFileSync(join(folder, "meta", name), "utf8"));

test("`npm run db:generate` has nothing to write: the newest migration is that of the schema", () => {
  const newest = read(`${files.sort().at(-1)?.slice(0, 4)}_snapshot.json`);
  const { id, prevId, ...present } = generateDrizzleJson(schema);
  expect(newest).toEqual({ ...JSON.parse(JSON.stringify(present)), id: newest.id, prevId: newest.prevId });
  expect(Object.keys(newest.tables)).toHaveLength(Object.keys(schema.schema).length);
});

test("the generator's journal names exactly the files that are applied, in their order", () => {
  const { entries } = read("_journal.json") as { entries: { tag: string }[] };
  expect(entries.map(({ tag }) => `${tag}.sql`)).toEqual(files.sort());
});
