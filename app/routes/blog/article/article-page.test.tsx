import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blog } from "#app/content/blog/blog-copy.ts";
import { type Article, posts } from "#app/content/blog/posts.ts";
import { ArticlePage } from "./article-page.tsx";
import { articleData } from "./article-structured-data.ts";
import { readArticleText } from "./article-text.server.ts";

const article = posts.find((post): post is Article => post.hasPage);
if (!article) throw new Error("There are no articles.");
const opening = ["Un paragraphe de plus."];
const markdown = "## Le tri\n\nOn **trie** d’abord.\n\n- un\n- deux\n\n## La suite\n\nVoir [l’accueil](/).";

const page = (text: Parameters<typeof readArticleText>[0], minutes?: number) =>
  renderToStaticMarkup(
    <ArticlePage
      article={article}
      text={readArticleText(text)}
      whole={minutes === undefined ? {} : { [article.id]: minutes }}
      drawing="data:,"
    />,
  );

test("an article that is only begun shows its opening, that the rest is coming, and the feed", () => {
  const html = page({ opening });
  for (const text of [article.excerpt, opening[0], blog.article.coming, blog.begun(article.readTime)])
    expect(html).toContain(text);
  expect(html).toContain('href="/blog/rss.xml"');
  expect(html).not.toContain(blog.readTime(article.readTime));
});

test("an article without any text still shows its excerpt", () => {
  const html = page(undefined);
  expect(html).toContain(article.excerpt);
  expect(html).toContain(blog.article.coming);
});

test("an article that has its text shows it, without announcing anything", () => {
  const html = page({ opening, body: { markdown, date: "2025-09-01" } }, 4);
  expect(html).toContain(opening[0]);
  expect(html).toMatch(/<h2 id="le-tri"[^>]*>Le tri<\/h2>/);
  expect(html).toMatch(/<strong[^>]*>trie<\/strong>/);
  expect(html.match(/<li[^>]*>(?:un|deux)<\/li>/g)).toHaveLength(2);
  expect(html).toContain(blog.readTime(4));
  expect(html).not.toContain(blog.article.coming);
  expect(html).not.toContain("/blog/rss.xml");
});

test("its structured data tells the same: incomplete, or the minutes of the whole text", () => {
  const begun = articleData(article, { changed: article.date, minutes: null }, "https://www.example.com");
  expect(begun).toMatchObject({ creativeWorkStatus: "Incomplete", dateModified: article.date });
  expect(begun).not.toHaveProperty("timeRequired");
  const whole = articleData(article, { changed: "2025-09-01", minutes: 4 }, "https://www.example.com");
  expect(whole).toMatchObject({ timeRequired: "PT4M", dateModified: "2025-09-01" });
  expect(whole).not.toHaveProperty("creativeWorkStatus");
});
