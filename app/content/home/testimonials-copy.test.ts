import { expect, test } from "vitest";
import { testimonials } from "./testimonials-copy.ts";

test("the three testimonials have five stars and every field of ENT-05", () => {
  expect(testimonials).toHaveLength(3);
  for (const { quote, author, title, company, stars, source } of testimonials) {
    expect([quote, author, title, company].every((text) => text.length > 3)).toBe(true);
    expect(stars).toBe(5);
    expect(source).toBeTypeOf("string");
  }
});
