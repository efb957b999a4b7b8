import { expect, test } from "vitest";
import { aubade } from "#test/drafts/generated-profiles.ts";
import type { TypedDraft } from "../draft-content.ts";
import { contentFromProfile } from "../templates/make-draft.ts";
import { fillGaps, gapsIn } from "./draft-gaps.ts";
import { gapKeyOf, isOwnGap } from "./gap-name.ts";

const mail = (body: string, subject = "Objet"): TypedDraft => ({ kind: "email", content: { subject, body } });
const filled = (body: string, answers: Record<string, string>) =>
  (fillGaps(mail(body), new Map(Object.entries(answers))) as { body: string }).body;

test.each([
  ["{{prénom}}", "prenom"],
  ["[Prénom]", "prenom"],
  ["\\[PRÉNOM\\]", "prenom"],
  ["<%= prénom %>", "prenom"],
  ["*|PRENOM|*", "prenom"],
  ["#societe#", "societe"],
  ["[Nom de l’entreprise]", "societe"],
  ["{{votre nom}}", "votre nom"],
  ["XX", ""],
  ["…", ""],
  ["[…]", ""],
  ["____", ""],
])("%s is the gap %j", (gap, key) => {
  expect(gapKeyOf(gap)).toBe(key);
});

test("each name is one field, however it is written, and each gap without a name is one of its own", () => {
  const gaps = gapsIn(
    mail("Bonjour [Prénom],\n\n{{prénom}}, chez {{société}} dès XX jours, ou … heures.", "{{société}}"),
  );
  expect(gaps.map(({ key, name, context }) => key || [name, context.before, context.after])).toEqual([
    "societe",
    "prenom",
    ["", "prénom, chez société dès", "jours, ou … heures."],
    ["", "dès XX jours, ou", "heures."],
  ]);
});

test("an answer stands wherever its gap stood, with the elision that it needs", () => {
  expect(filled("Bonjour [Prénom]. {{prénom}} !", { prenom: "Hélène" })).toBe("Bonjour Hélène. Hélène !");
  expect(filled("Les achats de {{société}}, chez {{société}}.", { societe: "Aubade" })).toBe(
    "Les achats d’Aubade, chez Aubade.",
  );
  expect(filled("À XX h ou à XX h, {{nom}}", { "body:1": "12" })).toBe("À XX h ou à 12 h, {{nom}}");
  expect(filled("{{a}} $& {{b}}", { a: "$& $1 {{b}}" })).toBe("$& $1 {{b}} $& {{b}}");
});

test("what is answered in a list becomes its items", () => {
  const draft = { kind: "search", content: contentFromProfile("search", aubade) } as const;
  const content = fillGaps(draft, new Map([["secteur vise", "Logistique, transport ; "]]));
  expect(content.sectors).toEqual(["Logistique", "transport"]);
  expect(content.titles).toEqual(draft.content.titles);
});

test("a sequence for anybody asks for each thing once, and a filled one for nothing", () => {
  const draft = { kind: "sequence", content: contentFromProfile("sequence", aubade) } as const;
  const gaps = gapsIn(draft);
  expect(gaps.map(({ key }) => key)).toEqual(["societe", "prenom", "votre prenom", "votre nom"]);
  const content = fillGaps(draft, new Map(gaps.map(({ id }) => [id, "Nordec"])));
  expect(gapsIn({ kind: "sequence", content })).toEqual([]);
});

test("only what is about the sender serves other drafts: a place, a day or a figure may be the recipient’s", () => {
  const keys = (names: string) => names.split(", ").map((name) => gapKeyOf(`[${name}]`));
  const kept = "votre nom, votre téléphone, Notre site web, mon poste, secteur visé, taille visée, signature";
  expect(keys(kept).filter((key) => !isOwnGap(key))).toEqual([]);
  const others =
    "prénom, société, actualité du prospect, nom du destinataire, ville, Ville, créneau, créneau 2, jour, heure, date, secteur, poste, votre créneau, vos disponibilités, nombre de salariés, chiffre, adresse, sujet, objet, formule d’appel, accroche, région, nom de votre client, XX, …";
  expect(keys(others).filter(isOwnGap)).toEqual([]);
});
