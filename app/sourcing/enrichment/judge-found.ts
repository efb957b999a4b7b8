import { emailIn, phoneIn, textIn, websiteIn } from "#app/prospects/import/cells.ts";
import type { NewProspect } from "#app/prospects/new-prospect.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";

/** How much a provider trusts an address: checked and a person's, plausible, or the company's own. */
export type AddressQuality = "verified" | "given" | "company";

/** What a provider says of a contact, in its own words. */
export type Found = {
  id: string;
  emails: readonly { address: string; quality: AddressQuality }[];
  phone: string | null;
  website: string | null;
  linkedin: string | null;
  companyLinkedin: string | null;
};

/** What is known of a contact after its enrichment, as a prospect stores it. */
export type EnrichedContact = Pick<NewProspect, "email" | "phone" | "website"> & {
  id: string;
  /** The address of the company, which is nobody's own. */
  companyEmail: string | null;
  /** Pages of the person and of the company, without scheme. */
  linkedin: string | null;
  companyLinkedin: string | null;
};

/**
 * Takes of what a provider says only what passes the checks of an import: what is no address, number or site is left out,
 * as if it had not been found. interpretation.md D131.
 */
export function judgeFound(found: Found): EnrichedContact {
  const number = read(found.phone, phoneIn);
  return {
    id: found.id,
    email: ownAddress(found, "verified") ?? ownAddress(found, "given") ?? { value: null, state: "missing" },
    companyEmail: firstAddress(found, "company"),
    phone: number === null ? { value: null, state: "missing" } : { value: number, state: "given" },
    website: read(found.website, websiteIn),
    linkedin: read(found.linkedin, (text) => linkedinIn(text, "in")),
    companyLinkedin: read(found.companyLinkedin, (text) => linkedinIn(text, "company")),
  };
}

function ownAddress(found: Found, state: "verified" | "given") {
  const value = firstAddress(found, state);
  return value === null ? null : { value, state };
}

function firstAddress({ emails }: Found, quality: AddressQuality): string | null {
  for (const found of emails) {
    const address = found.quality === quality ? read(found.address, emailIn) : null;
    if (address !== null) return address;
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

/** The address of a page of LinkedIn without scheme, query and language: `www.linkedin.com/in/helene-courtade`. */
function linkedinIn(text: string, kind: "in" | "company"): string | undefined {
  const address = websiteIn(text);
  const match = /^(?:[a-z]{2,3}\.)?linkedin\.com\/(in|company)\/([\w%.-]{1,120})\/?$/.exec(address ?? "");
  return match?.[1] === kind ? `www.linkedin.com/${kind}/${match[2]}` : undefined;
}
