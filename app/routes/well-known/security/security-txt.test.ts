import { expect, test } from "vitest";
import { securityTxt } from "./security-txt.ts";

const at = (now: string, contactEmail = "contact@matinal.example") =>
  securityTxt({ appUrl: "https://www.matinal.example", contactEmail, now: new Date(now) });

test("it has each field of RFC 9116 that we can fill in, once", () => {
  expect(at("2026-11-22T16:00:00Z")).toBe(
    `Contact: mailto:contact@matinal.example
Expires: 2027-05-21T00:00:00Z
Preferred-Languages: fr, en
Canonical: https://www.matinal.example/.well-known/security.txt
`,
  );
});

test("it is the same all day, and expires in less than a year, whenever it is read", () => {
  expect(at("2026-11-22T00:00:00Z")).toBe(at("2026-11-22T23:59:59.999Z"));
  for (const now of ["2026-02-28T12:00:00Z", "2028-02-29T00:00:00Z", "2030-12-31T23:59:59Z"]) {
    const expires = Date.parse(at(now).match(/^Expires: (.+)$/m)?.[1] ?? "");
    const days = (expires - Date.parse(now)) / (24 * 60 * 60 * 1000);
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(365);
  }
});

test.each([
  ["Sécurité <securite+b2b@matinal.example>", "securite+b2b@matinal.example"],
  ["o'neil&co?x=1#%@matinal.example", "o'neil%26co%3Fx%3D1%23%25@matinal.example"],
])("the contact %s is mailto:%s", (contact, address) => {
  expect(at("2026-11-22T00:00:00Z", contact)).toContain(`Contact: mailto:${address}\n`);
});
