import { expect, test } from "vitest";
import { sourceCopy } from "#app/content/prospects/source-copy.ts";
import { fieldsFrom, type Origin } from "./fields-from.ts";
import { toldSources } from "./told-sources.ts";

const everything = {
  companyRegisterUrl: "https://register.example",
  enrichment: { provider: "dropcontact" },
};

test("every source that gives a field is told with all of them, once it is asked", () => {
  const giving = (Object.keys(fieldsFrom) as Origin[]).filter((origin) => fieldsFrom[origin].length > 0);
  expect(Object.keys(sourceCopy.told.sources)).toEqual(giving);
  const told = toldSources(everything);
  expect(told.map(({ fields }) => fields.length)).toEqual(giving.map((origin) => fieldsFrom[origin].length));
  for (const { fields } of told) expect(new Set(fields).size).toBe(fields.length);
  expect(told.map(({ licence }) => licence)).toEqual(["Licence Ouverte 2.0", "Aucune", "Aucune"]);
});

test("a source that is not configured is not told", () => {
  const names = (settings: Partial<typeof everything>) =>
    toldSources({ companyRegisterUrl: null, enrichment: null, ...settings }).map(({ name }) => name);
  expect(names({})).toEqual([sourceCopy.told.sources.import.name]);
  expect(names({ enrichment: { provider: "dropcontact" } })).toContain("Dropcontact");
  expect(names({ companyRegisterUrl: "https://register.example" })).toHaveLength(2);
});

test("a record names each field that a source gives", () => {
  for (const field of Object.values(fieldsFrom).flat()) expect(sourceCopy.fields[field], field).toBeDefined();
});
