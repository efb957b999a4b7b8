import { expect, test } from "vitest";
import {
  addressForm,
  addressIn,
  formsOf,
  isSameMailbox,
  isShared,
  type Person,
} from "./person-forms.server.ts";

const named = (contact: string, siren: string | null = "123456782"): Person => ({
  ...{ email: null, contact, siren },
});

const areSame = (one: Person, other: Person) => formsOf(one).some((form) => formsOf(other).includes(form));

test.each([
  ["Hélène Courtade", "COURTADE Hélène"],
  ["Hélène Courtade", "Courtade Helene"],
  ["Hélène Courtade", "Mme Hélène COURTADE"],
  ["Hélène Courtade", "Ｈélène\u00A0Cour\u00ADtade"],
  ["Jean-Pierre Le Goff", "M. LE GOFF Jean Pierre"],
  ["Anne d’Arcy", "Anne D'ARCY"],
  // The register writes all first names.
  ["Jean Dupont", "Jean Marie Henri Dupont"],
  ["Jean Dupont", "DUPONT Jean Marie Henri"],
])("%s is %s in the same company", (one, other) => {
  expect(areSame(named(one), named(other))).toBe(true);
  expect(areSame(named(one), named(other, "987654324"))).toBe(false);
  expect(areSame(named(one, null), named(other, null))).toBe(false);
});

test.each([
  ["Jean-Marc Dupont", "Jean-Luc Dupont"],
  ["Jean Dupont", "Marie Dupont"],
  ["Jean Dupont", "Jean Durand"],
  ["Jean Dupont", "Dupont"],
  ["", ""],
  ["M.", "Mme"],
])("%s is not %s", (one, other) => {
  expect(areSame(named(one), named(other))).toBe(false);
});

test.each([
  ["Helene.Courtade@Vauclair.example", "helene.courtade@vauclair.example"],
  [" <helene@vauclair.example>", "mailto:helene@vauclair.example"],
  ["helene+salon@vauclair.example", "helene@vauclair.example"],
  ["ｈelene@vauclair.example", "hele\u00ADne@vauclair.example"],
  ["helene@société.example", "helene@xn--socit-esab.example"],
])("%s reaches the mailbox of %s", (one, other) => {
  expect(addressForm(one)).not.toBeNull();
  expect(addressForm(one)).toBe(addressForm(other));
});

test.each([
  " Helene+salon@Vauclair.example ",
  "<helene@vauclair.example>",
  "mailto:helene@vauclair.example",
  "<mailto:helene@vauclair.example>",
  "helene@vauclair.example?subject=x",
  "MAILTO:helene@vauclair.example?subject=Opposition&body=?",
])("an operator who pastes %j means helene@vauclair.example", (typed) => {
  expect(addressIn(typed)).toBe("helene@vauclair.example");
});

test.each([
  "Hélène Courtade <helene@vauclair.example>",
  "helene@vauclair.example, paul@vauclair.example",
  "a@b@vauclair.example",
  "helene@vauclair",
  "<>@vauclair.example",
  "mailto:?to=helene@vauclair.example",
  "@".repeat(65_536),
  `mailto:${"?".repeat(65_536)}`,
  `${"<".repeat(2_000)}a@vauclair.example`,
  `a@${"a.".repeat(2_000)}example`,
])("nobody objects by what is no single address: %#", (typed) => {
  expect(addressIn(typed)).toBeNull();
});

test("an address is the same mailbox with a tag and in capitals, and nothing is the same as no address", () => {
  expect(isSameMailbox("Helene+a@Vauclair.example", "helene+b@vauclair.example")).toBe(true);
  expect(isSameMailbox("helene@vauclair.example", "helen@vauclair.example")).toBe(false);
  expect(isSameMailbox("", "")).toBe(false);
});

test("an address that a company gives as its own recognises its records, and a person's own names nobody by it", () => {
  const record = { email: "helene@vauclair.example", contact: "Hélène Courtade", siren: null };
  const withCompany = { ...record, companyEmail: "lyon@vauclair.example" };
  const objecting = { email: "Lyon+x@vauclair.example", contact: "", siren: null };
  expect([areSame(withCompany, objecting), areSame(record, objecting)]).toEqual([true, false]);
});

test("other mailboxes are other people, whatever a mail service makes of dots", () => {
  expect(addressForm("h.courtade@vauclair.example")).not.toBe(addressForm("hcourtade@vauclair.example"));
  for (const none of ["", "@", "a@", "@b.example", "a b@c.example", "a\0@c.example", "\uD800@c.example"])
    expect(addressForm(none)).toBeNull();
});

test("what everybody of a company reads is nobody's own address", () => {
  for (const shared of ["contact@a.example", "Contact.Paris@a.example", "service-client@a.example"])
    expect(isShared(shared)).toBe(true);
  for (const own of ["helene@a.example", "infante@a.example", "h.contact@a.example"])
    expect(isShared(own)).toBe(false);
});

test.each([
  "a".repeat(64_000),
  "\uFDFA".repeat(64_000),
  "\0".repeat(64_000),
  "\uD800 ".repeat(32_000),
  "a ".repeat(32_000),
])("a hostile text (%#) becomes a few short forms", (text) => {
  const forms = formsOf({ email: `${text}@a.example`, contact: text, siren: "123456782" });
  expect(forms.length).toBeLessThanOrEqual(3);
  for (const form of forms) expect(form.length).toBeLessThan(5_000);
});
