import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import type { Criteria } from "./criteria.ts";
import { activityLabel } from "./register/activities.ts";
import { changeOfCodes, withoutCounterpart } from "./register/counterparts.ts";

/** A sentence for each activity of the criteria that the register has no code for since its change. interpretation.md D155. */
export function goneIn({ naf }: Pick<Criteria, "naf">, now: Date): string[] {
  if (now < changeOfCodes) return [];
  return withoutCounterpart(naf).map((code) => copy.notUnderstood.gone(activityLabel(code) ?? code));
}
