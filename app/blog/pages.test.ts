import { expect, test } from "vitest";
import { featured, findArticle, openingOf, posts } from "~/content/blog/posts.ts";
import { pageSize, pagesOf, readPage } from "./pages.ts";

test("thirteen posts fill three pages of six", () => {
  expect(posts).toHaveLength(13);
  expect([pageSize, pagesOf(13), pagesOf(12), pagesOf(0)]).toEqual([6, 3, 2, 1]);
});

test("what asks for no page that exists gets the first one or the last one", () => {
  for (const value of [null, "", "0", "-1", "abc", "1.5", "01", " 2", "2x", "1e3"])
    expect(readPage(value, 13), String(value)).toBe(1);
  expect(["1", "2", "3", "4", "999999"].map((value) => readPage(value, 13))).toEqual([1, 2, 3, 3, 3]);
});

test("the posts are 1 to 9 and 101 to 104, each once, the newest first", () => {
  const ids = posts.map(({ id }) => id).sort((a, b) => a - b);
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 101, 102, 103, 104]);
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test("every post has the fields of the specification, and only the product's notes have tags", () => {
  for (const post of posts) {
    expect(post.url).toBe(`/blog/${post.id}`);
    for (const field of [
      post.title,
      openingOf(post),
      post.imageUrl,
      post.imageAlt,
      post.author,
      post.category,
    ])
      expect(field).toMatch(/\S/);
    expect(post.readTime).toBeGreaterThan(0);
    expect("tags" in post).toBe(post.id > 100);
  }
  expect(new Set(posts.map(({ imageAlt }) => imageAlt)).size).toBe(13);
  expect(featured.id).toBe(101);
});

test("an article is found by its id to the letter, and only when it has a page", () => {
  for (let id = 1; id <= 9; id++) expect(findArticle(String(id))?.id).toBe(id);
  for (const id of [
    "",
    "0",
    "10",
    "101",
    "102",
    "103",
    "104",
    "105",
    "abc",
    "-1",
    "1x",
    "01",
    "1.0",
    " 1",
    "%31",
    "constructor",
  ])
    expect(findArticle(id), id).toBeNull();
});
