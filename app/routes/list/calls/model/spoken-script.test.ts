import { expect, test } from "vitest";
import { tonedCall } from "#app/content/drafts/call-script-copy.ts";
import { placeholder } from "#app/drafts/placeholders.ts";
import { objectionsOf, spokenTo } from "./spoken-script.ts";

const who = { contact: "Hélène Courtade", company: "Ateliers Vauclair" };
const said = (opening: string, to = who) =>
  spokenTo(opening, to)
    .map(({ text, isGap }) => (isGap ? `[${text}]` : text))
    .join("");

test("the opening names the person as the list does, in every tone, and guesses no first name", () => {
  for (const { opening } of Object.values(tonedCall)) {
    const caller = "Paul Roy, de Matinal";
    const text = said(opening({ first: caller, full: caller, topic: null }));
    expect(text).toContain(who.contact);
    expect(text).not.toMatch(/[{}]/);
    expect(text).not.toContain("[prénom]");
  }
  expect(said("Bonjour {{civilité}} {{nom}} de {{société}}.")).toBe(
    "Bonjour Hélène Courtade de Ateliers Vauclair.",
  );
});

test("what nobody knows stays a gap", () => {
  expect(said(`${placeholder("senderFirstName")}, bonjour`)).toBe("[votre prénom], bonjour");
  expect(said("{{prénom}} chez {{société}}", { contact: "", company: "" })).toBe("[prénom] chez [société]");
  // A contact is no pattern of a replacement.
  expect(said("{{nom}}", { contact: "$& $1", company: "" })).toBe("$& $1");
});

test("each objection of the profile has the script's answer, whatever its case and accents, then come the others", () => {
  const answered = [
    { objection: "Déjà un prestataire", answer: "Lequel ?" },
    { objection: "c’est TROP cher !", answer: "Par rapport à quoi ?" },
    { objection: "Pas le temps", answer: "  " },
  ];
  expect(objectionsOf(["C’est trop cher", "Rappelez-moi"], answered)).toEqual([
    { objection: "C’est trop cher", answer: "Par rapport à quoi ?" },
    { objection: "Rappelez-moi", answer: null },
    { objection: "Déjà un prestataire", answer: "Lequel ?" },
  ]);
});
