import { expect, test } from "vitest";
import { senderOf } from "./sender.ts";

test.each([
  ["claire roy", "Claire Roy"],
  ["KARIM BENALI", "Karim Benali"],
  ["JP Roussel", "JP Roussel"],
  ["Mr Tissot", "M. Tissot"],
  ["Jeanne Tissot (gérante)", "Jeanne Tissot"],
  ["paul.roy@verdure.example", null],
])("%j signs as %s", (typed, name) => {
  expect(senderOf(typed, 60, (text) => text !== "")).toBe(name);
});
