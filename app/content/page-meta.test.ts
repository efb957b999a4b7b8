import { expect, test } from "vitest";
import { posts } from "./blog/posts.ts";
import { brand } from "./brand.ts";
import { home } from "./home/home-copy.ts";
import { pageMeta, shortened } from "./page-meta.ts";

test("the brand ends every title, also one that names it", () => {
  for (const title of [home.title, "Questions fréquentes", `Pourquoi ${brand.product} ?`])
    expect(pageMeta({ title, indexed: true })).toContainEqual({ title: `${title} | ${brand.product}` });
});

test("a description that search engines show whole stays as it is", () => {
  expect(shortened("x".repeat(160))).toBe("x".repeat(160));
});

test("a longer one ends with a sentence, or with a word when the first sentence is too long or too short", () => {
  const sentence = `${"mot ".repeat(20)}fin.`;
  expect(shortened(`${sentence} ${sentence} ${sentence}`)).toBe(sentence);
  const cut = shortened(`Oui. ${"mot ".repeat(60)}`);
  expect(cut).toMatch(/^Oui\. (mot )+mot…$/);
  expect(cut.length).toBeLessThanOrEqual(160);
});

test("every article is described in 70 to 160 characters, each in others", () => {
  const descriptions = posts
    .flatMap((post) =>
      post.hasPage ? pageMeta({ title: "", description: post.excerpt, indexed: true }) : [],
    )
    .flatMap((meta) => ("name" in meta && meta.name === "description" ? [String(meta.content)] : []));
  expect(new Set(descriptions).size).toBe(9);
  for (const description of descriptions) {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
