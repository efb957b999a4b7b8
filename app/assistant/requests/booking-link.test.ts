import { expect, test } from "vitest";
import { bookingLink } from "./booking-link.ts";

const hostile = `A&B="<x>"#/?é 100% \u202E\uD800`;

test.each([
  ["https://cal.exemple/30min", "Pômmy", "https://cal.exemple/30min?company=P%C3%B4mmy"],
  ["https://cal.exemple/30min?a=1&company=x#slot", "A&B", "https://cal.exemple/30min?a=1&company=A%26B#slot"],
  ["https://cal.exemple/#slot", " ", "https://cal.exemple/#slot"],
  ["/reservation", "Pômmy", "/reservation"],
])("%s for %s", (url, name, link) => expect(bookingLink(url, name)).toBe(link));

test("no name leaves its parameter, however long", () => {
  const url = new URL(bookingLink("https://cal.exemple/a?b=c#d", hostile.repeat(1_000)));
  expect([url.origin, url.pathname, url.hash, [...url.searchParams.keys()]]).toEqual([
    "https://cal.exemple",
    "/a",
    "#d",
    ["b", "company"],
  ]);
  expect(url.href).toMatch(/^[\x21-\x7E]+$/);
  expect(url.href.length).toBeLessThan(2_500);
});
