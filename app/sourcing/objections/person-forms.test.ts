import { expect, test } from "vitest";
import { addressForm, formsOf, isShared, type Person } from "./person-forms.server.ts";

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
