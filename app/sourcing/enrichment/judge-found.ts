import { emailIn, linkedinIn, phoneIn, textIn, websiteIn } from "#app/prospects/import/cells.ts";
import type { NewProspect } from "#app/prospects/new-prospect.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import { isShared } from "../objections/person-forms.server.ts";

/** How much a provider trusts an address: checked and a person's, plausible, or the company's own. */
export type AddressQuality = "verified" | "given" | "company";

/** What a provider says of a contact, in its own words. */
export type Found = {
  id: string;
  emails: readonly { address: string; quality: AddressQuality }[];
  phone: string | null;
  website: string | null;
  linkedin: string | null;
};

/** What is known of a contact after its enrichment, as a prospect stores it. */
export type EnrichedContact = { id: string } & Pick<
  NewProspect,
  "email" | "phone" | "website" | "linkedin" | "companyEmail"
>;

/**
 * Takes of what a provider says only what passes the checks of an import: what is no address, number or site is left out,
 * as if it had not been found. An address that a company gives to whoever answers it (contact@, info@) is the company's, however
 * a provider qualifies it. interpretation.md D131, D158.
 */
export function judgeFound(found: Found): EnrichedContact {
  const number = read(found.phone, phoneIn);
  return {
    id: found.id,
    email: ownAddress(found, "verified") ?? ownAddress(found, "given") ?? { value: null, state: "missing" },
    companyEmail: firstAddress(found, "company"),
    phone: number === null ? { value: null, state: "missing" } : { value: number, state: "given" },
    website: read(found.website, websiteIn),
    linkedin: read(found.linkedin, linkedinIn),
  };
}

function ownAddress(found: Found, state: "verified" | "given") {
  const value = firstAddress(found, state);
  return value === null ? null : { value, state };
}

function firstAddress({ emails }: Found, quality: AddressQuality): string | null {
  for (const found of emails) {
    const address = read(found.address, emailIn);
    if (address !== null && (isShared(address) ? "company" : found.quality) === quality) return address;
  }
  return null;
}

/** The value in a text as an import would read it from a cell; `null` for none. */
function read(text: string | null, parse: (text: string) => string | undefined): string | null {
  // Judged before any pattern reads it.
  if (text === null || text.length > prospectLimits.line) return null;
  if (!text.isWellFormed() || /\p{Cc}/u.test(text)) return null;
  const line = textIn(text);
  return line === "" ? null : (parse(line) ?? null);
}
