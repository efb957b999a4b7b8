import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NightLine } from "./night-line.tsx";

const now = Date.parse("2026-11-24T09:00:00+01:00");
const line = {
  ...{ day: "2026-11-24", seen: 412, found: 38, dropped: {}, enriched: 0 },
  ...{ spent: 0, delivered: 12, because: null },
};
type Line = Parameters<typeof NightLine>[0]["lines"][number];
const said = (changes: Partial<Line>, ...earlier: Partial<Line>[]) =>
  renderToStaticMarkup(
    <NightLine lines={[changes, ...earlier].map((each) => ({ ...line, ...each }))} now={now} />,
  )
    .replace(/<[^>]*>/g, "")
    .replaceAll("\u00A0", " ");

test("the line of a night says its day, what was counted, and what stood in the way", () => {
  expect(said({})).toBe("Cette nuit : 412 entreprises vues, 38 personnes retenues, 12 livrées.");
  expect(said({ seen: 1, found: 1, delivered: null })).toBe(
    "Cette nuit : 1 entreprise vue, 1 personne retenue, livraison prévue à 7 h.",
  );
  expect(said({ day: "2026-11-23", delivered: 0, because: "register_away" })).toBe(
    "Dernière nuit, lundi 23 novembre : 412 entreprises vues, 38 personnes retenues, 0 livrée. Le registre des entreprises n’a pas répondu à temps : ce qui manque est rattrapé les matins suivants.",
  );
  expect(said({ because: "provider_away" })).toContain(
    "12 livrées. La recherche d’adresses n’a pas abouti à temps pour tous : ce qui manque est rattrapé les matins suivants.",
  );
});

test("whom a night left out and why, for how many anything was found and paid, and the nights before stand under its line", () => {
  const dropped = { known: 1, no_contact: 1_204, excluded: 3, company: 2, objected: 1 };
  expect(
    said(
      { dropped, enriched: 8, spent: 5 },
      {
        day: "2026-11-23",
        seen: 0,
        found: 0,
        delivered: 0,
        because: "held",
        dropped: { known: 2 },
        spent: 1,
      },
      { day: "2026-11-20", delivered: null },
    ),
  ).toBe(
    [
      "Cette nuit : 412 entreprises vues, 38 personnes retenues, 12 livrées. Détail",
      "Laissées de côté : 1 personne déjà dans votre liste, 1 204 entreprises sans dirigeant nommé au registre, 3 hors de votre ciblage ou exclues, 2 au-delà de deux personnes par entreprise, 1 personne qui s’y est opposée.",
      "Coordonnées trouvées pour 8 personnes, 5 recherches payantes.",
      "Nuits précédenteslundi 23 novembre0 entreprise vue, 0 personne retenue, 0 livrée. La livraison de votre liste est suspendue par notre équipe. Laissées de côté : 2 personnes déjà dans votre liste. Coordonnées trouvées pour 0 personne, 1 recherche payante.",
      "vendredi 20 novembre412 entreprises vues, 38 personnes retenues, 0 livrée.",
    ].join(""),
  );
});
