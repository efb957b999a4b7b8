import { expect, test } from "vitest";
import { draftLimits } from "./draft-limits.ts";
import { mailLinks } from "./mail-links.ts";

const mail = { subject: "Été & déjà 100 %?", body: "Bonjour {{prénom}},\n\nUn + deux = trois & #4\n" };

test("each link carries subject and body to the letter", () => {
  const [gmail, outlook, program] = mailLinks(mail);
  for (const [link, subject] of [
    [gmail, "su"],
    [outlook, "subject"],
  ] as const) {
    const { searchParams } = new URL(link?.href ?? "");
    expect(searchParams.get(subject)).toBe(mail.subject);
    expect(searchParams.get("body")).toBe(mail.body.replaceAll("\n", "\r\n"));
  }
  expect(new URL(gmail?.href ?? "").searchParams.get("view")).toBe("cm");
  expect(program?.href).toMatch(/^mailto:\?subject=[^+ ]*&body=[^+ ]*%0D%0A[^+ ]*$/);
  expect([gmail, outlook, program].map((link) => link?.isWhole)).toEqual([true, true, true]);
  // No link names a receiver: the customer chooses.
  expect(program?.href).not.toContain("@");
});

test("a mail that is too long for a link opens with its subject alone, whatever its characters", () => {
  const services = (body: string) =>
    mailLinks({ subject: "Objet", body }).map(({ isWhole, href }) => [isWhole, href.length < 8_001]);
  expect(services("x".repeat(2_500))).toEqual([
    [true, true],
    [true, true],
    [false, true],
  ]);
  for (const sign of ["é", "👩", "\ud800", "\n", "%"]) {
    const links = mailLinks({ subject: "s".repeat(draftLimits.email.subject), body: sign.repeat(9_000) });
    expect(links.map(({ isWhole }) => isWhole)).toEqual([false, false, false]);
    for (const { href } of links) expect(href).not.toContain("body");
  }
});

test("the longest subject fits the links, or is left out", () => {
  const subject = "👩".repeat(draftLimits.email.subject);
  for (const { href, service } of mailLinks({ subject, body: "x".repeat(9_000) }))
    expect(href.length).toBeLessThan(service === "program" ? 2_000 : 8_000);
});
