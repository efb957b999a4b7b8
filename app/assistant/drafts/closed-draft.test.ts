import { expect, test } from "vitest";
import { profileValues } from "#app/profile/profile-values.ts";
import { closedDraft } from "./closed-draft.ts";

const informal = [
  "Bonjour {{prénom}},",
  "Tu suis les achats de {{société}}, et tes équipes mangent des fruits toute l’année. Pômmy livre tes bureaux chaque lundi.",
  "Quel jour te convient pour en parler\u00A0?",
].join("\n\n");

/** What the mail that says "tu" gets at its end. */
function endFor(bannedPhrases: string): string {
  const profile = profileValues({ companyName: "Pômmy", senderName: "Inès Roux", bannedPhrases });
  const draft = { kind: "email", content: { subject: "Tes fruits", body: informal } } as const;
  const closed = closedDraft(draft, profile, null);
  return closed.kind === "email" ? closed.content.body.slice(informal.length) : "";
}

test("the end of a mail that says “tu” has no phrase that the customer banned", () => {
  const wayOut = "\n\nSi ce n’est pas un sujet pour toi, dis-le-moi et je ne t’écrirai plus.";
  expect(endFor("synergie")).toBe(`${wayOut}\n\nÀ bientôt,\n\nInès Roux\nPômmy`);
  expect(endFor("à bientôt")).toBe(`${wayOut}\n\nBien à vous,\n\nInès Roux\nPômmy`);
  expect(endFor("un sujet")).toBe("\n\nÀ bientôt,\n\nInès Roux\nPômmy");
});
