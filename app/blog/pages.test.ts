import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { featured, findArticle, openingOf, posts, socialImageOf } from "#app/content/blog/posts.ts";
import { pageSize, pagesOf, readPage } from "./pages.ts";

const articles = posts.filter((post) => post.hasPage);

test("a page has six posts, and there is always a first page", () => {
  expect([pageSize, pagesOf(13), pagesOf(12), pagesOf(0)]).toEqual([6, 3, 2, 1]);
});

test("a page number that does not exist becomes the first or the last page", () => {
  for (const value of [null, "", "0", "-1", "abc", "1.5", "01", " 2", "2x", "1e3"])
    expect(readPage(value, 13), String(value)).toBe(1);
  expect(["1", "2", "3", "4", "999999"].map((value) => readPage(value, 13))).toEqual([1, 2, 3, 3, 3]);
});

test("the specified articles and notes exist, each id is unique and the newest post comes first", () => {
  const ids = posts.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6, 7, 8, 9, 101, 102, 103, 104]));
  expect(new Set(ids).size).toBe(ids.length);
  const dates = posts.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test("every post has the fields of ENT-08, and only notes have tags", () => {
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
    expect("tags" in post).toBe(!post.hasPage);
  }
  expect(new Set(posts.map(({ imageAlt }) => imageAlt)).size).toBe(posts.length);
  expect(featured.id).toBe(101);
});

test("an article is found by its exact id, and only if it has a page", () => {
  for (const { id } of articles) expect(findArticle(String(id))?.id).toBe(id);
  const unused = Math.max(...posts.map(({ id }) => id)) + 1;
  for (const id of [
    "",
    "0",
    "101",
    "102",
    "103",
    "104",
    String(unused),
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

test("every post has its drawing, and every article its social card (npm run draw:blog-cards)", () => {
  const files = [
    ...posts.map(({ imageUrl }) => imageUrl),
    ...articles.map((post) => socialImageOf(post).path),
  ];
  const folder = join(import.meta.dirname, "../../public");
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});
