import type { Environment } from "#environment.ts";
import { createDropcontact } from "./dropcontact/dropcontact.server.ts";
import type { Enricher } from "./enricher.ts";

/** Each makes its provider from the settings, or `null` where it has none. The first one works. */
const providers: readonly ((environment: Environment) => Enricher | null)[] = [createDropcontact];

/** The provider that is configured; `null` for none, and then nothing is looked for. */
export function enricherOf(environment: Environment): Enricher | null {
  for (const create of providers) {
    const enricher = create(environment);
    if (enricher) return enricher;
  }
  return null;
}
