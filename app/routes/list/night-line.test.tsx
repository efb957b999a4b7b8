import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NightLine } from "./night-line.tsx";

const now = Date.parse("2026-11-24T09:00:00+01:00");
const line = { day: "2026-11-24", seen: 412, found: 38, delivered: 12, because: null };
const said = (changes: object) =>
  renderToStaticMarkup(<NightLine line={{ ...line, ...changes }} now={now} />)
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00A0", " ");

test("the line of a night says its day, what was counted, and what stood in the way", () => {
  expect(said({})).toBe("Cette nuit : 412 entreprises vues, 38 personnes retenues, 12 livrées.");
  expect(said({ seen: 1, found: 1, delivered: null })).toBe(
    "Cette nuit : 1 entreprise vue, 1 personne retenue, livraison prévue à 7 h.",
  );
  expect(said({ day: "2026-11-23", delivered: 0, because: "away" })).toBe(
    "Dernière nuit, lundi 23 novembre : 412 entreprises vues, 38 personnes retenues, 0 livrée. Une source n’a pas répondu à temps : ce qui manque est rattrapé les matins suivants.",
  );
});
