import type { FindingKind } from "../../finding.ts";
import { type Clause, wholeText } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import type { Phrase } from "../clauses/phrase.ts";
import { isTold } from "../clauses/told.ts";
import type { Claim } from "./claim.ts";

/** A claim that phrases tell: `says` of the clause, `near` of its sentence, `unless` of neither. */
export type Frame = {
  /** The words with which a finding begins; each phrase of `says` contains one. */
  words: string;
  /** One of these stands among the words before, in a sentence in which a finding may begin. */
  follows?: string;
  kind: FindingKind;
  reason: string;
  denies?: true;
  says: Phrase;
  near?: Phrase;
  unless?: Phrase;
  /** What the clause must be: a fact in the affirmative, a fact that may deny ("aucune panne"), or what `isSaid` tells. */
  isSaid?: (clause: Clause) => boolean;
};

/** The claim of a frame. */
export function framed({
  words,
  follows,
  kind,
  reason,
  denies,
  says,
  near,
  unless,
  isSaid = isTold,
}: Frame): Claim {
  const before = follows === undefined ? null : lexicon(follows);
  return {
    words: lexicon(words),
    ...(before && { mayFollow: (words: readonly string[]) => before.isIn(words) }),
    kind,
    reason,
    ...(denies && { denies }),
    isClaim: (clause) => {
      if (!says.test(clause.text) || !isSaid(clause)) return false;
      const whole = wholeText(clause);
      return (near?.test(whole) ?? true) && !unless?.test(whole);
    },
  };
}
