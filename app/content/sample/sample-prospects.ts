import { laterProspects } from "./later-prospects.ts";
import { morningProspects } from "./morning-prospects.ts";
import type { SampleProspect } from "./sample-prospect.ts";

/** The sample list, the highest score first. The pictures of the product show its first rows, /exemple-liste.csv all. */
export const sampleProspects: readonly SampleProspect[] = [...morningProspects, ...laterProspects];

/** How many of these were found this night. */
export function countNew(prospects: readonly SampleProspect[]): number {
  return prospects.filter(({ status }) => status === "new").length;
}
