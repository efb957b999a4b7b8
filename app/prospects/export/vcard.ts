import { brand } from "#app/content/brand.ts";
import type { ProspectRecord } from "../prospects-protocol.ts";
import { contentLines, textValue } from "./content-lines.ts";
import { nameParts } from "./name-parts.ts";
import { sourceLines } from "./source-lines.ts";

/**
 * A prospect as a vCard 3.0 (RFC 2426), which telephones, Outlook and Apple's contacts all import; of 4.0 Outlook reads
 * less. Outlook takes text for Windows-1252 unless CHARSET says otherwise, a parameter that the others ignore. The note says where the
 * data come from. The company's own address is none of the person's, and so not in it.
 */
export function vcardOf(record: ProspectRecord): string {
  const { id, contact, company, role, email, phone, website, linkedin, city, sources } = record;
  const { firstName, lastName } = nameParts(contact);
  const structured = (...parts: string[]) => parts.map(textValue).join(";");
  const optional = (name: string, value: string | null) => (value ? [property(name, textValue(value))] : []);
  return contentLines([
    "BEGIN:VCARD",
    "VERSION:3.0",
    `PRODID:-//${textValue(brand.product)}//FR`,
    `UID:urn:uuid:${id}`,
    property("FN", textValue(contact || company)),
    property("N", structured(lastName, firstName, "", "", "")),
    property("ORG", structured(company)),
    ...optional("TITLE", role),
    ...optional("EMAIL;TYPE=INTERNET,WORK", email.value),
    ...optional("TEL;TYPE=WORK,VOICE", phone.value),
    ...optional("URL", website),
    ...optional("X-SOCIALPROFILE;TYPE=linkedin", linkedin && `https://${linkedin}`),
    ...optional("NOTE", sourceLines(sources).join("\n")),
    ...(city ? [property("ADR;TYPE=WORK", structured("", "", "", city, "", "", ""))] : []),
    "END:VCARD",
  ]);
}

const property = (name: string, value: string) =>
  `${name}${/[^\p{ASCII}]/u.test(value) ? ";CHARSET=UTF-8" : ""}:${value}`;
