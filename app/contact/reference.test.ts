import { expect, test } from "vitest";
import { referenceOf, referencePattern } from "./reference.ts";

const id = "0d2f3c1e-8d3a-4b53-9a63-8f7f2b0a1c11";

test("the reference of a request never changes", () => {
  expect(referenceOf(id)).toBe("M-M6FD-HNNX");
  expect(referenceOf(id.toUpperCase())).toBe(referenceOf(id));
});

test("a reference contains no character that is taken for another one", () => {
  const references = Array.from({ length: 2_000 }, () => referenceOf(crypto.randomUUID()));
  for (const reference of [...references, referenceOf("0".repeat(32)), referenceOf("f".repeat(32))]) {
    expect(reference).toMatch(referencePattern);
    expect(reference.slice(1)).not.toMatch(/[0128AEIOUYBGLSZ]/);
  }
  expect(new Set(references).size).toBe(references.length);
});
