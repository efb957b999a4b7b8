import { expect, test } from "vitest";
import type { BlogPost } from "#app/content/blog/posts.ts";
import { articleProblems } from "./article-rules.ts";

const post = (id: number, hasPage: boolean) =>
  ({ id, hasPage, excerpt: "mot ".repeat(40) }) as unknown as BlogPost;
const opening = (words: number) => ({ opening: ["mot ".repeat(words - 10), "mot ".repeat(10)] });

test("articles with texts of the right length are in order, and a note needs none", () => {
  const texts = { 1: opening(50), 2: opening(120) };
  expect(articleProblems([post(1, true), post(2, true), post(3, false)], texts)).toEqual([]);
});

test.each([
  ["a missing text", {}, "article 1 of posts.ts has no text"],
  ["a short text", { 1: opening(49) }, "article 1 have 89 words, and must have 90 to 160"],
  ["a long text", { 1: opening(121) }, "article 1 have 161 words, and must have 90 to 160"],
  ["a text without an article", { 1: opening(50), 7: opening(50) }, "text 7 belongs to no article"],
])("%s is a problem", (_what, texts, problem) => {
  expect(articleProblems([post(1, true)], texts)).toEqual([expect.stringContaining(problem)]);
});
