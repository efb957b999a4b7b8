import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { publicPaths } from "#test/pages/public-paths.ts";
import { posts } from "./blog/posts.ts";
import { socialCardOf, socialCards } from "./social-cards.ts";

const cards = Object.entries(socialCards) as [keyof typeof socialCards, { page: string }][];

test("every public page has a social card, except articles, which have their own picture", () => {
  const articles = posts.map(({ url }): string => url);
  const pages = publicPaths({ hasRegister: true }).filter((path) => !articles.includes(path));
  expect(pages.length).toBeGreaterThan(10);
  expect(cards.map(([, { page }]) => page).sort()).toEqual(pages.sort());
});

test.each(cards.map(([name]) => name))("the social card of %s is drawn", (name) => {
  expect(existsSync(join(import.meta.dirname, "../../public", socialCardOf(name).path))).toBe(true);
});
