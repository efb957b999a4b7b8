import type { Environment } from "#environment.ts";
import { createDropcontact } from "./dropcontact/dropcontact.server.ts";
import type { Enricher, EnricherSettings } from "./enricher.ts";

/** Each opens its provider with its settings. */
const providers: Record<Enricher["name"], (settings: EnricherSettings) => Enricher> = {
  dropcontact: createDropcontact,
};

/** The provider that is configured; `null` for none, and then nothing is looked for. */
export function enricherOf({ enrichment }: Pick<Environment, "enrichment">): Enricher | null {
  return enrichment && providers[enrichment.provider](enrichment);
}
