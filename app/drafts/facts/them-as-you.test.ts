import { expect, test } from "vitest";
import { themAsYou } from "./them-as-you.ts";

test.each([
  ["Ils s’occupent de leur spectacle.", "Vous vous occupez de votre spectacle."],
  [
    "On s’occupe du dossier, eux s’occupent de leur spectacle.",
    "On s’occupe du dossier, vous vous occupez de votre spectacle.",
  ],
  [
    "Ils financent des haies près de leur site, plantées avec leurs salariés.",
    "Vous financez des haies près de votre site, plantées avec vos salariés.",
  ],
  [
    "Ils voient ce qui ne va pas et ils ont moins de pannes.",
    "Vous voyez ce qui ne va pas et vous avez moins de pannes.",
  ],
  [
    "Nous gérons les bordereaux, rien ne part sans leur signature.",
    "Nous gérons les bordereaux, rien ne part sans votre signature.",
  ],
  ["Je les aide à écrire un règlement.", "Je vous aide à écrire un règlement."],
  ["Il n’ont plus à remplir de bons.", "Vous n’avez plus à remplir de bons."],
  ["Les artisans et leurs équipes gagnent du temps.", "Les artisans et leurs équipes gagnent du temps."],
  [
    "Nos clients arrêtent de caler et ils acceptent les petites séries.",
    "Nos clients arrêtent de caler et ils acceptent les petites séries.",
  ],
  ["On livre les machines et leurs pièces.", "On livre les machines et leurs pièces."],
])("%s is said as %s", (typed, said) => {
  expect(themAsYou([typed])).toEqual([said]);
});

test("ils after a sentence that names several things is left out, unless the first one spoke of the clients", () => {
  expect(themAsYou(["On fabrique des conteneurs.", "Ils sont isothermes."])).toEqual([
    "On fabrique des conteneurs.",
    null,
  ]);
  expect(themAsYou(["On nettoie leurs silos avec des cordes.", "Ils ont le rapport le soir."])).toEqual([
    "On nettoie vos silos avec des cordes.",
    "Vous avez le rapport le soir.",
  ]);
});
