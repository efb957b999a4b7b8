import { expect, test } from "vitest";
import { type ArticleText, articleTexts } from "~/content/blog/article-texts.ts";
import { type BlogPost, openingOf, posts } from "~/content/blog/posts.ts";
import { minutesToRead } from "./reading-time.ts";
import { changedOn, wholeArticles } from "./whole-articles.server.ts";

const articles = posts.filter((post) => post.hasPage);
const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

const [first] = articles;
if (!first) throw new Error("There are no articles.");
const text = (words: number): ArticleText => ({
  opening: ["Un début."],
  body: { markdown: `## Suite\n\n${"mot ".repeat(words)}`, date: "2025-09-01" },
});

test("every article opens with 90 to 160 words, of which the list shows the first", () => {
  for (const article of articles) {
    const opening = articleTexts[article.id]?.opening ?? [];
    const words = countWords([openingOf(article), ...opening].join(" "));
    expect([article.id, words >= 90 && words <= 160]).toEqual([article.id, true]);
  }
  const ids = articles.map(({ id }) => id).sort((one, other) => one - other);
  expect(Object.keys(articleTexts).map(Number)).toEqual(ids);
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
