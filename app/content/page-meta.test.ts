import { expect, test } from "vitest";
import { posts } from "./blog/posts.ts";
import { brand } from "./brand.ts";
import { home } from "./home/home-copy.ts";
import { pageMeta, shortened } from "./page-meta.ts";

test("every title ends with the brand, even one that names it", () => {
  for (const title of [home.title, "Questions fréquentes", `Pourquoi ${brand.product} ?`])
    expect(pageMeta({ title, indexed: true })).toContainEqual({ title: `${title} | ${brand.product}` });
});

test("a description that search engines show in full is kept", () => {
  expect(shortened("x".repeat(160))).toBe("x".repeat(160));
});

test("a longer description is cut after a sentence, or after a word if no cut after a sentence fits", () => {
  const sentence = `${"mot ".repeat(20)}fin.`;
  expect(shortened(`${sentence} ${sentence} ${sentence}`)).toBe(sentence);
  const cut = shortened(`Oui. ${"mot ".repeat(60)}`);
  expect(cut).toMatch(/^Oui\. (mot )+mot…$/);
  expect(cut.length).toBeLessThanOrEqual(160);
});

test("every article has a unique description of 70 to 160 characters", () => {
  const descriptions = posts
    .flatMap((post) =>
      post.hasPage ? pageMeta({ title: "", description: post.excerpt, indexed: true }) : [],
    )
    .flatMap((meta) => ("name" in meta && meta.name === "description" ? [String(meta.content)] : []));
  expect(descriptions).toHaveLength(posts.filter(({ hasPage }) => hasPage).length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});
