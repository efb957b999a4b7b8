import { createHash } from "node:crypto";
import { folded } from "#app/french/folded.ts";
import type { Company, Director } from "../../register/company.ts";

/** What tells a person in a company apart from all others, without their name: the same on every node and in every night. */
export function personKey({ siren }: Pick<Company, "siren">, director: Director): string {
  const name = [director.familyName, director.firstNames].map((text) =>
    folded(text)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim(),
  );
  return createHash("sha256")
    .update(`${siren}\n${name.join("\n")}`)
    .digest("base64url");
}

/** A director's name as people write it: the first of the first names, and the family name. */
export function nameOf({ firstNames, familyName }: Director): { first: string; last: string; whole: string } {
  const [first = ""] = firstNames.split(/[\s,]+/).filter(Boolean);
  const name = { first: titled(first), last: titled(familyName) };
  return { ...name, whole: `${name.first} ${name.last}`.trim() };
}

/** The register writes names in capitals. */
function titled(name: string): string {
  if (name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
