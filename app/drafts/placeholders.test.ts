import { expect, test } from "vitest";
import { placeholder, placeholdersIn, withoutPlaceholders } from "./placeholders.ts";

test("placeholders are found with their offsets", () => {
  expect(placeholdersIn("Bonjour {{prénom}}, {{ nom }}")).toEqual([
    { text: "{{prénom}}", start: 8, end: 18 },
    { text: "{{ nom }}", start: 20, end: 29 },
  ]);
  expect(placeholdersIn(`${placeholder("company")}`)).toHaveLength(1);
});

test.each(["{prénom}", "{{}}", "{{a\nb}}", "{{a", `{{${"x".repeat(61)}}}`, "{{a}b}}"])(
  "%j is no placeholder",
  (text) => {
    expect(placeholdersIn(text)).toEqual([]);
  },
);

test("without its placeholders a text keeps its length", () => {
  expect(withoutPlaceholders("a {{b}} c")).toBe("a \n\n\n\n\n c");
});
