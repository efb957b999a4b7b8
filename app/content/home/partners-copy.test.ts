import { expect, test } from "vitest";
import { partners } from "./partners-copy.ts";

test("six of the ten partners are named, four are described", () => {
  expect(partners.marks).toHaveLength(10);
  expect(partners.marks.filter(({ isDescribed }) => isDescribed)).toHaveLength(4);
  const named = partners.marks.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name);
  for (const name of ["Blue Factory", "Daftar", "My Artist Place", "Entrepreneur dans la Ville", "Pômmy"])
    expect(named).toContain(name);
  expect(named.some((name) => name.includes("Île-de-France"))).toBe(true);
});
