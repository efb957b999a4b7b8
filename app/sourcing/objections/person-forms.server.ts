import { domainToASCII } from "node:url";
import { mailboxOf } from "#app/accounts/mailbox-of.ts";
import { folded } from "#app/french/folded.ts";
import { nameParts } from "#app/prospects/export/name-parts.ts";

/** A person as a record or a request names them. What is unknown is "" or null. */
export type Person = {
  email: string | null;
  contact: string;
  siren: string | null;
  /** The general address of the company in the record, which tells nothing about who somebody is. */
  companyEmail?: string | null;
};

/** Characters that are read. What a record stores is shorter. */
const most = 1_000;

/**
 * The texts by which a person is recognised, for writing an objection and for checking it: the address, and the name with the
 * SIREN of the company, whole and as first and last name alone. Two people are taken for one if any of these agrees: who
 * objects by an address that a company gives as its own is in no record that has it. interpretation.md D143, D158.
 */
export function formsOf({ email, contact, siren, companyEmail = null }: Person): string[] {
  const addresses = [email, companyEmail].map((text) => (text === null ? null : addressForm(text)));
  return [
    ...addresses.flatMap((address) => (address === null ? [] : [`address\n${address}`])),
    ...(siren === null ? [] : nameForms(contact).map((name) => `name\n${siren}\n${name}`)),
  ];
}

/** The mailbox of an address, as it is compared; `null` for what is no address. */
export function addressForm(text: string): string | null {
  const bare = text
    .slice(0, most)
    .trim()
    .replace(/^mailto:/i, "")
    .replace(/^<([^<>]*)>$/, "$1");
  const at = bare.lastIndexOf("@");
  const domain = domainToASCII(bare.slice(at + 1)) || bare.slice(at + 1);
  const address = mailboxOf(folded(`${bare.slice(0, Math.max(at, 0))}@${domain}`));
  return address.length <= 254 && /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(address) ? address : null;
}

/**
 * The address that somebody typed or pasted (` A+tag@B.example `, `<a@b.example>`, `mailto:a@b.example?subject=x`), as it is
 * compared; `null` for what is no address to which a mail could go.
 */
export function addressIn(text: string): string | null {
  const bare = text
    .slice(0, most)
    .trim()
    .replace(/^<([^<>]*)>$/, "$1")
    .replace(/^mailto:([^?]*)(?:\?.*)?$/is, "$1");
  const address = addressForm(bare);
  const at = address?.lastIndexOf("@") ?? -1;
  const isMailbox =
    address !== null &&
    /^[^\s<>()[\],;:"\\]+$/.test(address.slice(0, at)) &&
    /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(address.slice(at + 1));
  return isMailbox ? address : null;
}

/** True for the address of the same mailbox. */
export const isSameMailbox = (one: string, other: string): boolean =>
  addressForm(one) !== null && addressForm(one) === addressForm(other);

/** True for an address that a company gives to whoever answers it: it says nothing about who somebody is. */
export function isShared(address: string): boolean {
  const [first = ""] = folded(address.slice(0, most)).split(/[^a-z]/);
  return sharedNames.has(first);
}

const sharedNames = new Set(
  `accueil achat achats admin administration agence assistance atelier boutique bonjour bureau cabinet client clients commande
  commandes commercial commerciaux communication compta comptabilite contact contacts courrier devis direction facturation gestion
  hello info information informations infos mail magasin mairie marketing no noreply office postmaster presse recrutement reception
  reservation rh sales sav secretariat service services support vente ventes webmaster`.split(/\s+/),
);

/** The words of a name in the order of the alphabet, since lists differ in theirs: all of them, then the first and the last alone. */
function nameForms(contact: string): string[] {
  const words = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const tokens = contact
    .slice(0, most)
    .split(/\s+/)
    .map((token) => ({ token, parts: words(token) }))
    .filter(({ parts }) => parts.length > 0);
  const named = tokens.filter(({ parts }) => !titles.has(parts.join("")));
  const kept = (named.length > 0 ? named : tokens).map(({ token }) => token).join(" ");
  const { firstName, lastName } = nameParts(kept);
  // A compound first name is one word here: Jean-Marc and Jean-Luc of one family are two people.
  const inOrder = `${firstName} ${lastName}`.split(/\s+/).map((token) => words(token).join(""));
  const all = inOrder.filter((word) => word !== "");
  const usual = [all[0], all.at(-1)];
  const forms = [words(kept), all.length > 1 ? usual : all].map((each) => [...each].sort().join(" "));
  return [...new Set(forms)].filter((form) => form !== "");
}

const titles = new Set(
  "m mr mme mlle monsieur madame mademoiselle dr docteur me maitre pr prof professeur mrs ms".split(" "),
);
