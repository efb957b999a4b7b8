import type { Tone } from "#app/profile/choices.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { factsOf } from "../facts/profile-facts.ts";
import { bannedPhraseFinder } from "../phrases/banned-phrases.ts";
import type { PhraseFinder } from "../phrases/phrase-finder.ts";

/** What the linter knows of the sender. */
export type LintContext = {
  /** As the templates sign with it; `null` if it is unknown. */
  company: string | null;
  tone: Tone;
  findBanned: PhraseFinder<{ phrase: string }>;
};

/** The context of a customer's drafts; make it once, not for each keystroke. */
export function lintContextOf(profile: Readonly<Partial<ProfileValues>>): LintContext {
  const { company, tone } = factsOf(profile);
  return { company, tone, findBanned: bannedPhraseFinder(profile.banned_phrases ?? "") };
}
