import { expect, test } from "vitest";
import { otherObjection } from "#app/content/drafts/objections-copy.ts";
import type { DraftProspect } from "../facts/prospect-facts.ts";
import { gapsIn } from "../gaps/draft-gaps.ts";
import { isOwnGap } from "../gaps/gap-name.ts";
import { contentFromProfile } from "./make-draft.ts";

const owner = {
  company_name: "Ateliers Morvel",
  industry: "reliure",
  icp_title: "archivistes",
  value_prop: "Nous relions vos registres.",
  tone: "direct",
  primary_goal: "rdv",
  sender_name: "Jeanne Morvel",
};
type Values = Partial<Record<keyof typeof owner | "common_objections", string>>;
const script = (values: Values) => contentFromProfile("call_script", { ...owner, ...values });
/** A script for one prospect. */
const scriptFor = (values: Values) => {
  const record: DraftProspect = {
    company: "Archives Tolvec",
    sector: "",
    city: "",
    contact: "",
    role: "",
    signal: "",
  };
  return contentFromProfile("call_script", { ...owner, ...values }, { record });
};
const answersTo = (common_objections: string, value_prop = owner.value_prop) =>
  script({ common_objections, value_prop }).objections.map(({ answer }) => answer.split("\n")[0]);

test("what nothing here answers is left to the customer, whose answer serves the next scripts too", () => {
  const typed = "Le toit est en amiante\nTrop cher\nCela existe en vert ?\nLes voisins\nC’est ringard";
  const content = script({ common_objections: typed });
  expect(content.objections.map(({ answer }) => answer.replaceAll("\u00A0", " "))).toEqual([
    "Je vous entends.\n{{réponse : le toit est en amiante}}\nQu’en pensez-vous ?",
    expect.stringMatching(/^Je comprends, le prix compte\./),
    "Bonne question.\n{{réponse : cela existe en vert ?}}\nEst-ce un point décisif pour vous ?",
    "Merci de me le dire.\n{{réponse : les voisins}}\nEst-ce que cela change les choses pour vous ?",
    "Je comprends.\n{{réponse : c’est ringard}}\nVoulez-vous que nous regardions ce point ensemble ?",
  ]);
  const gaps = gapsIn({ kind: "call_script", content }).map(({ key }) => key);
  expect(gaps.filter((key) => key.startsWith("reponse")).every(isOwnGap)).toBe(true);
});

test.each([
  "Le deuxième bâtiment de la cour du fond est classé et sa toiture aussi",
  "Le toit est en {{amiante}}",
])("%s, of which no gap can be named, is asked about", (typed) => {
  expect(answersTo(typed)[0]).toBe(otherObjection.answers[0]);
});

test("before one prospect nothing is left to fill: what is stated is asked about, each time otherwise", () => {
  const statements = "Le toit est en amiante\nLa cour est étroite\nLe hall est sombre\nLe mur est ancien";
  const content = scriptFor({ common_objections: statements });
  expect(gapsIn({ kind: "call_script", content })).toEqual([]);
  const answers = content.objections.map(({ answer }) => answer);
  expect(new Set(answers).size).toBe(4);
  expect(answers[0]).toBe(otherObjection.answers[0]);
  expect(answers[1]).toBe(
    "Quand vous dites «\u00A0la cour est étroite\u00A0», à quoi pensez-vous en particulier\u00A0?",
  );
});

test("a long statement is not said back", () => {
  const long = "Le deuxième bâtiment de la cour du fond est classé et sa toiture aussi";
  const [, answered] = scriptFor({ common_objections: `Le toit est en amiante\n${long}` }).objections;
  expect(answered?.answer).not.toContain("«");
});

test("a monthly fee answers a price that nobody foresees", () => {
  const { objections } = script({
    common_objections: "Les honoraires de relieur sont imprévisibles",
    value_prop: "Nous relions vos registres. Notre abonnement mensuel couvre douze volumes.",
  });
  expect(objections[0]?.answer).toContain("Notre abonnement mensuel couvre douze volumes.");
});

