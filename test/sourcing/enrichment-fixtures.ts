import { randomUUID } from "node:crypto";
import { onTestFinished } from "vitest";
import { folded } from "#app/french/folded.ts";
import { createDropcontact } from "#app/sourcing/enrichment/dropcontact/dropcontact.server.ts";
import type { Enricher, EnrichmentContact } from "#app/sourcing/enrichment/enricher.ts";
import {
  type Interference,
  type ProviderRequest,
  startEnrichmentProvider,
} from "#scripts/enrichment-provider/enrichment-provider.ts";
import type { InputRecord } from "#scripts/enrichment-provider/invented-answers.ts";

type Options = NonNullable<Parameters<typeof startEnrichmentProvider>[0]>;

/** A provider for one test. It answers with what `next` was given, in that order, and otherwise by its protocol. */
export async function startProvider(options: Options = {}) {
  const queue: (Interference | ((request: ProviderRequest) => Interference | null))[] = [];
  const provider = await startEnrichmentProvider({
    readyAfter: 0,
    ...options,
    interfere(request) {
      const next = queue.shift() ?? null;
      return typeof next === "function" ? next(request) : next;
    },
  });
  onTestFinished(provider.stop);
  return { ...provider, next: (...answers: typeof queue) => void queue.push(...answers) };
}

/** Dropcontact behind this address, with a timeout in milliseconds that is long enough for a busy machine. */
export function enricherAt(
  { url, key }: { url: string; key: string },
  { timeout = 20_000 }: { timeout?: number } = {},
): Enricher {
  return createDropcontact({ url, apiKey: key }, { timeout });
}

/** The address at work that the provider of `everyoneHas` finds for a person. */
export const addressOf = ({ last_name = "", num_siren = "" }: InputRecord) =>
  `${folded(last_name).replace(/[^a-z]/g, "")}.${num_siren}@vauclair.example`;

/** A provider's answers that have a verified address of their own for everybody. */
export const everyoneHas = {
  answer: (record: InputRecord) => ({
    ...record,
    email: [{ email: addressOf(record), qualification: "nominative@pro" }],
  }),
};

/** So many invented people. */
export const newContacts = (count: number): EnrichmentContact[] =>
  Array.from({ length: count }, (_, number) => ({
    ...{ id: randomUUID(), firstName: "Hélène", lastName: `Courtade-${number}` },
    ...{ company: `Ateliers Vauclair ${number}`, siren: "123456782", website: null },
  }));
