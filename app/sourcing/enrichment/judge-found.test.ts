import { expect, test } from "vitest";
import { type Found, judgeFound } from "./judge-found.ts";

const nothing: Found = {
  ...{ id: "7f1fd5ba-9a4b-4f0c-8f43-0d9a3c0a7a11", emails: [] },
  ...{ phone: null, website: null, linkedin: null },
};
const missing = { value: null, state: "missing" };

test("what is right is stored as an import would store it", () => {
  const found: Found = {
    ...nothing,
    emails: [
      { address: "Helene.Courtade@Vauclair.example", quality: "verified" },
      { address: "contact@vauclair.example", quality: "company" },
    ],
    ...{ phone: "+33 1 99 00 14 27", website: "www.vauclair.example" },
    linkedin: "https://fr.linkedin.com/in/exemple-helene-courtade/?trk=x",
  };
  expect(judgeFound(found)).toEqual({
    id: nothing.id,
    email: { value: "helene.courtade@vauclair.example", state: "verified" },
    companyEmail: "contact@vauclair.example",
    phone: { value: "01 99 00 14 27", state: "given" },
    website: "www.vauclair.example",
    linkedin: "www.linkedin.com/in/exemple-helene-courtade",
  });
});

test.each(["contact@vauclair.example", "Info@vauclair.example", "service.clients@vauclair.example"])(
  "%s is the company's, though the provider calls it a person's own",
  (address) => {
    const { email, companyEmail } = judgeFound({ ...nothing, emails: [{ address, quality: "verified" }] });
    expect([email, companyEmail]).toEqual([missing, address.toLowerCase()]);
  },
);

test("a checked address goes before a plausible one, and a company's is never the person's", () => {
  const emails: Found["emails"] = [
    { address: "contact@vauclair.example", quality: "company" },
    { address: "h.courtade@vauclair.example", quality: "given" },
    { address: "=HYPERLINK(1)", quality: "verified" },
    { address: "helene@vauclair.example", quality: "verified" },
  ];
  expect(judgeFound({ ...nothing, emails }).email).toEqual({
    value: "helene@vauclair.example",
    state: "verified",
  });
  expect(judgeFound({ ...nothing, emails: emails.slice(0, 3) }).email).toEqual({
    value: "h.courtade@vauclair.example",
    state: "given",
  });
  const ofCompany = judgeFound({ ...nothing, emails: emails.slice(0, 1) });
  expect([ofCompany.email, ofCompany.companyEmail]).toEqual([missing, "contact@vauclair.example"]);
});

test.each([
  "=cmd|'/c calc'!A1",
  "+1+cmd|'/c calc'!A1",
  "<script>alert(1)</script>",
  "x".repeat(65_536),
  "a@b",
  "a@vauclair.example\nBcc: b@vauclair.example",
  "\u0000",
  "\uD800",
  "javascript:alert(1)",
  "https://user:secret@vauclair.example",
  "n/a",
  "",
])("%j is no address, number, site or page", (text) => {
  const emails = (["verified", "given", "company"] as const).map((quality) => ({ address: text, quality }));
  const found = { ...nothing, emails, phone: text, website: text, linkedin: text };
  expect(judgeFound(found)).toEqual({
    ...{ id: nothing.id, email: missing, companyEmail: null, phone: missing },
    ...{ website: null, linkedin: null },
  });
});

test.each([
  "https://evil.example/linkedin.com/in/helene",
  "https://www.linkedin.com.evil.example/in/helene",
  "https://notlinkedin.com/in/helene",
  "https://www.linkedin.com/company/vauclair",
  "https://www.linkedin.com/in/helene/../../feed",
  "https://www.linkedin.com/in/%3Cscript",
])("%s is no page of a person on LinkedIn", (linkedin) => {
  const { linkedin: stored } = judgeFound({ ...nothing, linkedin });
  expect(stored === null || /^www\.linkedin\.com\/in\/[\w%.-]+$/.test(stored)).toBe(true);
  if (!linkedin.includes("%3C")) expect(stored).toBeNull();
});
