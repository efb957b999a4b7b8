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
  ["obtenir un échange de vingt minutes", "call", 20],
  ["une démo de 20 min", "demo", 20],
  ["obtenir un rendez-vous sur place", "visit", null],
  ["rendez-vous pour une visite de l'immeuble", "visit", null],
])("the goal %j asks for a %s", (goal, kind, minutes) => {
  expect(askOf(goal)).toMatchObject({ kind, minutes });
});

test.each([
  ["proposer un essai gratuit de deux semaines, donc un rendez-vous", "trial", " gratuit de deux semaines"],
  ["un essai gratuit d'un mois", "trial", " gratuit d’un mois"],
  ["tester une semaine", "trial", " d’une semaine"],
  ["qu'ils testent l'essai 14 jours", "trial", " de 14 jours"],
  ["un rendez-vous avec audit du parking", "check", "audit du parking"],
  ["qu'ils acceptent un diagnostic gratuit", "check", "diagnostic gratuit"],
  ["recevoir un plan à chiffrer", "pricing", "un plan"],
  ["des pièces à chiffrer", "pricing", "une pièce"],
  ["qu'ils me demandent un tarif", "quote", "tarif"],
  ["avoir leur avis sur une idée de sujet (feedback)", "opinion", "sur une idée de sujet"],
  ["un premier échange", "talk", undefined],
])("the goal %j asks for a %s, with its words", (goal, kind, said) => {
  expect(askOf(goal)).toEqual({ kind, minutes: null, said });
});

test("a goal of the list that says what for is asked for in its own words, with the calendar that it is for", () => {
  const profile = {
    company_name: "Nordec",
    icp_title: "Responsable achats",
    calendly_url: "https://agenda.example/nordec",
  };
  const bodyFor = (primary_goal: string) => contentFromProfile("email", { ...profile, primary_goal }).body;
  expect(bodyFor("une démo de 20 min")).toContain(
    "Voulez-vous une démonstration de 20\u00A0minutes\u00A0? Mon agenda\u00A0:",
  );
  expect(bodyFor("rdv sur place")).toContain("Quand puis-je passer vous voir\u00A0? Mon agenda\u00A0:");
  for (const appointment of [
    "des rdv",
    "rdv de 30 min",
    "rdv pour chiffrer un projet",
    "rdv pour une refonte de site",
  ])
    expect(bodyFor(appointment)).toContain("Quel jour vous convient pour en parler");
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
