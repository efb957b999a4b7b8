import { blog, formatDate } from "#app/content/blog/blog-copy.ts";
import { openingOf, posts } from "#app/content/blog/posts.ts";
import { expect, test } from "../journey.ts";
import { structuredData } from "../search/structured-data.ts";

const articles = posts.filter(({ hasPage }) => hasPage);

test("every article shows its details and announces the full text", async ({ page, server }) => {
  expect(articles.length).toBeGreaterThanOrEqual(9);
  for (const post of articles) {
    const response = await page.goto(`/blog/${post.id}`);
    expect(response?.status()).toBe(200);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
    for (const text of [post.category, formatDate(post.date), blog.begun(post.readTime), openingOf(post)])
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(page.getByAltText(post.imageAlt)).toHaveJSProperty("naturalWidth", 800);
    await expect(main.getByText(blog.article.coming)).toBeVisible();
    await expect(main.getByRole("link", { name: blog.article.feed.link })).toHaveAttribute(
      "href",
      "/blog/rss.xml",
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", server.url + post.url);

    const [article, path] = await structuredData(page);
    expect(article).toMatchObject({
      "@type": "BlogPosting",
      headline: post.title,
      description: openingOf(post),
      datePublished: post.date,
      image: server.url + post.imageUrl,
      author: { name: post.author },
    });
    expect(path).toMatchObject({ "@type": "BreadcrumbList" });
    const steps = (path as { itemListElement: { name: string }[] }).itemListElement.map(({ name }) => name);
    await expect(
      page.getByRole("navigation", { name: blog.article.breadcrumb }).getByRole("listitem"),
    ).toContainText(steps);
  }
});

test("any other article is not found, and links back to the blog", async ({ page, consoleErrors }) => {
  const others = [
    "0",
    ...posts.filter(({ hasPage }) => !hasPage).map(({ id }) => String(id)),
    String(Math.max(...posts.map(({ id }) => id)) + 1),
    "abc",
    "-1",
    "1x",
    "01",
    "1.0",
    "1%20",
    "%00",
    "1/2",
  ];
  for (const id of others.slice(0, -1)) {
    const response = await page.goto(`/blog/${id}`);
    expect(response?.status(), id).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Article non trouvé" })).toBeVisible();
    await expect(
      page.getByText("Désolé, l'article que vous recherchez n'existe pas ou a été déplacé.", { exact: true }),
    ).toBeVisible();
    await expect(page.locator('meta[name="prerender-status-code"]')).toHaveAttribute("content", "404");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Retour au blog" }).click();
  await expect(page.getByRole("heading", { level: 1, name: blog.heading })).toBeVisible();
  await expect(page.locator('meta[name="prerender-status-code"]')).toHaveCount(0);
  expect(consoleErrors.splice(0).every((error) => error.includes("404"))).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an article is complete, and an unknown one is not found", async ({ page, consoleErrors }) => {
    await page.goto("/blog/4");
    await expect(page.getByText(blog.article.coming)).toBeVisible();
    await page.goto("/blog/101");
    await expect(page.getByRole("heading", { name: "Article non trouvé" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Retour au blog" })).toHaveAttribute("href", "/blog");
    expect(consoleErrors.splice(0)).toHaveLength(1);
  });
});
