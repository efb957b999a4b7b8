import { plan as copy, planGoals, toneAdvice } from "#app/content/drafts/plan-copy.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import type { PlanContent } from "../draft-content.ts";
import { draftLimits } from "../draft-limits.ts";
import { capitalised, enumeration, midSentence, withoutFullStop } from "../facts/french.ts";
import { aimOf } from "../facts/own-aim.ts";
import { type ProfileFacts, titlesSaid } from "../facts/profile-facts.ts";
import { placeholder } from "../placeholders.ts";
import { askedFor } from "./asked-for.ts";
import { anyOf, oneOf } from "./wordings.ts";

/** Four weeks by working days: prepare, start, follow up, adjust. interpretation.md D204. */
export function planTemplate(facts: ProfileFacts): PlanContent {
  const { prepare, start, follow, adjust } = copy.weeks;
  const target = targetOf(facts);
  const missing = missingFieldsOf(facts);
  const [objection] = facts.objections;
  const asked = askedFor(facts);
  return {
    weeks: [
      week(facts, prepare.goals(target), [
        missing ? prepare.missing(missing) : [],
        prepare.target(target),
        facts.value ? prepare.pitch : [],
        facts.isToneSaid ? [toneAdvice[facts.tone]] : [],
        prepare.routine,
      ]),
      week(facts, start.goals, [start.email, start.call, start.second, start.note]),
      week(facts, follow.goals, [
        follow.objections(objection ? withoutFullStop(objection) : null),
        follow.others,
        follow.last,
        facts.bookingLink ? follow.link : [],
        follow.stop,
      ]),
      week(facts, adjust.goals(asked ? null : aimOf(facts.ownGoal), (asked ?? planGoals[facts.goal]).aim), [
        adjust.measure((asked ?? planGoals[facts.goal]).measure),
        adjust.keep,
        adjust.refine,
        adjust.last,
        adjust.profile,
      ]),
    ],
  };
}

/** Each action is the first allowed one of its wordings; one without any is left out. */
function week(facts: ProfileFacts, goals: readonly string[], wordings: readonly (readonly string[])[]) {
  const actions = wordings
    .map((action) => anyOf(facts, action, draftLimits.plan.action))
    .filter((action) => action !== null);
  return {
    goal: oneOf(facts, "goal", goals, draftLimits.plan.goal),
    actions: actions.length > 0 ? actions : [placeholder("action")],
  };
}

/** Code points of a target that reads well inside an action. */
const maxTarget = 165;
/** Of more places a plan names the first ones, and fewer where they do not fit. */
const mostPlaces = 5;

/** "Directeurs commerciaux, PME (Lyon et Grenoble)", as much as fits; `null` if the profile names no target. */
function targetOf(facts: ProfileFacts): string | null {
  const { size, sizeLabel, places } = facts;
  const sizeName = size ? copy.sizeNames[size] : sizeLabel;
  const people = titlesSaid(facts);
  const who = [people, sizeName && (people ? midSentence(sizeName) : capitalised(sizeName))]
    .filter(Boolean)
    .join(", ");
  const isAtMost = (text: string) => [...text].length <= maxTarget;
  const firms = [who, people ?? ""].find(isAtMost) ?? "";
  // "Lyon et toute la France", while "France et Belgique" stand side by side.
  const named = places
    .slice(0, mostPlaces)
    .map((place, at) => (place === "France" && at > 0 ? "toute la France" : place));
  const zones = named.map((_, left) => enumeration(named.slice(0, named.length - left)));
  const whole = zones.map((zone) => (firms === "" ? zone : `${firms} (${zone})`)).find(isAtMost);
  return whole ?? (firms || null);
}

/** What the customer left empty; what they did say is never called missing, though no draft repeats it. */
function missingFieldsOf({ empty }: ProfileFacts): string | null {
  const names: Partial<Record<ProfileField, string>> = copy.missingFields;
  return enumeration(empty.flatMap((field) => names[field] ?? [])) || null;
}
