import type { VariableName } from "#environment/variables.ts";

/**
 * The services that find addresses, as the sources of a prospect name them, each with the variables of its key and of its
 * address. The first one that has a key works.
 */
export const enrichmentSettings = {
  dropcontact: { key: "DROPCONTACT_API_KEY", url: "DROPCONTACT_URL" },
} as const satisfies Record<string, Record<"key" | "url", VariableName>>;

export type EnrichmentProvider = keyof typeof enrichmentSettings;

export const enrichmentProviders = Object.keys(enrichmentSettings) as EnrichmentProvider[];
