import { expect, test } from "vitest";
import { objectionTopics } from "#app/content/drafts/objections-copy.ts";
import { draftLimits } from "../draft-limits.ts";
import { objectionsIn, topicOfObjection } from "./objections.ts";

test.each([
  ["Trop cher, pas le temps et pas de budget", ["Trop cher", "Pas le temps et pas de budget"]],
  [
    "- trop cher\n- 2 ans d'engagement\n\n• déjà équipés",
    ["Trop cher", "2\u00A0ans d’engagement", "Déjà équipés"],
  ],
  ["1. Trop cher\n2) Plus tard", ["Trop cher", "Plus tard"]],
  ["« C’est cher », « Envoyez un mail »", ["C’est cher", "Envoyez un mail"]],
  ["C'est cher, et long. Pas besoin.", ["C’est cher, et long", "Pas besoin"]],
  ["Trop cher ; trop cher ; ", ["Trop cher"]],
  ["notre comptable s'en charge / c'est confidentiel", ["Notre comptable s’en charge", "C’est confidentiel"]],
  ["aucune", []],
  ["", []],
])("%j holds %j", (typed, expected) => {
  expect(objectionsIn(typed)).toEqual(expected);
});

test.each([
  ["On commande déjà ailleurs", "Sur la solution en place"],
  ["Nous avons nos fournisseurs habituels", "Sur la solution en place"],
  ["Mon comptable me suffit", "Sur la solution en place"],
  ["On est trop petit pour être attaqué", "Sur le besoin"],
  ["Nos équipes n’aiment pas les logiciels", "Sur la mise en place"],
  ["Le budget ne suffit pas", "Sur le budget"],
  ["Les budgets sont gelés", "Sur le budget"],
  ["C’est trop cher", "Sur le prix"],
  ["C’est bien trop cher", "Sur le prix"],
  ["C’est moins cher ailleurs", "Sur le prix d’un autre"],
  ["On achète en Chine, c’est moins cher", "Sur le prix d’un autre"],
  ["Mon neveu s’en occupe", "Sur la solution en place"],
  ["Le service com s’en charge", "Sur la solution en place"],
  ["On passe par internet", "Sur la solution en place"],
  ["On est bien en télétravail", "Sur la solution en place"],
  ["Je suis très occupé", "Sur le temps"],
  ["On n’a pas le temps de bloquer les équipes", "Sur le temps des équipes"],
  ["Impossible d’arrêter la production", "Sur le temps des équipes"],
  ["Il faut l’accord de l’AG", "Sur la décision de l’assemblée"],
  ["Les copropriétaires voteront non", "Sur la décision de l’assemblée"],
  ["Ça passe en conseil d’administration", "Sur la décision à plusieurs"],
  ["Il me faut l’accord de mon associé", "Sur la décision"],
  ["On a peur des arnaques", "Sur la prudence"],
  ["C’est tous des escrocs", "Sur la prudence"],
  ["On s’est déjà fait avoir", "Sur une mauvaise expérience"],
  ["On est déjà engagé avec un fournisseur", "Sur le contrat en cours"],
  ["Nous sommes sous contrat jusqu’en juin", "Sur le contrat en cours"],
  ["On vient de signer ailleurs", "Sur le contrat en cours"],
  ["On a déjà un contrat en cours", "Sur le contrat en cours"],
  ["Je ne veux pas m’engager", "Sur l’engagement"],
  ["Nous passons par appel d’offres", "Sur l’appel d’offres"],
  ["On a déjà essayé", "Sur une mauvaise expérience"],
  ["On a déjà testé ça", "Sur une mauvaise expérience"],
  ["Votre concurrent est moins cher", "Sur le prix d’un autre"],
  ["Vous êtes trop petits", "Sur notre entreprise"],
  ["Nos séries sont trop petites", "Sur les quantités"],
  ["Les opérateurs ont peur d’être remplacés", "Sur l’avis des équipes"],
  ["On est référencés chez un autre", "Sur le référencement"],
  ["Nos salariés le font eux-mêmes", "Sur le travail en interne"],
  ["On a internalisé", "Sur le travail en interne"],
  ["On appelle toujours le même", "Sur la solution en place"],
  ["On offre déjà des chèques cadeaux", "Sur la solution en place"],
  ["On fait avec Excel", "Sur la solution en place"],
  ["On n’a pas de projet", "Sur l’échéance"],
  ["Trop tôt", "Sur l’échéance"],
  ["On l’a fait l’an dernier", "Sur la prochaine fois"],
  ["C’est trop risqué", "Sur la prudence"],
  ["On n’y croit pas", "Sur la prudence"],
  ["On a du stock", "Sur le stock"],
  ["On m’a déjà appelé dix fois", "Sur le démarchage"],
  ["Je ne suis pas la bonne personne", "Sur la bonne personne"],
  ["Le toit est en amiante", undefined],
])("%j is answered by its topic", (objection, label) => {
  expect(topicOfObjection(objection)?.label).toBe(label);
});

test("no answer says of another solution that it need not change, which a seller asks for", () => {
  for (const { answers, written } of objectionTopics)
    expect([written, ...answers].join(" ")).not.toMatch(/d’en changer|cas précis/);
});

test("a list of any size gives no more objections than a script has room for", () => {
  const many = objectionsIn(Array.from({ length: 500 }, (_, index) => `objection ${index}`).join("\n"));
  expect(many).toHaveLength(draftLimits.callScript.objections);
});
