import type { EmailContent, SequenceContent } from "~/drafts/draft-content.ts";
import type { Finding } from "~/drafts/lint/finding.ts";

/** A mail as the linter and the fields see it. */
export type Mail = EmailContent & Partial<Pick<SequenceContent["mails"][number], "delayDays">>;

/** The mail with the finding's proposal in its place, and where it ends, in UTF-16 code units. */
export function applyProposal<One extends Mail>(mail: One, finding: Finding): { mail: One; end: number } {
  const { field, start, end, proposal = "" } = finding;
  if (field === "delayDays") return { mail: { ...mail, delayDays: Number(proposal) }, end: proposal.length };
  const text = mail[field];
  return {
    mail: { ...mail, [field]: text.slice(0, start) + proposal + text.slice(end) },
    end: start + proposal.length,
  };
}

/**
 * The same finding among those of the text as it is now; `null` when an edit or an earlier press has settled it. The
 * nearest place counts, since edits elsewhere move it.
 */
export function findAgain(wanted: Finding, current: readonly Finding[]): Finding | null {
  const distance = ({ start }: Finding) => Math.abs(start - wanted.start);
  const [nearest] = current
    .filter(
      ({ rule, field, start, end, proposal }) =>
        rule === wanted.rule &&
        field === wanted.field &&
        end - start === wanted.end - wanted.start &&
        proposal === wanted.proposal,
    )
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest ?? null;
}
