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
    "Vous arrêtez de caler et vous acceptez les petites séries.",
  ],
  ["On livre les machines et leurs pièces.", "On livre les machines et leurs pièces."],
  ["Nos clients récupèrent 7 dossiers sur 10.", "Nos clients récupèrent 7 dossiers sur 10."],
  ["Nos clients gagnent 12\u00A0% la première année.", "Nos clients gagnent 12\u00A0% la première année."],
  [
    "Chez nous leur logo est prêt, ils rappellent pour la taille.",
    "Chez nous votre logo est prêt, vous rappelez pour la taille.",
  ],
])("%s is said as %s", (typed, said) => {
  expect(themAsYou([typed])).toEqual([said]);
});

test("why others have become clients is left out", () => {
  expect(themAsYou(["Le support ne répond pas : c’est pour ça qu’ils viennent chez nous."])).toEqual([null]);
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

/** What is said in a row about those whom a firm of these trades sells to. */
const said = (...typed: string[]) =>
  themAsYou(typed, (people) => /^(?:syndics?|avocats?|transporteurs|responsables)$/i.test(people));

test.each([
  [["Le syndic nous appelle, on est sur le toit."], ["Vous nous appelez, on est sur le toit."]],
  [
    [
      "Le client choisit sa date et paie à la livraison.",
      "Il reçoit ses photos le soir.",
      "On lui laisse les clés.",
    ],
    [
      "Vous choisissez votre date et payez à la livraison.",
      "Vous recevez vos photos le soir.",
      "On vous laisse les clés.",
    ],
  ],
  [
    ["Les avocats déposent leurs pièces, ils ont le devis en 1 h et peuvent les produire."],
    ["Vous déposez vos pièces, vous avez le devis en 1 h et pouvez les produire."],
  ],
  [["Une gestionnaire qu’ils peuvent appeler."], ["Une gestionnaire que vous pouvez appeler."]],
  [
    ["On prévient les transporteurs pour qu’ils évitent une amende."],
    ["On vous prévient pour que vous évitiez une amende."],
  ],
  [
    ["Le client ne commande jamais, on passe avant que son silo soit vide."],
    ["Vous ne commandez jamais, on passe avant que votre silo soit vide."],
  ],
  [
    ["Le client est livré avant 8 h, il arrive en camion."],
    ["Vous êtes livré avant 8 h, il arrive en camion."],
  ],
  [["On suit les chiffres avec eux."], ["On suit les chiffres avec vous."]],
])("clients who are named are the recipient: %s", (typed, expected) => {
  expect(said(...typed)).toEqual(expected);
});

test.each([
  "On pose la borne chez le client.",
  "Vous encaissez sur place, le client repart content.",
  "Les clients commandent en ligne.",
  "Le nom de nos clients reste secret.",
  "On forme vos salariés, on mange avec eux.",
])("who is somebody else, or no subject, stays: %s", (typed) => {
  expect(said(typed)).toEqual([typed]);
});

test("some of those who were named are none of the recipients", () => {
  const said = "Nous observons trois d’entre eux au travail.";
  expect(themAsYou(["Vos utilisateurs appellent le support.", said])[1]).toBe(said);
  expect(themAsYou(["Nous passons une journée chez vous.", said])[1]).toBeNull();
  expect(themAsYou(["Chacun d’eux reçoit un livret."])).toEqual([null]);
});

test.each([
  "Nos clients nous confient surtout les reliures que leurs ateliers refusent.",
  "Les archivistes nous disent gagner une heure par semaine.",
  "Nos clients nous recommandent.",
  "Les mairies nous ont demandé ce format.",
])("what clients say of us, and mostly do with us, is said of them: %s", (sentence) => {
  expect(themAsYou([sentence], (noun) => noun === "archivistes")).toEqual([sentence]);
});

test("what clients do in the course of the work is what the recipient will do", () => {
  expect(themAsYou(["Nos clients nous envoient leurs registres."])).toEqual([
    "Vous nous envoyez vos registres.",
  ]);
  expect(themAsYou(["Ils nous disent gagner une heure."])).toEqual([null]);
});

test.each([
  "Toutes nos enseignes sont en LED.",
  "Les secrétaires sont à Limoges, toujours les mêmes pour votre compte.",
])("what is ours, and whoever works for the recipient, is not the recipient: %s", (sentence) => {
  const isReader = (noun: string) => noun === "enseignes" || noun === "secrétaires";
  expect(themAsYou([sentence], isReader)).toEqual([sentence]);
});
