import { expect, test } from "vitest";
import { contentFromProfile } from "../templates/make-draft.ts";
import { askOf } from "./goal-ask.ts";

test.each([
  ["devis", "quote", null],
  ["visite et devis", "visit", null],
  ["envoyer des échantillons", "samples", null],
  ["faire tester un échantillon", "samples", null],
  ["faire goûter nos confitures", "tasting", null],
  ["une dégustation", "tasting", null],
  ["faire un essai de deux semaines", "trial", null],
  ["qu'ils testent l'outil", "trial", null],
  ["faire goûter deux bouteilles", "tasting", null],
  ["faire tester la version gratuite", "trial", null],
  ["obtenir un passage sur site", "visit", null],
  ["qu'ils m'appellent", "call", null],
  ["leur faire visiter l’atelier", "come", null],
  ["faire venir pour une journée offerte", "day", null],
  ["un coup de fil de 10 min", "call", 10],
  ["un entretien téléphonique confidentiel de 15 minutes", "call", 15],
  ["un premier échange de 30 min", "call", 30],
])("the goal %j asks for a %s", (goal, kind, minutes) => {
  expect(askOf(goal)).toEqual({ kind, minutes });
});

test.each(["signer une convention", "pas de devis", "l’attestation", "recruter", ""])(
  "the goal %j asks for none of these",
  (goal) => {
    expect(askOf(goal)).toBeNull();
  },
);

test("a mail, a call and a plan ask for what the goal is about", () => {
  const profile = { company_name: "Nordec", icp_title: "Responsable achats", primary_goal: "devis" };
  expect(contentFromProfile("email", profile).body).toContain("Voulez-vous un devis\u00A0?");
  expect(contentFromProfile("email", { ...profile, tone: "formel" }).body).toContain(
    "Souhaitez-vous recevoir un devis",
  );
  expect(contentFromProfile("call_script", profile).close).toContain("que je vous prépare un devis");
  expect(JSON.stringify(contentFromProfile("plan", profile))).toContain("envoyer vos premiers devis");
});
