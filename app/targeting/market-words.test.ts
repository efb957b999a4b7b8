import { expect, test } from "vitest";
import { queryOf, wordsIn } from "./market-words.ts";

test("words survive their address, on one line and without what no address should carry", () => {
  const words = { sector: "cafés & thés + bars", size: "", place: "Île-de-France, 69" };
  expect(queryOf(words)).toBe("secteur=caf%C3%A9s+%26+th%C3%A9s+%2B+bars&lieu=%C3%8Ele-de-France%2C+69");
  expect(wordsIn(new URLSearchParams(queryOf(words)))).toEqual(words);
  expect(wordsIn(new URLSearchParams("secteur=%00a%0Ab%ED%A0%80&secteur=c&lieu=+&x=y"))).toEqual({
    sector: "a b\uFFFD\uFFFD\uFFFD",
    size: "",
    place: "",
  });
  expect(queryOf({ sector: "\ud800", size: " \t", place: "" })).toBe("secteur=%EF%BF%BD");
});

test("an address that names none of the three asks for nothing", () => {
  expect(wordsIn(new URLSearchParams("utm_source=x&sector=y"))).toBeNull();
});
