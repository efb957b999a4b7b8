import { expect, onTestFinished, test, vi } from "vitest";
import { profile as copy } from "#app/content/signed-in/profile-copy.ts";
import { hostileAddresses } from "#test/hostile/hostile-addresses.ts";
import { isWebAddress, maxLengths, parseProfile, valuesIn } from "./profile-schema.ts";

const whole = {
  company_name: "Aubade Conseil",
  industry: "Conseil en énergie",
  linkedin_url: "",
  sender_name: "",
  icp_industry: "",
  icp_title: "Directrice des achats",
  icp_size: "pme",
  icp_location: "Île-de-France",
  value_prop: "Moitié moins de facture.\r\nSans travaux.",
  tone: "direct",
  common_objections: "",
  primary_goal: "rdv",
  calendly_url: "https://agenda.exemple.fr/aubade/30min",
  banned_phrases: "",
};

test("a profile is trimmed and otherwise unchanged", () => {
  expect(parseProfile({ ...whole, company_name: "  Aubade Conseil " })).toEqual({
    ok: true,
    profile: { ...whole, value_prop: "Moitié moins de facture.\nSans travaux." },
  });
});

test.each(["company_name", "industry", "icp_title", "icp_location", "value_prop"] as const)(
  "%s is required and needs a visible character",
  (field) => {
    for (const blank of ["", "   ", "\n", "\u200b\u2060", "\u00ad"])
      expect(parseProfile({ ...whole, [field]: blank })).toEqual({
        ok: false,
        errors: { [field]: "Ce champ est à remplir." },
      });
  },
);

test.each([
  ["icp_size", ["auto-entrepreneur", "tpe", "pme", "grands-comptes", "tous"]],
  ["tone", ["friendly", "direct", "formal", "premium", "inspirational"]],
  ["primary_goal", ["rdv", "engagement", "feedback", "autre"]],
] as const)("%s accepts only its enumerated values", (field, values) => {
  for (const value of values) expect(parseProfile({ ...whole, [field]: value }).ok).toBe(true);
  for (const value of ["", "PME", "direct ", "__proto__", "constructor", "<b>"])
    expect(parseProfile({ ...whole, [field]: value })).toMatchObject({ ok: false });
});

test.each(["linkedin_url", "common_objections", "calendly_url", "banned_phrases"] as const)(
  "%s may stay empty",
  (field) => {
    expect(parseProfile({ ...whole, [field]: " " }).ok).toBe(true);
  },
);

test("a line and a text have a maximum length in code points", () => {
  const { line, text } = maxLengths;
  expect(parseProfile({ ...whole, company_name: "🌅".repeat(line), value_prop: "é".repeat(text) }).ok).toBe(
    true,
  );
  expect(parseProfile({ ...whole, company_name: "x".repeat(line + 1) }).ok).toBe(false);
  expect(parseProfile({ ...whole, value_prop: "x".repeat(text + 1) }).ok).toBe(false);
});

test("a far too long text is refused without further checks", () => {
  const canParse = vi.spyOn(URL, "canParse");
  onTestFinished(() => canParse.mockRestore());
  const { tooLong } = copy.errors;
  for (const [field, max] of [
    ["calendly_url", maxLengths.address],
    ["company_name", maxLengths.line],
    ["value_prop", maxLengths.text],
    ["banned_phrases", maxLengths.text],
  ] as const)
    for (const text of [" ".repeat(64_000), "\0".repeat(64_000), `https://${"x".repeat(64_000)}`])
      expect(parseProfile({ ...whole, [field]: text })).toEqual({
        ok: false,
        errors: { [field]: tooLong(max) },
      });
  expect(canParse.mock.calls.filter(([text]) => String(text).length > 1_000)).toEqual([]);
});

test("characters that PostgreSQL cannot store are refused", () => {
  for (const text of ["a\0b", "\ud800", "x\udc00"])
    expect(parseProfile({ ...whole, banned_phrases: text })).toMatchObject({ ok: false });
});

test("a field that is not text counts as empty", () => {
  expect(valuesIn({ company_name: new File([], "x"), tone: 4, __proto__: { industry: "x" } })).toMatchObject({
    company_name: "",
    tone: "",
  });
});

test.each([
  "http://exemple.fr",
  "https://www.linkedin.com/company/aubade-conseil/",
  "HTTPS://EXEMPLE.FR/É?a=b&c#d",
  "https://user@exemple.fr:8443/30min",
  "http://[2001:db8::1]/",
])("%j is a web address", (text) => {
  expect(isWebAddress(text)).toBe(true);
});

test.each(hostileAddresses)("%j is not a web address", (text) => {
  expect(isWebAddress(text)).toBe(false);
});

test.each(["linkedin_url", "calendly_url"] as const)("%s accepts only http and https", (field) => {
  expect(parseProfile({ ...whole, [field]: "HTTP://exemple.fr" }).ok).toBe(true);
  for (const text of [...hostileAddresses, "exemple.fr", "www.exemple.fr", "mailto:a@exemple.fr"])
    expect(parseProfile({ ...whole, [field]: text }), text).toMatchObject({ ok: false });
});
