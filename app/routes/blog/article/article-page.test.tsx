import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { blog } from "#app/content/blog/blog-copy.ts";
import { type Article, posts } from "#app/content/blog/posts.ts";
import { ArticlePage } from "./article-page.tsx";
import { articleData } from "./article-structured-data.ts";
import { readArticleText } from "./article-text.server.ts";

const found = posts.find((post): post is Article => post.hasPage);
if (!found) throw new Error("There are no articles.");
const article: Article = found;
const opening = ["Un paragraphe de plus."];
const markdown = "## Le tri\n\nOn **trie** d’abord.\n\n- un\n- deux\n\n## La suite\n\nVoir [l’accueil](/).";

const bookingUrl = "https://calendar.example/30min";

/** The markup of the page, in the root route, which has the links that lead outside. */
function page(text: Parameters<typeof readArticleText>[0], minutes?: number) {
  const Site = createRoutesStub([
    {
      id: "root",
      path: "/",
      Component: () => (
        <ArticlePage
          article={article}
          text={readArticleText(text)}
          whole={minutes === undefined ? {} : { [article.id]: minutes }}
          drawing="data:,"
        />
      ),
    },
  ]);
  const hydrationData = { loaderData: { root: { externalLinks: { bookingUrl } } } };
  return renderToStaticMarkup(<Site hydrationData={hydrationData} />);
}

test("an article that is only begun shows its opening, that the rest is coming, and the feed", () => {
  const html = page({ opening });
  for (const text of [article.excerpt, opening[0], blog.article.coming, blog.begun(article.readTime)])
    expect(html).toContain(text);
  expect(html).toContain('href="/blog/rss.xml"');
  expect(html).not.toContain(blog.readTime(article.readTime));
});

test("an article ends in places to go: the next article, the list, the service and a demo", () => {
  const html = page({ opening });
  const next = posts.filter((post) => post.hasPage && post.id !== article.id).slice(0, 3);
  const end = html.slice(html.indexOf("/blog/rss.xml"));
  for (const { url } of next) expect(end).toContain(`href="${url}"`);
  for (const text of [
    blog.article.following,
    blog.notFound.back,
    blog.cards.home.action,
    blog.cards.demo.action,
  ])
    expect(end).toContain(text);
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
