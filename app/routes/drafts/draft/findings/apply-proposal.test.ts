import { expect, test } from "vitest";
import type { Finding } from "~/drafts/lint/finding.ts";
import { lintContextOf } from "~/drafts/lint/lint-context.ts";
import { lintEmail } from "~/drafts/lint/lint-draft.ts";
import { applyProposal, findAgain } from "./apply-proposal.ts";

const context = lintContextOf({ company_name: "Aubade", banned_phrases: "" });
const mail = {
  subject: "RE: Votre prospection",
  body: "Bonjour,\n\nNous offrons un essai gratuit aux équipes commerciales.\n\nCordialement,\nAubade",
};

test("each proposal, applied in its place, settles its finding", () => {
  const findings = lintEmail(mail, context).filter(({ proposal }) => proposal !== undefined);
  expect(findings.length).toBeGreaterThan(2);
  for (const finding of findings) {
    const applied = applyProposal(mail, finding);
    expect(findAgain(finding, lintEmail(applied.mail, context)), finding.message).toBeNull();
  }
});

test("the place of a proposal ends after it", () => {
  const finding = lintEmail(mail, context).find(({ rule }) => rule === "spam_word") as Finding;
  const { mail: mended, end } = applyProposal(mail, finding);
  expect(mended.body.slice(finding.start, end)).toBe(finding.proposal);
});

test("the proposal of a delay is a number of days", () => {
  const finding: Finding = {
    rule: "delay",
    severity: "warning",
    field: "delayDays",
    start: 0,
    end: 0,
    message: "",
    proposal: "1",
  };
  expect(applyProposal({ ...mail, delayDays: 0 }, finding).mail.delayDays).toBe(1);
});

test("a finding is found again where an edit before it has moved it", () => {
  const [finding] = lintEmail(mail, context).filter(({ rule }) => rule === "spam_word") as [Finding];
  const moved = lintEmail({ ...mail, body: `Chère équipe, ${mail.body}` }, context);
  expect(findAgain(finding, moved)?.start).toBe(finding.start + "Chère équipe, ".length);
  const reworded = moved.map((one) => ({ ...one, message: "Autrement dit." }));
  expect(findAgain(finding, reworded)?.start).toBe(finding.start + "Chère équipe, ".length);
});
