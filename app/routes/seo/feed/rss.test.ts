import { expect, test } from "vitest";
import type { BlogPost } from "#app/content/blog/posts.ts";
import { rssFeed } from "./rss.ts";

const common = {
  imageUrl: "/images/blog/1.svg",
  imageAlt: "",
  readTime: 5,
  category: "Appels",
  author: "L’équipe",
} as const;

const posts: BlogPost[] = [
  {
    ...common,
    id: 1,
    url: "/blog/1",
    title: "Un & <deux>",
    excerpt: "Tôt.",
    date: "2025-04-02",
    hasPage: true,
  },
  { ...common, id: 2, url: "/blog/2", title: "Après", excerpt: "Tard.", date: "2025-05-02", hasPage: true },
  {
    ...common,
    id: 101,
    url: "/blog/101",
    title: "Note",
    summary: "Tout.",
    tags: [],
    date: "2025-06-02",
    hasPage: false,
  },
];

test("the feed lists the posts that have a page, the newest first, by absolute URLs", () => {
  const xml = rssFeed("https://www.example.com", posts, {});
  expect([...xml.matchAll(/<guid>([^<]+)<\/guid>/g)].map(([, address]) => address)).toEqual([
    "https://www.example.com/blog/2",
    "https://www.example.com/blog/1",
  ]);
  expect(xml).toContain("<title>Un &amp; &lt;deux&gt;</title>");
  expect(xml).toContain("<pubDate>Fri, 02 May 2025 06:00:00 GMT</pubDate>");
});

test("the feed conforms to RSS 2.0: absolute URLs, a link to itself and RFC 822 dates", () => {
  const xml = rssFeed("https://www.example.com", posts, {});
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0" /);
  expect(xml).toContain(
    '<atom:link href="https://www.example.com/blog/rss.xml" rel="self" type="application/rss+xml"/>',
  );
  for (const name of ["link", "guid"])
    for (const [, address] of xml.matchAll(new RegExp(`<${name}>([^<]*)<`, "g")))
      expect(address).toMatch(/^https:\/\/www\.example\.com\/blog/);
  const dates = [...xml.matchAll(/<pubDate>([^<]*)</g)].map(([, date]) => date ?? "");
  expect(dates).toHaveLength(2);
  for (const date of dates)
    expect(date).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/);
});

test("an article whose rest came out is a new item, for readers who know its beginning", () => {
  const xml = rssFeed("https://www.example.com", posts, {
    1: { opening: [], body: { markdown: "La suite.", date: "2025-07-01" } },
  });
  expect([...xml.matchAll(/<guid[^>]*>([^<]+)<\/guid>/g)].map(([, id]) => id)).toEqual([
    "https://www.example.com/blog/1#texte",
    "https://www.example.com/blog/2",
  ]);
  expect(xml).toContain("<link>https://www.example.com/blog/1</link>");
  expect(xml).toContain("<pubDate>Tue, 01 Jul 2025 06:00:00 GMT</pubDate>");
});
