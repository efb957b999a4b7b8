import { followUps, tonedFollowUps } from "#app/content/drafts/sequence-copy.ts";
import type { DraftContent, EmailContent } from "../draft-content.ts";
import type { DraftKind } from "../draft-kind.ts";
import { withoutFullStop } from "../facts/french.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import { writtenAnswerTo } from "../templates/answer-objection.ts";
import { callOpenings, callScriptTemplate } from "../templates/call-script-template.ts";
import { mailBody } from "../templates/email-template.ts";
import { type Opening, openingOf, pitchOf, questionAbout, subjectOf } from "../templates/mail-parts.ts";
import { sequenceTemplate } from "../templates/sequence-template.ts";
import { anyOf, type Candidate } from "../templates/wordings.ts";

/** Angles of one mail; more would repeat each other. */
const mostOpenings = 5;

/** A first mail that opens with this. */
export const mailWith = (facts: ProfileFacts, opening: Opening): EmailContent => ({
  subject: subjectOf(facts),
  body: mailBody(facts, { opening, pitch: pitchOf(facts, { opening }) }),
});

/**
 * The contents of this kind that the templates write from the same facts, one by one, each from another angle, the usual
 * one first. None for searches and plans, which have no angle. interpretation.md D175.
 */
export function* variantsOf(kind: DraftKind, facts: ProfileFacts): Generator<DraftContent> {
  switch (kind) {
    case "email":
      for (const opening of openingsOf(facts)) yield mailWith(facts, opening);
      break;
    case "sequence": {
      const [first, ...later] = sequenceTemplate(facts).mails;
      for (const opening of openingsOf(facts))
        if (first && later.every(({ body }) => !body.includes(opening.text)))
          yield { mails: [{ ...first, ...mailWith(facts, opening) }, ...later] };
      break;
    }
    case "call_script": {
      const script = callScriptTemplate(facts);
      const openings = allowed(facts, callOpenings(facts));
      for (const opening of new Set([script.opening, ...openings])) yield { ...script, opening };
      break;
    }
    case "search":
    case "plan":
  }
}

/** What a first mail may open with: what happens at the recipient or is a difficulty there, questions, an objection. */
function openingsOf(facts: ProfileFacts): Opening[] {
  const asked = (text: string): Opening => ({ text, asks: true });
  const problem = allowed(facts, [facts.value?.problem ?? null]).map(asked);
  const objections = facts.objections.flatMap((typed) => {
    const objection = withoutFullStop(typed);
    const answer = writtenAnswerTo(facts, objection);
    const [said] = allowed(facts, [tonedFollowUps[facts.tone].objection(objection)]);
    return said && answer && !/[?!….]/.test(objection) ? [{ text: `${said} ${answer}`, asks: false }] : [];
  });
  const plain = allowed(facts, [tonedFollowUps[facts.tone].note, ...followUps.notes]).map((text) => ({
    text,
    asks: false,
  }));
  const all = [openingOf(facts), ...problem, questionAbout(facts), ...objections.slice(0, 1), ...plain];
  const different = new Map(all.map((opening) => [opening.text, opening]));
  return [...different.values()].slice(0, mostOpenings);
}

const allowed = (facts: ProfileFacts, candidates: readonly Candidate[]): string[] =>
  candidates.flatMap((candidate) => anyOf(facts, [candidate]) ?? []);
