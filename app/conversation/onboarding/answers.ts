import { beginsWithSize, icpSizeOf, namesOnlySizes, primaryGoalOf, toneOf } from "~/profile/match-choice.ts";
import { plain } from "~/profile/phrases.ts";
import { type Step, steps } from "./onboarding.ts";

/** Profile fields that the chat fills; `null` where the customer chose to say nothing. */
export type Answers = {
  companyName?: string;
  industry?: string;
  icpTitle?: string | null;
  icpSize?: string | null;
  valueProp?: string;
  tone?: string;
  primaryGoal?: string;
  calendlyUrl?: string | null;
};

/**
 * The profile fields that `content` gives as the answer to `step`: enumerated ones as their value when it is
 * recognised, everything else as typed, except an address that runs. It never refuses an answer. decisions.md D26.
 */
export function answersOf(step: Step, content: string): Answers {
  const typed = content.trim();
  switch (step) {
    case "company_name":
      return { companyName: typed };
    case "industry":
      return { industry: typed };
    case "icp":
      return targetOf(typed);
    case "value_prop":
      return { valueProp: typed };
    case "tone":
      return { tone: toneOf(typed) ?? typed };
    case "primary_goal":
      return { primaryGoal: primaryGoalOf(typed) ?? typed };
    case "calendly_url":
      return { calendlyUrl: isSkip(typed) || isMadeToRun(typed) ? null : typed };
  }
}

/** An answer to `step` as the customer gave it. */
export type Given = { step: Step; content: string };

/**
 * The profile fields that a conversation gives: of several answers to one question the newest. `given` holds the newest
 * answers first, at least two of each step where there are two. A size that was given without a title stays known when
 * the next answer is the title alone.
 */
export function answersIn(given: readonly Given[]): Answers {
  const answers: Answers = {};
  for (const step of steps) {
    const [newest, before] = given.filter((answer) => answer.step === step);
    if (!newest) continue;
    const isSecondTry = step === "icp" && before && targetOf(before.content.trim()).icpTitle === null;
    Object.assign(
      answers,
      isSecondTry
        ? targetAfter(before.content.trim(), newest.content.trim())
        : answersOf(step, newest.content),
    );
  }
  return answers;
}

type Target = { icpTitle: string | null; icpSize: string | null };

/**
 * Title and size of the ideal target: cut at the last comma when a size stands behind it, else at the first, and the
 * other way round when only the first part is a size. Neither a size nor a mark without a letter is a title.
 */
function targetOf(typed: string): Target {
  const text = withoutSeparators(typed);
  if (namesOnlySizes(text)) return { icpTitle: null, icpSize: icpSizeOf(text) ?? text };

  const last = text.lastIndexOf(",");
  const cut = beginsWithSize(text.slice(last + 1)) ? last : text.indexOf(",");
  if (cut === -1) return { icpTitle: hasWord(text) ? text : null, icpSize: null };

  const [first, second] = [text.slice(0, cut).trim(), text.slice(cut + 1).trim()];
  const isReversed = namesOnlySizes(first) && hasWord(second);
  const [title, size] = isReversed ? [second, first] : [first, second];
  return { icpTitle: hasWord(title) ? title : null, icpSize: icpSizeOf(size) ?? (size || null) };
}

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A loop, since a pattern for the end of a text takes quadratic time on ", , , a". */
function withoutSeparators(typed: string): string {
  const isSeparator = (index: number) =>
    ",;".includes(typed.charAt(index)) || typed.charAt(index).trim() === "";
  let start = 0;
  let end = typed.length;
  while (start < end && isSeparator(start)) start++;
  while (end > start && isSeparator(end - 1)) end--;
  return typed.slice(start, end);
}

/** `first` named no title, so the same question was put again; `second` is taken as typed when it names none either. */
function targetAfter(first: string, second: string): Target {
  const { icpTitle, icpSize } = targetOf(second);
  return {
    icpTitle: icpTitle ?? (withoutSeparators(second) || second),
    icpSize: icpSize ?? targetOf(first).icpSize,
  };
}

/** A target with the `title` that is known, when it names a size alone; any other one as it was typed. */
export function withTitle(typed: string, title: string | null): string {
  const isSizeAlone = title !== null && targetOf(typed).icpTitle === null && hasWord(typed);
  return isSizeAlone ? `${title}, ${withoutSeparators(typed)}` : typed;
}

/** True for an address that a browser would run or open from the disk, with what it overlooks taken out. */
function isMadeToRun(typed: string): boolean {
  const read = typed.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  return /^(javascript|vbscript|data|blob|filesystem|file|about|view-source)\s*:/i.test(read);
}

/**
 * "non" in any case, alone or with words around it, and other ways to say that there is no link; never an answer
 * that holds an address. CHT-19.
 */
function isSkip(typed: string): boolean {
  const holdsAddress = /\p{L}\.\p{L}|:\/\//u.test(typed);
  return (
    !holdsAddress &&
    /^(non|nan|no|nope|pas|aucun|rien|sans|passer|skip|je n|on n|nous n)\b/.test(plain(typed))
  );
}
