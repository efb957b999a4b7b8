import { createHash } from "node:crypto";
import { folded } from "#app/french/folded.ts";

/** A record as it is submitted ("Input record"). */
export type InputRecord = {
  first_name?: string;
  last_name?: string;
  company?: string;
  num_siren?: string;
  website?: string;
  email?: string;
  custom_fields?: Record<string, unknown>;
};

/**
 * What the service says of a record, the same each time: of a hundred people 55 have an address of their own, 15 one of a
 * domain that takes everything, 10 only their company's, and 20 none. All of it is invented.
 */
export function inventedAnswer(record: InputRecord): Record<string, unknown> {
  const { first_name = "", last_name = "", company = "", num_siren, custom_fields } = record;
  const [chance = 0, digits = 0, more = 0] = createHash("sha256")
    .update([first_name, last_name, company].join("\n"))
    .digest();
  const person = `${slug(first_name)}.${slug(last_name)}`;
  const domain = `${slug(company) || "societe"}.example`;
  const own = { email: `${person}@${domain}`, qualification: "nominative@pro" };
  const any = { email: `${person}@${domain}`, qualification: "catch-all@pro" };
  const generic = { email: `contact@${domain}`, qualification: "generic@pro" };
  const share = (chance * 100) / 256;
  const email = share < 55 ? [own, generic] : share < 70 ? [any] : share < 80 ? [generic] : null;
  // Only attributes that are known are present.
  return {
    ...{ first_name, last_name, full_name: `${first_name} ${last_name}`, company },
    ...(num_siren && { siren: num_siren }),
    ...(email && { email }),
    ...(digits % 2 === 0 && { phone: `+33 1 99 00 ${twoDigits(digits)} ${twoDigits(more)}` }),
    ...(digits % 3 !== 0 && { website: `www.${domain}` }),
    ...(digits % 4 === 0 && { linkedin: `https://www.linkedin.com/in/exemple-${person.replace(".", "-")}` }),
    ...(digits % 5 === 0 && {
      company_linkedin: `https://www.linkedin.com/company/exemple-${slug(company)}`,
    }),
    ...(custom_fields && { custom_fields }),
  };
}

const twoDigits = (byte: number) => String(byte % 100).padStart(2, "0");

const slug = (text: string) =>
  folded(text)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
