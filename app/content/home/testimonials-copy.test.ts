import { expect, test } from "vitest";
import { testimonials, testimonialsCopy } from "./testimonials-copy.ts";

test("the three testimonials have five stars and every field of ENT-05", () => {
  expect(testimonials).toHaveLength(3);
  for (const { quote, author, title, company, stars, source } of testimonials) {
    expect([quote, author, title, company].every((text) => text.length > 3)).toBe(true);
    expect(stars).toBe(5);
    expect(source).toBeTypeOf("string");
  }
});

test("while a quote has no source, the heading says that these are examples, and the text below that they are no reviews", () => {
  if (testimonials.every(({ source }) => source !== "")) return;
  expect(testimonialsCopy.title).toMatch(/exemples, écrits par nous/);
  expect(testimonialsCopy.examples).toMatch(/pas des avis de clients.*étoiles/);
});
