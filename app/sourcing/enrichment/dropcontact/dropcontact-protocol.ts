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
  company_linkedin: optional,
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

/**
 * What the records of a result say of the contacts, each at most once. A record belongs to the contact that it names in
 * `custom_fields`, never to another one; without a name, to the one in its place, if there is a record for each.
 */
export function foundIn(data: readonly unknown[], contacts: readonly EnrichmentContact[]): Found[] {
  const places = data.length === contacts.length;
  const open = new Set(contacts.map(({ id }) => id));
  const found: Found[] = [];
  for (const [place, entry] of data.entries()) {
    const record = v.safeParse(EnrichedRecord, entry);
    if (!record.success) continue;
    const { custom_fields, email, phone, website, linkedin, company_linkedin } = record.output;
    const id = namesContact(entry) ? custom_fields?.contact : places ? contacts[place]?.id : undefined;
    if (id === undefined || !open.delete(id)) continue;
    const emails = (email ?? []).slice(0, maxAddresses).flatMap((one) => {
      const { success, output } = v.safeParse(EmailResult, one);
      const quality = success ? qualityOf(output.qualification) : null;
      return success && quality !== null ? [{ address: output.email, quality }] : [];
    });
    found.push({ id, emails, phone, website, linkedin, companyLinkedin: company_linkedin });
  }
  return found;
}

const namesContact = (entry: unknown) =>
  typeof entry === "object" && entry !== null && "custom_fields" in entry && entry.custom_fields !== null;

/**
 * Contacts for which a credit may have been taken: all but those whose record says that it has no address. Which addresses
 * are paid is not documented.
 */
export function unitsIn(data: readonly unknown[], contacts: readonly EnrichmentContact[]): number {
  const free = data.filter((entry) => {
    if (typeof entry !== "object" || entry === null) return false;
    const { email = null } = entry as { email?: unknown };
    return email === null || (Array.isArray(email) && email.length === 0);
  });
  return Math.max(0, contacts.length - free.length);
}
