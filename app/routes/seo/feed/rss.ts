import { changedOn } from "#app/blog/whole-articles.server.ts";
import type { ArticleText } from "#app/content/blog/article-texts.ts";
import { blog } from "#app/content/blog/blog-copy.ts";
import { type BlogPost, openingOf } from "#app/content/blog/posts.ts";
import { brand } from "#app/content/brand.ts";
import { escapeXml } from "../xml.ts";

type Texts = Readonly<Record<number, ArticleText>>;

/**
 * The articles as RSS 2.0, the newest first. Their time of publication is 06:00 UTC. An article whose rest came out is a
 * new item, so that readers of the feed hear of it.
 */
export function rssFeed(appUrl: string, posts: readonly BlogPost[], texts: Texts): string {
  const items = posts
    .filter(({ hasPage }) => hasPage)
    .toSorted((one, other) => (changedOn(one, texts) < changedOn(other, texts) ? 1 : -1))
    .map((post) => item(appUrl, post, texts));
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

function item(appUrl: string, post: BlogPost, texts: Texts): string {
  const address = appUrl + post.url;
  return [
    "<item>",
    element("title", post.title),
    element("link", address),
    texts[post.id]?.body
      ? `<guid isPermaLink="false">${escapeXml(address)}#texte</guid>`
      : element("guid", address),
    element("pubDate", new Date(`${changedOn(post, texts)}T06:00:00Z`).toUTCString()),
    element("dc:creator", post.author),
    element("category", post.category),
    element("description", openingOf(post)),
    "</item>",
  ].join("\n");
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
