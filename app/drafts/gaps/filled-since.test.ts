import { expect, test } from "vitest";
import type { TypedDraft } from "../draft-content.ts";
import { fillGaps } from "./draft-gaps.ts";
import { filledSince } from "./filled-since.ts";

const mail = (body: string, subject = "Pour {{société}}"): TypedDraft => ({
  kind: "email",
  content: { subject, body },
});
const text = "Bonjour {{prénom}},\n\nLes achats de {{société}} nous intéressent.\n\n{{votre nom}}";

test.each([
  [{}],
  [{ prenom: "Hélène" }],
  [{ prenom: "Hélène", societe: "Nordec", "votre nom": "Paul Riou" }],
  [{ societe: "Aubade" }],
])("what was filled in is found: %o", (answers) => {
  const before = mail(text);
  const after = { kind: "email", content: fillGaps(before, new Map(Object.entries(answers))) } as TypedDraft;
  expect(filledSince(before, after)).toEqual(new Map(Object.entries(answers)));
});

test("what was rewritten, and one gap that was filled in two ways, is not", () => {
  expect(filledSince(mail(text), mail(text.replace("intéressent", "plaisent")))).toBeNull();
  expect(filledSince(mail(text), mail(`${text} PS`))).toBeNull();
  expect(filledSince(mail("{{a}} et {{a}}"), mail("Un et deux"))).toBeNull();
  expect(filledSince(mail("XX jours"), mail("12 jours"))).toBeNull();
  expect(filledSince(mail("Bonjour"), mail("Bonsoir"))).toBeNull();
});
