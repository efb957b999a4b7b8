import { brand } from "#app/content/brand.ts";

const addresses = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g;
const numbers = /(?:\+33|0)[ .]?[1-9](?:[ .]?\d{2}){4}/g;
const links = /https?:\/\/[^\s)>\]]+/g;

/** Addresses, numbers and links of an answer that neither the case nor the product gives. */
export function inventedContacts(answer: string, given: string): string[] {
  const known = [given, brand.email, brand.phone.label, brand.domain].join("\n").toLowerCase();
  const digits = known.replace(/\D+/g, "");
  return [
    ...(answer.match(addresses) ?? []).filter((address) => !known.includes(address.toLowerCase())),
    ...(answer.match(numbers) ?? []).filter(
      (number) => !digits.includes(number.replace(/\D+/g, "").slice(-9)),
    ),
    ...(answer.match(links) ?? []).filter(
      (link) => !known.includes(link.toLowerCase().replace(/[.,;:]+$/, "")),
    ),
  ];
}
