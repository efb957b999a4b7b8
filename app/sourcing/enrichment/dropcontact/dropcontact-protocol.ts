import * as v from "valibot";
import type { EnrichmentContact } from "../enricher.ts";
import type { Found } from "../judge-found.ts";
import { qualityOf } from "./qualification.ts";

// The names are those of developer.dropcontact.com, "Enrich a batch of records", "Input record", "Enriched record" and
// "Handling errors". docs/decisions/0038-enrichment.md says which words of it were read.

/** Records of one request. */
export const maxRecords = 250;

/** Addresses of one record that are looked at. */
const maxAddresses = 20;

/** A text, or null for anything that is none or is longer than we store. */
const text = v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(500))), null);
const optional = v.optional(text, null);

/** The answer to a submission. */
export const SubmitAnswer = v.object({
  error: v.optional(v.literal(false)),
  success: v.literal(true),
  /** Becomes a part of a URL. */
  request_id: v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/)),
});

/** A result that is ready. Its records are judged one by one. */
export const ReadyAnswer = v.object({
  error: v.optional(v.literal(false)),
  success: v.literal(true),
  data: v.pipe(v.array(v.unknown()), v.maxLength(maxRecords)),
});

/** A result that is not ready, or a request that nobody knows: the service tells both the same way. */
export const NotReadyAnswer = v.object({
  error: v.optional(v.literal(false)),
  success: v.literal(false),
});

/** What a refusal says, in either of its two fields. */
export const Refusal = v.object({ reason: v.optional(text), detail: v.optional(text) });

const EnrichedRecord = v.object({
  email: v.fallback(v.optional(v.nullable(v.array(v.unknown())), null), null),
  phone: optional,
  website: optional,
  linkedin: optional,
  custom_fields: v.fallback(v.optional(v.nullable(v.object({ contact: v.string() })), null), null),
});
const EmailResult = v.object({
  email: v.pipe(v.string(), v.maxLength(500)),
  qualification: v.pipe(v.string(), v.maxLength(100)),
});

/** The body that submits these contacts. It has no `email`, whose verification would be paid even if it were wrong. */
export function batchOf(contacts: readonly EnrichmentContact[]) {
  return {
    data: contacts.map(({ id, firstName, lastName, company, siren, website }) => ({
      first_name: firstName,
      last_name: lastName,
      company,
      ...(siren !== null && { num_siren: siren }),
      ...(website !== null && { website }),
      custom_fields: { contact: id },
    })),
    // The register has told what the company is.
    siren: false,
    language: "en",
  };
}

type Submitted = readonly Pick<EnrichmentContact, "id">[];

/**
 * The records of a result, each with the contact that it is about, at most one for a contact. A record belongs to the contact
 * that it names in `custom_fields`, never to another one; without a name, to the one in its place, if there is a record for
 * each.
 */
function recordsOf(data: readonly unknown[], contacts: Submitted) {
  const open = new Set(contacts.map(({ id }) => id));
  const hasPlaces = data.length === contacts.length;
  return data.flatMap((entry, index) => {
    const record = v.safeParse(EnrichedRecord, entry);
    if (!record.success) return [];
    const named = record.output.custom_fields?.contact;
    const id = namesContact(entry) ? named : hasPlaces ? contacts[index]?.id : undefined;
    return id !== undefined && open.delete(id) ? [{ id, record: record.output, entry }] : [];
  });
}

/** What the records of a result say of the contacts. */
export function foundIn(data: readonly unknown[], contacts: Submitted): Found[] {
  return recordsOf(data, contacts).map(({ id, record }) => {
    const emails = (record.email ?? []).slice(0, maxAddresses).flatMap((one) => {
      const { success, output } = v.safeParse(EmailResult, one);
      const quality = success ? qualityOf(output.qualification) : null;
      return success && quality !== null ? [{ address: output.email, quality }] : [];
    });
    const { phone, website, linkedin } = record;
    return { id, emails, phone, website, linkedin };
  });
}

const namesContact = (entry: unknown) =>
  typeof entry === "object" && entry !== null && "custom_fields" in entry && entry.custom_fields !== null;

/**
 * Contacts for which a credit may have been taken: all but those whose record says that it has no address. Which addresses
 * are paid is not documented.
 */
export function unitsIn(data: readonly unknown[], contacts: Submitted): number {
  const free = recordsOf(data, contacts).filter(({ entry }) => {
    const { email = null } = entry as { email?: unknown };
    return email === null || (Array.isArray(email) && email.length === 0);
  });
  return contacts.length - free.length;
}
