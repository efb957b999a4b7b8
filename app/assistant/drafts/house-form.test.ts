import { expect, test } from "vitest";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { inHouseForm } from "./house-form.ts";

const camille = profileValues({ companyName: "Bellerive Industrie", senderName: "camille morel" });
const unnamed = profileValues({ companyName: "Bellerive Industrie" });
const helene = {
  ...{ company: "Ateliers Vauclair", sector: "", city: "Cholet", contact: "Hélène Aubry" },
  ...{ role: "Directrice des achats", signal: "" },
};

const mail = (body: string, subject = "Vos achats"): TypedDraft => ({
  kind: "email",
  content: { subject, body },
});
const bodyOf = (body: string, profile = camille, record: typeof helene | null = null) =>
  (inHouseForm(mail(body), profile, record).content as { body: string }).body;

test.each([
  ["Bonjour [Prénom],", "Bonjour {{prénom}},"],
  ["Bonjour {prénom} <nom>,", "Bonjour {{prénom}} {{nom}},"],
  ["Bonjour [Prénom Nom],", "Bonjour {{prénom}} {{nom}},"],
  ["Chez [Nom de l’entreprise], à [Ville] ?", "Chez {{société}}, à {{ville}} ?"],
  ["Chez %NB% fournisseurs, *|SOCIETE|* ?", "Chez {{nb}} fournisseurs, {{société}} ?"],
  ["\\[PRÉNOM\\], libre {{jour}} ?", "{{prénom}}, libre {{jour}} ?"],
  ["XX fournisseurs, ____ et … ?", "XX fournisseurs, ____ et … ?"],
  ["Une **vraie** économie.\n\n## Pourquoi", "Une vraie économie.\n\nPourquoi"],
])("%j is written %j", (written, own) => {
  expect(bodyOf(written)).toBe(own);
});

test.each([
  ["Bien à vous,\n{{votre prénom}} {{votre nom}}\nBellerive", "Bien à vous,\nCamille Morel\nBellerive"],
  ["Bien à vous,\n[Votre prénom] [Votre nom]", "Bien à vous,\nCamille Morel"],
  ["Bien à vous,\n[Votre nom]", "Bien à vous,\nCamille Morel"],
  ["Bien à vous,\n[Prénom Nom]\n[Entreprise]", "Bien à vous,\nCamille Morel\nBellerive Industrie"],
  ["Bien à vous,\n{{prénom}} {{nom}}", "Bien à vous,\nCamille Morel"],
  ["Cordialement,\n[Votre nom complet]", "Cordialement,\nCamille Morel"],
  ["Cordialement,\n{{signature}}", "Cordialement,\nCamille Morel"],
  ["Cordialement,\n{{votre prénom}}\n{{votre nom}}", "Cordialement,\nCamille Morel"],
  ["À bientôt,\n{{votre prénom}}", "À bientôt,\nCamille"],
])("who signs is known: %j", (written, signed) => {
  expect(bodyOf(`Bonjour {{prénom}},\n\nVos achats ?\n\n${written}`)).toBe(
    `Bonjour {{prénom}},\n\nVos achats ?\n\n${signed}`,
  );
});

test.each([
  ["{{votre prénom}} {{votre nom}}\n\nPS : {{prénom}}, j’ai vu {{société}} au salon."],
  ["{{votre prénom}} {{votre nom}}\nPS : {{prénom}}, j’ai vu {{société}} au salon"],
  ["{{votre prénom}} {{votre nom}}\n\nP.-S. : à bientôt au salon, {{prénom}} {{nom}}"],
  ["{{votre prénom}} {{votre nom}}\n\nNB : le stand de {{société}} est au centre"],
  ["{{votre prénom}} {{votre nom}}\n{{prénom}}, une question sur {{société}} ?"],
])("a postscript is about the recipient: %j", (below) => {
  const body = `Bonjour {{prénom}},\n\nVos achats ?\n\nCordialement,\n${below}`;
  expect(bodyOf(body)).toBe(body.replace("{{votre prénom}} {{votre nom}}", "Camille Morel"));
});

test.each([
  ["Belle journée {{prénom}},\n{{votre prénom}}", "Belle journée {{prénom}},\nCamille"],
  ["Bonne journée, {{prénom}} !\n\n{{prénom}} {{nom}}", "Bonne journée, {{prénom}} !\n\nCamille Morel"],
  [
    "Cordialement,\n\n{{prénom}} {{nom}}\nDirectrice, {{société}}",
    "Cordialement,\n\nCamille Morel\nDirectrice, Bellerive Industrie",
  ],
  ["Cordialement,\n{{prénom}} {{nom}}\n\n{{société}}", "Cordialement,\nCamille Morel\n\nBellerive Industrie"],
  ["Cordialement, {{prénom}} {{nom}}\n{{société}}", "Cordialement, Camille Morel\nBellerive Industrie"],
  [
    "Cordialement,\n{{prénom}} {{nom}}\n\nPS : à bientôt, {{prénom}}.",
    "Cordialement,\nCamille Morel\n\nPS : à bientôt, {{prénom}}.",
  ],
])("the closing formula speaks to the recipient, and who writes signs: %j", (written, signed) => {
  expect(bodyOf(`Bonjour {{prénom}},\n\nVos achats ?\n\n${written}`)).toBe(
    `Bonjour {{prénom}},\n\nVos achats ?\n\n${signed}`,
  );
});

test("to a prospect of the list nothing is left to fill that record and profile say", () => {
  const body = "Bonjour {{prénom}} {{nom}},\n\nQui suit les achats de {{société}} ?\n\nBien à vous,\n";
  const sign = "{{votre prénom}} {{votre nom}}\nBellerive Industrie";
  const filled = "Bonjour Hélène Aubry,\n\nQui suit les achats des Ateliers Vauclair ?\n\nBien à vous,\n";
  expect(bodyOf(body + sign, camille, helene)).toBe(`${filled}Camille Morel\nBellerive Industrie`);
  expect(bodyOf(body + sign, unnamed, helene)).toBe(`${filled}Bellerive Industrie`);
  expect(bodyOf(body + sign, unnamed)).toBe(body + sign);
});

test.each([
  ["**Votre nouveau four à Cholet**", "Votre nouveau four à Cholet"],
  ["Objet : Vos achats", "Vos achats"],
  ["« Vos achats »", "Vos achats"],
  ['"Vos achats"', "Vos achats"],
  ["# Vos achats", "Vos achats"],
  ["Objet de votre appel", "Objet de votre appel"],
  ["« Un four » et vos achats", "« Un four » et vos achats"],
])("the subject %j is %j", (written, subject) => {
  expect(inHouseForm(mail("Bonjour,", written), camille, null).content).toMatchObject({ subject });
});
