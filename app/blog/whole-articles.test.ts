import { expect, test } from "vitest";
import type { ArticleText } from "#app/content/blog/article-texts.ts";
import { type BlogPost, posts } from "#app/content/blog/posts.ts";
import { minutesToRead } from "./reading-time.ts";
import { changedOn, wholeArticles } from "./whole-articles.server.ts";

const articles = posts.filter((post) => post.hasPage);

const [first] = articles;
if (!first) throw new Error("There are no articles.");
const text = (words: number): ArticleText => ({
  opening: ["Un début."],
  body: { markdown: `## Suite\n\n${"mot ".repeat(words)}`, date: "2025-09-01" },
});

test("an article is whole when its text has a body, and then its words tell the time that it takes", () => {
  expect(wholeArticles(articles, {})).toEqual({});
  expect(wholeArticles(articles, { [first.id]: { opening: ["Un début."] } })).toEqual({});
  const { [first.id]: short } = wholeArticles(articles, { [first.id]: text(10) });
  const { [first.id]: long } = wholeArticles(articles, { [first.id]: text(1600) });
  expect([short, long]).toEqual([1, 8]);
});

test("a note is read in its own time, an article that is only begun in none yet", () => {
  const note = posts.find((post): post is BlogPost => !post.hasPage);
  expect(note && minutesToRead(note, {})).toBe(1);
  expect(minutesToRead(first, {})).toBeNull();
  expect(minutesToRead(first, { [first.id]: 4 })).toBe(4);
});

test("a post changed on the day of its rest", () => {
  expect(changedOn(first, {})).toBe(first.date);
  expect(changedOn(first, { [first.id]: text(10) })).toBe("2025-09-01");
});
