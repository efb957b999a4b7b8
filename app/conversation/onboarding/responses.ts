import { primaryGoalOf, toneOf } from "#app/profile/match-choice.ts";
import { plain } from "#app/profile/phrases.ts";
import { readResponse } from "#app/targeting/reading/read-response.ts";
import { asideIn, fits } from "./aside.ts";
import { companyNameIn, ownNameIn } from "./company-name-in.ts";
import { correctionIn, withoutCorrecting } from "./correction-in.ts";
import { type Step, steps } from "./onboarding.ts";

/** The profile fields that the chat fills; `null` where the client gave no value. */
export type Responses = {
  companyName?: string;
  /** Where it is said beside the name of the company. */
  senderName?: string;
  industry?: string;
  icpTitle?: string | null;
  icpSize?: string | null;
  icpIndustry?: string;
  icpLocation?: string;
  valueProp?: string;
  tone?: string;
  primaryGoal?: string;
  calendlyUrl?: string | null;
};

/**
 * The profile fields that `content` fills as the response to `step`: a recognised choice as its enumerated value,
 * everything else as typed, except a script URL. It never refuses a response. interpretation.md D26.
 */
export function responseTo(step: Step, content: string): Responses {
  const typed = content.trim();
  switch (step) {
    case "company_name":
      return namesIn(typed);
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
      return { calendlyUrl: isSkip(typed) || isExecutableUrl(typed) ? null : typed };
  }
}

function namesIn(typed: string): Responses {
  const senderName = ownNameIn(typed);
  return { companyName: companyNameIn(typed), ...(senderName && { senderName }) };
}

/** A response as the client typed it. */
export type GivenResponse = { step: Step; content: string };

/** What the first message to a question says beside it; `null` for a response. interpretation.md D301. */
export function firstAside(step: Step, given: readonly GivenResponse[]): ReturnType<typeof asideIn> {
  const [newest, before] = given.filter((each) => each.step === step);
  return newest && !before ? asideIn(step, newest.content) : null;
}

/**
 * The step whose response `content` corrects, while the question of `open` is: the one that it names, else the one before;
 * `null` where that or the new value is not certain. `given` lists the earlier responses, newest first. interpretation.md
 * D339.
 */
export function correctedStep(open: Step, content: string, given: readonly GivenResponse[]): Step | null {
  const earlier = steps.slice(0, steps.indexOf(open));
  const newestTo = (step: Step | undefined) => given.find((each) => each.step === step)?.content ?? "";
  const last = earlier.at(-1);
  const said = correctionIn(content, withoutCorrecting(newestTo(last), ""));
  const step = said?.step ?? last;
  if (!said?.value || !step || !earlier.includes(step) || newestTo(step) === "") return null;
  if (said.step === null && fits(open, said.value) && !fits(step, said.value)) return null;
  const isChoice = step === "tone" || step === "primary_goal";
  const value = correctionIn(content, withoutCorrecting(newestTo(step), ""))?.value;
  if (!value || (isChoice && !fits(step, value))) return null;
  return responsesIn([{ step, content }, ...given]).icpTitle === null ? null : step;
}

/**
 * The profile fields that the responses of a conversation fill: of several responses to one question, the newest counts.
 * `given` lists the newest responses first, with the newest two of each step. A size that was given without a title is
 * retained when the next response is a title alone. A first message beside the question is no response.
 */
export function responsesIn(given: readonly GivenResponse[]): Responses {
  const responses: Responses = {};
  for (const step of steps) {
    const [newest, before] = given.filter((response) => response.step === step);
    // The question was repeated.
    if (!newest || firstAside(step, given)) continue;
    const known = withoutCorrecting(before?.content.trim() ?? "", "");
    const content = withoutCorrecting(newest.content.trim(), known);
    // A corrected company keeps who said it.
    if (step === "company_name" && known) Object.assign(responses, namesIn(known));
    const isCorrected = content !== newest.content.trim();
    const target = step === "icp" && before ? targetOf(known) : null;
    Object.assign(
      responses,
      target?.icpTitle === null
        ? targetAfter(known, content)
        : responseTo(
            step,
            target && isCorrected ? withKnownTarget(content.replace(article, ""), target) : content,
          ),
    );
  }
  return responses;
}

const article = /^(?:les|des) /;

type Target = Pick<Responses, "icpIndustry" | "icpLocation"> & {
  icpTitle: string | null;
  icpSize: string | null;
};

/** Title and size of the ideal customer, with the sector and the zone that were said along with them. */
function targetOf(typed: string): Target {
  const { title, size, sector, zone } = readResponse(typed);
  return {
    icpTitle: title || null,
    icpSize: size || null,
    ...(sector && { icpIndustry: sector }),
    ...(zone && { icpLocation: zone }),
  };
}

const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A loop, since a pattern anchored at the end takes quadratic time on ", , , a". */
function withoutSeparators(typed: string): string {
  const isSeparator = (index: number) =>
    ",;".includes(typed.charAt(index)) || typed.charAt(index).trim() === "";
  let start = 0;
  let end = typed.length;
  while (start < end && isSeparator(start)) start++;
  while (end > start && isSeparator(end - 1)) end--;
  return typed.slice(start, end);
}

/** `first` had no title, so the question was repeated; `second` becomes the title as typed if it has none either. */
function targetAfter(first: string, second: string): Target {
  const { icpTitle, icpSize, ...said } = targetOf(second);
  const before = targetOf(first);
  return {
    ...before,
    ...said,
    icpTitle: icpTitle ?? (withoutSeparators(second) || second),
    icpSize: icpSize ?? before.icpSize,
  };
}

/**
 * A target that corrects the `known` one, as it is stored: after the known title where it names none, and before the zone
 * that was said beside the title. Any other as typed.
 */
export function withKnownTarget(typed: string, known: Pick<Responses, "icpTitle" | "icpLocation">): string {
  const { icpTitle, icpLocation } = targetOf(typed);
  const zone = known.icpLocation ?? "";
  const isKept = hasWord(typed) && zone !== "" && !icpLocation && !known.icpTitle?.includes(zone);
  const parts = [
    known.icpTitle && icpTitle === null && hasWord(typed) ? known.icpTitle : "",
    withoutSeparators(typed),
    isKept ? zone : "",
  ].filter(Boolean);
  return parts.length > 1 ? parts.join(", ") : typed;
}

/** True where `stored` is what `withKnownTarget` made of this target. */
export const isMadeOf = (stored: string, typed: string): boolean => stored.includes(withoutSeparators(typed));

/** True for a URL that a browser would execute or open from disk, also with characters that it ignores. */
function isExecutableUrl(typed: string): boolean {
  const visible = typed.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  return /^(javascript|vbscript|data|blob|filesystem|file|about|view-source)\s*:/i.test(visible);
}

/** True for "non" in any case, other refusals, and sentences that begin with one; false if there is an address. CHT-19. */
function isSkip(typed: string): boolean {
  const hasAddress = /\p{L}\.\p{L}|:\/\//u.test(typed);
  return (
    !hasAddress && /^(non|nan|no|nope|pas|aucun|rien|sans|passer|skip|je n|on n|nous n)\b/.test(plain(typed))
  );
}
