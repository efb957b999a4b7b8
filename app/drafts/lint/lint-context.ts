import type { Tone } from "#app/profile/choices.ts";
import { toneOf } from "#app/profile/match-choice.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { typedCompanyOf } from "../facts/typed-company.ts";
import { bannedPhraseFinder } from "../phrases/banned-phrases.ts";
import type { PhraseFinder } from "../phrases/phrase-finder.ts";
import { wordsOf } from "../phrases/words.ts";

/** What the linter knows of the sender. */
export type LintContext = {
  /** As the customer typed it, without its legal form; `null` if it is unknown. */
  company: string | null;
  tone: Tone;
  findBanned: PhraseFinder<{ phrase: string }>;
};

/** The context of a customer's drafts; make it once, not for each keystroke. */
export function lintContextOf(profile: Readonly<Partial<ProfileValues>>): LintContext {
  const findBanned = bannedPhraseFinder(profile.banned_phrases ?? "");
  const isAllowed = (text: string) => findBanned(wordsOf(text)).length === 0;
  return {
    company: typedCompanyOf(profile.company_name ?? "", isAllowed),
    tone: toneOf(profile.tone ?? "") ?? "direct",
    findBanned,
  };
}
