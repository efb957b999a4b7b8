import { expect, test } from "vitest";
import { frenchSpaces } from "./french-spaces.ts";

test("French punctuation and units get no-break spaces", () => {
  expect(frenchSpaces("« Oui » : de 9 h à 18 h 30, 40 € !")).toBe(
    "«\u00A0Oui\u00A0»\u00A0: de 9\u00A0h à 18\u00A0h\u00A030, 40\u00A0€\u00A0!",
  );
  expect(frenchSpaces("articles L441-10 et D441-5, art. 6.1.f")).toBe(
    "articles\u00A0L441-10 et D441-5, art.\u00A06.1.f",
  );
});