test("a budget is asked for by what blocks, and one that says when by the next one", () => {
  expect(answersTo("Pas de budget")).toEqual([
    "Je comprends. Est-ce le montant qui bloque, ou le moment\u00A0?",
  ]);
  expect(answersTo("Pas de budget cette année")[0]).toContain("le prochain budget");
});

test("a pitch says three sentences where they are said in one go", () => {
  const sentences = [
    "Nous relions et restaurons les registres de vos services, dans notre atelier et avec des peaux tannées en France, du relevé des défauts à la pose.",
    "Chaque volume est photographié avant de partir, et vous suivez son avancement en ligne, page par page, jusqu’à son retour.",
    "Nous passons prendre vos registres le matin, pour que votre salle de lecture reste ouverte.",
    "Nous gardons les chutes.",
  ];
  const { pitch } = script({ value_prop: sentences.join(" ") });
  expect(pitch).toContain("page par page");
  expect(pitch).toContain("salle de lecture");
  expect(pitch).not.toContain("chutes");
});

test("who is called for no known topic is told what the firm does", () => {
  const { opening, questions } = script({ industry: "Morvel" });
  expect(opening).toContain(
    "Je vous appelle parce que nous relions vos registres\u00A0: avez-vous deux minutes\u00A0?",
  );
  expect(questions[0]).toBe("Sur ce sujet, où en êtes-vous aujourd’hui\u00A0?");
  expect(script({ industry: "Morvel", value_prop: "Moins de registres abîmés." }).opening).not.toContain(
    "parce",
  );
});

test("nobody is asked what is no question by itself", () => {
  const { questions } = script({ value_prop: "Fuite sur vos registres ? Nous passons sous 24 h." });
  expect(questions).not.toContain("Fuite sur vos registres\u00A0?");
});

test("a question of what may go wrong is answered by a sentence about the same thing, else promised an answer", () => {
  const offer = "Nous relions vos registres, classés par urgence. Si une colle lâche, nous la reprenons.";
  const [broken, glue] = script({
    common_objections: "Et si vous abîmez un volume ?\nEt si la colle lâche ?",
    value_prop: offer,
  }).objections;
  expect(broken?.answer).not.toContain("registres");
  expect(broken?.answer).toContain("se règle par écrit");
  expect(glue?.answer).toContain("nous la reprenons");
});

test.each([
  ["Trop loin de Lyon", /distance/],
  ["Il nous faut la certification ISO 9001", /par écrit/],
  ["Vous n'êtes pas agréés", /par écrit/],
  ["Ça tient pas au gel", /constaté/],
  ["Ça gondole quand c'est humide", /constaté/],
  ["Les murs sont trop humides", /vérifié/],
  ["Les prix de rachat ont baissé", /calcul/],
  ["On ne peut plus payer", /Jusqu’où/],
  ["On nous a déjà sollicités", /beaucoup d’appels/],
  ["Je n'ai pas le temps de changer", /changement/],
  ["On a déjà 3 relieurs", /convient/],
  ["C'est voté en AG une fois par an", /prochaine AG/],
  ["Les agents préfèrent la toile", /essayer pour comparer/],
])("%j is answered by what it is about", (objection, expected) => {
  expect(answersTo(objection)[0]).toMatch(expected);
});

test("what prevents a need answers who has none yet, and what spares a means who has that", () => {
  const offer =
    "Nous relions vos registres. Nous passons avant que le dos ne casse. Pas de registre à transporter.";
  const [none, own] = script({
    common_objections: "Nous n'avons pas de dégât en cours\nOn a nos relieurs",
    value_prop: offer,
  }).objections;
  expect(none?.answer).toContain("avant que le dos");
  expect(own?.answer).toContain("Pas de registre");
});

test("two objections of a line are two: what is done, and not before when", () => {
  const said = script({ common_objections: "Trop cher, on relie nous même, pas avant la prochaine rentrée" });
  expect(said.objections.map(({ objection }) => objection)).toEqual([
    "Trop cher",
    "On relie nous-mêmes",
    "Pas avant la prochaine rentrée",
  ]);
});
