import { expect, test } from "vitest";
import { contentLines, textValue } from "./content-lines.ts";

test("what separates values is escaped, and no text begins a property of its own", () => {
  expect(textValue("Dupont, Fils; et\\ou\r\nBEGIN:VCARD\rX\nY\u0000\t!")).toBe(
    "Dupont\\, Fils\\; et\\\\ou\\nBEGIN:VCARD\\nX\\nY  !",
  );
});

test("a line has at most 75 bytes, is cut within no character, and unfolds to what it was", () => {
  for (const line of [
    "x".repeat(200),
    "é".repeat(200),
    "👩‍💼".repeat(60),
    `FN:${"a".repeat(72)}`,
    `FN:${"a".repeat(73)}`,
  ]) {
    const text = contentLines([line]);
    for (const each of text.split("\r\n")) expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
    expect(text).toBe(Buffer.from(text).toString());
    expect(text.replaceAll("\r\n ", "")).toBe(`${line}\r\n`);
  }
  expect(contentLines([`FN:${"a".repeat(72)}`])).not.toContain("\r\n ");
});
