import { expect, test } from "vitest";
import type { Diagnostic } from "#app/drafts/lint/diagnostic.ts";
import { lintContextOf } from "#app/drafts/lint/lint-context.ts";
import { lintEmail } from "#app/drafts/lint/lint-draft.ts";
import { applyProposal, findAgain } from "./apply-proposal.ts";

const context = lintContextOf({ company_name: "Aubade", banned_phrases: "" });
const mail = {
  subject: "RE: Votre prospection",
  body: "Bonjour,\n\nNous offrons un essai gratuit aux équipes commerciales.\n\nCordialement,\nAubade",
};

test("each proposal, applied in its place, settles its diagnostic", () => {
  const diagnostics = lintEmail(mail, context).filter(({ proposal }) => proposal !== undefined);
  expect(diagnostics.length).toBeGreaterThan(2);
  for (const diagnostic of diagnostics) {
    const applied = applyProposal(mail, diagnostic);
    expect(findAgain(diagnostic, lintEmail(applied.mail, context)), diagnostic.message).toBeNull();
  }
});

test("the place of a proposal ends after it", () => {
  const diagnostic = lintEmail(mail, context).find(({ rule }) => rule === "spam_word") as Diagnostic;
  const { mail: mended, end } = applyProposal(mail, diagnostic);
  expect(mended.body.slice(diagnostic.start, end)).toBe(diagnostic.proposal);
});

test("the proposal of a delay is a number of days", () => {
  const diagnostic: Diagnostic = {
    rule: "delay",
    severity: "warning",
    field: "delayDays",
    start: 0,
    end: 0,
    message: "",
    proposal: "1",
  };
  expect(applyProposal({ ...mail, delayDays: 0 }, diagnostic).mail.delayDays).toBe(1);
});

test("a diagnostic is found again where an edit before it has moved it", () => {
  const [diagnostic] = lintEmail(mail, context).filter(({ rule }) => rule === "spam_word") as [Diagnostic];
  const moved = lintEmail({ ...mail, body: `Chère équipe, ${mail.body}` }, context);
  expect(findAgain(diagnostic, moved)?.start).toBe(diagnostic.start + "Chère équipe, ".length);
  const reworded = moved.map((one) => ({ ...one, message: "Autrement dit." }));
  expect(findAgain(diagnostic, reworded)?.start).toBe(diagnostic.start + "Chère équipe, ".length);
});
