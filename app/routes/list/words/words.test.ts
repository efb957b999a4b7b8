import { expect, test } from "vitest";
import { mailHref, phoneHref, siteHref } from "../record/hrefs.ts";
import { headcountText, stepWords } from "./event-words.ts";
import { chosenMoment, fieldsOf, nextDays } from "./next-days.ts";
import { momentText } from "./when.ts";

/** A Thursday at 14:00 in Paris, before the public holiday of 8 May. */
const now = Date.parse("2026-05-07T12:00:00.000Z");
const plain = (text: string) => text.replaceAll("\u00A0", " ");

test.each([
  ["2026-05-07T07:00:00Z", "aujourd’hui à 9 h"],
  ["2026-05-08T12:30:00Z", "demain à 14 h 30"],
  ["2026-05-06T07:05:00Z", "hier à 9 h 05"],
  ["2026-05-11T07:00:00Z", "lundi à 9 h"],
  ["2026-05-13T22:30:00Z", "le 14 mai à 0 h 30"],
  ["2026-04-02T07:00:00Z", "le 2 avril à 9 h"],
  ["2027-01-14T08:00:00Z", "le 14 janvier 2027 à 9 h"],
])("%s is said as %s", (moment, said) => {
  expect(plain(momentText(Date.parse(moment), now))).toBe(said);
});

test("a step whose day is over says how late it is, and one of today its hour", () => {
  const step = (at: string | null) => stepWords({ what: "Appeler", at }, now, { isRow: true });
  const said = (at: string | null) => plain(step(at).text);
  expect(said("2026-05-06T07:00:00Z")).toBe("En retard depuis hier : Appeler");
  expect(said("2026-05-04T07:00:00Z")).toBe("En retard de 3 jours : Appeler");
  expect(step("2026-05-04T07:00:00Z").isLate).toBe(true);
  expect(said("2026-05-07T07:00:00Z")).toBe("Appeler à 9 h");
  expect(step("2026-05-07T07:00:00Z").isLate).toBe(false);
  expect(said(null)).toBe("Appeler");
  expect(stepWords(null, now).text).toBe("Aucune étape");
});

test("a press plans working mornings of Paris", () => {
  const days = Object.values(nextDays).map((day) => day(now).toISOString());
  // Friday is a public holiday.
  expect(days).toEqual(["2026-05-11T07:00:00.000Z", "2026-05-13T07:00:00.000Z", "2026-05-11T07:00:00.000Z"]);
  // From a Sunday; the Monday after it is Whit Monday, another public holiday.
  expect(nextDays.nextWeek(Date.parse("2026-05-24T10:00:00Z")).toISOString()).toBe(
    "2026-05-26T07:00:00.000Z",
  );
  expect(nextDays.nextWeek(Date.parse("2026-05-25T10:00:00Z")).toISOString()).toBe(
    "2026-06-01T07:00:00.000Z",
  );
});

test("a day and an hour are those of Paris, in winter and in summer, and come back as they were typed", () => {
  expect(chosenMoment("2026-03-02", "14:30")?.toISOString()).toBe("2026-03-02T13:30:00.000Z");
  expect(chosenMoment("2026-07-01", "09:05")?.toISOString()).toBe("2026-07-01T07:05:00.000Z");
  expect(fieldsOf(Date.parse("2026-07-01T07:05:00.000Z"))).toEqual({ day: "2026-07-01", hour: "09:05" });
  for (const [day, hour] of [
    ["", "09:00"],
    ["2026-13-01", "09:00"],
    ["1999-01-01", "09:00"],
    ["2026-03-02", ""],
    ["2026-03-02", "24:00"],
    ["02/03/2026", "9 h"],
  ] as const)
    expect(chosenMoment(day, hour), `${day} ${hour}`).toBeNull();
});

test("sizes are said as far as they are known", () => {
  expect(headcountText(null)).toBe("effectif inconnu");
  expect(plain(headcountText({ min: 50, max: 99 }))).toBe("50 à 99 salariés");
  expect(plain(headcountText({ min: 7, max: 7 }))).toBe("7 salariés");
  expect(headcountText({ min: 10_000, max: null })).toMatch(/^10.000.salariés et plus$/);
});

test.each([
  ["01 99 00 14 27", "tel:0199001427"],
  ["+33 (0)1 99 00 14 27", "tel:+33199001427"],
  ["01.99.00.14.27 poste 12", "tel:0199001427"],
  ["01 99 00 14 27;ext=5", "tel:0199001427"],
  ["javascript:alert(1)", null],
  ["à demander", null],
])("the number %s is dialled as %s", (number, href) => {
  expect(phoneHref(number)).toBe(href);
});

test("an address adds nothing to a mail", () => {
  expect(mailHref("a.b@c.example")).toBe("mailto:a.b@c.example");
  expect(mailHref("a@c.example?bcc=d@e.example&body=x")).toBe(
    "mailto:a@c.example%3Fbcc%3Dd%40e.example%26body%3Dx",
  );
});

test.each([
  ["vauclair.example", "https://vauclair.example/"],
  ["http://vauclair.example/a b", "http://vauclair.example/a%20b"],
  ["javascript:alert(1)", null],
  ["https://bank.example@evil.example", null],
  ["data:text/html,x", null],
  ["pas de site", null],
  ["https://", null],
])("the website %s leads to %s", (website, href) => {
  expect(siteHref(website)).toBe(href);
});
