import { blog } from "~/content/blog/blog-copy.ts";
import { type BlogPost, openingOf } from "~/content/blog/posts.ts";
import { brand } from "~/content/brand.ts";
import { escapeXml } from "../xml.ts";

/** The articles as RSS 2.0, the newest first. Their time of publication is 06:00 UTC. */
export function rssFeed(appUrl: string, posts: readonly BlogPost[]): string {
  const items = posts
    .filter(({ hasPage }) => hasPage)
    .toSorted((one, other) => (one.date < other.date ? 1 : -1))
    .map((post) => item(appUrl, post));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    element("title", `${blog.title} ${brand.product}`),
    element("link", `${appUrl}/blog`),
    element("description", blog.description),
    element("language", "fr"),
    `<atom:link href="${escapeXml(appUrl)}/blog/rss.xml" rel="self" type="application/rss+xml"/>`,
    ...items,
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function item(appUrl: string, post: BlogPost): string {
  return [
    "<item>",
    element("title", post.title),
    element("link", appUrl + post.url),
    element("guid", appUrl + post.url),
    element("pubDate", new Date(`${post.date}T06:00:00Z`).toUTCString()),
    element("dc:creator", post.author),
    element("category", post.category),
    element("description", openingOf(post)),
    "</item>",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
