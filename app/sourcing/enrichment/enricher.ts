import type { EnrichmentProvider } from "#environment/enrichment-settings.ts";
import type { Found } from "./judge-found.ts";

/** A person whose address is looked for. `id` is the caller's own, and comes back with what was found. */
export type EnrichmentContact = {
  id: string;
  firstName: string;
  lastName: string;
  company: string;
  siren: string | null;
  website: string | null;
};

/** Why a provider does nothing for us. */
export type Failure =
  /** It does not know the key: until an operator has corrected it. */
  | { kind: "key_refused" }
  /** The account is empty: until an operator has filled it. */
  | { kind: "credits_exhausted" }
  /** It will never take this request; `reason` is for the log. */
  | { kind: "refused"; reason: string }
  /** It certainly took nothing, and may later; `retryAfter` in seconds when it said so. */
  | { kind: "busy"; reason: string; retryAfter: number | null }
  /** Nobody knows whether it took the request. */
  | { kind: "unanswered"; reason: string };

/** Where a provider is, and who asks it. */
export type EnricherSettings = { url: string; apiKey: string };

/**
 * A service that finds addresses. It takes a batch and answers later; nothing it does throws. A provider is a folder with
 * one of these, and its line in enrichers.server.ts. docs/decisions/0038-enrichment.md.
 */
export type Enricher = {
  /** As the sources of a prospect name it. */
  name: EnrichmentProvider;
  /** What operators call it, and the setting with its key. */
  label: string;
  keySetting: string;
  /** Changes with the key, and does not tell it. */
  account: string;
  /** Contacts of one batch. Each may cost one unit. */
  batchSize: number;
  /** Milliseconds between two requests of all nodes together, from what it allows. */
  spacing: number;
  /** Milliseconds between two questions for one result. */
  askEvery: number;
  /** Milliseconds from the submission for which it keeps a result. */
  keptFor: number;
  /** Hands in a batch. `handle` asks for its result. */
  submit(contacts: readonly EnrichmentContact[]): Promise<{ kind: "accepted"; handle: string } | Failure>;
  /**
   * Asks for the result of a batch of these contacts, in the order of its submission. `units` is what it cost: never less than
   * what is charged.
   */
  ask(
    handle: string,
    contacts: readonly Pick<EnrichmentContact, "id">[],
  ): Promise<{ kind: "ready"; found: Found[]; units: number } | { kind: "not_ready" } | Failure>;
};
