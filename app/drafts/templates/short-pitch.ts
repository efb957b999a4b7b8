import type { ProfileFacts } from "../facts/profile-facts.ts";
import { pitchOf } from "./mail-parts.ts";

/** What somebody is, which says nothing of what they offer: "Je suis médecin". */
const saysWho = /^(?:Je suis|Nous sommes|On est)\s/u;

/** What is offered in one sentence, with those after it where the first says only who writes. */
export const shortPitch = (facts: ProfileFacts, { isSpoken = false }: { isSpoken?: boolean } = {}): string =>
  pitchOf(facts, { isSpoken, isShort: !saysWho.test(facts.value?.main?.sentence ?? "") });
