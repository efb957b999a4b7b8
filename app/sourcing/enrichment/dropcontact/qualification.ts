import { folded } from "#app/french/folded.ts";
import type { AddressQuality } from "../judge-found.ts";

/** The first half of a qualification, in the languages and spellings that the documentation has had. */
const localParts: Record<string, AddressQuality> = {
  nominative: "verified",
  nominatif: "verified",
  "catch all": "given",
  generic: "company",
  generique: "company",
};

/**
 * What a qualification such as `nominative@pro` is worth; `null` for an address that is not taken: a private or disposable
 * one, one that does not exist or was not validated, one that wants no mail, and whatever is not documented.
 * interpretation.md D131.
 */
export function qualityOf(qualification: string): AddressQuality | null {
  const [local = "", domain = "", ...rest] = qualification.split("@");
  if (rest.length > 0 || folded(domain).trim() !== "pro") return null;
  const name = folded(local)
    .replace(/[-_\s]+/g, " ")
    .trim();
  return Object.hasOwn(localParts, name) ? (localParts[name] ?? null) : null;
}
