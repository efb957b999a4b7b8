import type { EmailContent, SequenceContent } from "#app/drafts/draft-content.ts";
import type { Diagnostic } from "#app/drafts/lint/diagnostic.ts";

/** A mail as the linter and the fields see it. */
export type Mail = EmailContent & Partial<Pick<SequenceContent["mails"][number], "delayDays">>;

/** The mail with the diagnostic's proposal in its place, and where it ends, in UTF-16 code units. */
export function applyProposal<One extends Mail>(
  mail: One,
  diagnostic: Diagnostic,
): { mail: One; end: number } {
  const { field, start, end, proposal = "" } = diagnostic;
  if (field === "delayDays") return { mail: { ...mail, delayDays: Number(proposal) }, end: proposal.length };
  const text = mail[field];
  return {
    mail: { ...mail, [field]: text.slice(0, start) + proposal + text.slice(end) },
    end: start + proposal.length,
  };
}

/**
 * The same diagnostic among those of the text as it is now; `null` when an edit or an earlier press has settled it. The
 * nearest place counts, since edits elsewhere move it.
 */
export function findAgain(wanted: Diagnostic, current: readonly Diagnostic[]): Diagnostic | null {
  const distance = ({ start }: Diagnostic) => Math.abs(start - wanted.start);
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
