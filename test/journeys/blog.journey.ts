import type { Page } from "@playwright/test";
import { pagesOf } from "../../app/blog/pages.ts";
import { blog, formatDate } from "../../app/content/blog/blog-copy.ts";
import { featured, openingOf, posts } from "../../app/content/blog/posts.ts";
import { expect, test } from "./journey.ts";
import { structuredData } from "./structured-data.ts";

const articles = posts.filter(({ hasPage }) => hasPage);
const total = posts.length;
const last = pagesOf(total);

const list = (page: Page) => page.getByRole("region", { name: blog.all });
const rows = (page: Page) => list(page).getByRole("article");
const loadMore = (page: Page) => page.getByRole("button", { name: "Charger plus d'articles" });
const ends = ["Tous les articles sont chargés", "Vous avez atteint la fin du blog"];

test("the index opens with the first product note and shows six posts", async ({ page }) => {
  await page.goto("/blog");
  const first = page.getByRole("region", { name: featured.title });
  await expect(first.getByRole("heading", { level: 2, name: featured.title })).toBeVisible();
  await expect(first.getByText(openingOf(featured))).toBeVisible();
  await expect(first.getByAltText(featured.imageAlt)).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  for (const end of ends) await expect(page.getByText(end)).toHaveCount(0);
});

test("the button adds six posts, keeps the place and goes to the first new one", async ({ page, server }) => {
  await page.goto("/blog");
  await expect(loadMore(page)).toBeVisible();
  const requests: string[] = [];
  page.on("request", (request) => {
    if (["document", "fetch", "xhr"].includes(request.resourceType())) requests.push(request.url());
  });
  await loadMore(page).focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press("Enter");

  await expect(rows(page)).toHaveCount(12);
  await expect(rows(page).nth(6)).toBeFocused();
  await expect(page.getByText(`6 articles ajoutés, 12 sur ${total}.`)).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThanOrEqual(before);
  await expect(page).toHaveURL(`${server.url}/blog?page=2`);

  for (let shown = 12; shown < total; shown += 6) {
    await loadMore(page).click();
    const added = Math.min(6, total - shown);
    await expect(rows(page)).toHaveCount(shown + added);
    await expect(rows(page).nth(shown)).toBeFocused();
    await expect(page.getByText(blog.added(added, shown + added, total))).toBeAttached();
  }
  for (const end of ends) await expect(page.getByText(end, { exact: true })).toBeVisible();
  await expect(loadMore(page)).toHaveCount(0);
  expect(requests).toEqual([]);
});

test("more posts come without a network, and the way back finds them again", async ({
  page,
  context,
  cleanConsole,
}) => {
  await page.goto("/blog");
  await expect(loadMore(page)).toBeVisible();
  await context.setOffline(true);
  await loadMore(page).click();
  await expect(rows(page)).toHaveCount(12);
  await context.setOffline(false);

  await rows(page).nth(9).getByRole("link").click();
  await expect(page.getByText(blog.article.coming)).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(12);
  expect(cleanConsole.splice(0).every((complaint) => complaint.includes("DISCONNECTED"))).toBe(true);
});

test("all posts are listed with what they are", async ({ page }) => {
  await page.goto(`/blog?page=${last}`);
  await expect(rows(page)).toHaveCount(total);
  for (const [index, post] of posts.entries()) {
    const row = rows(page).nth(index);
    await expect(row).toContainText(post.category);
    await expect(row).toContainText(formatDate(post.date));
    await expect(row).toContainText(blog.readTime(post.readTime));
    await expect(row).toContainText(openingOf(post));
    await expect(row.getByRole("heading", { name: post.title })).toBeVisible();
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByAltText(post.imageAlt)).toHaveJSProperty("naturalWidth", 800);
    if (post.hasPage) await expect(row.getByRole("link")).toHaveAttribute("href", post.url);
    else {
      await expect(row.getByRole("link")).toHaveCount(0);
      await expect(row.getByText(blog.note)).toBeVisible();
      for (const tag of post.tags) await expect(row.getByText(tag, { exact: true })).toBeVisible();
    }
  }
});

test("three cards lead home, to About and to the demo in a new tab", async ({ page }) => {
  await page.goto("/blog");
  const cards = page.getByRole("region", { name: blog.cards.heading });
  await expect(cards.getByRole("listitem")).toHaveCount(3);
  await expect(cards.getByRole("link", { name: blog.cards.home.action })).toHaveAttribute("href", "/");
  await expect(cards.getByRole("link", { name: blog.cards.about.action })).toHaveAttribute(
    "href",
    "/about-us",
  );
  const demo = cards.getByRole("link", { name: blog.cards.demo.action });
  await expect(demo).toHaveAttribute("href", "https://calendar.matinal.example/matinal/30min");
  await expect(demo).toHaveAttribute("target", "_blank");
  await expect(demo).toHaveAttribute("rel", "noopener noreferrer");
});

test("a page that is none leads to the list that shows the same", async ({ page, server }) => {
  for (const [asked, given] of [
    ["1", "/blog"],
    ["0", "/blog"],
    ["abc", "/blog"],
    ["02", "/blog"],
    ["99", `/blog?page=${last}`],
  ]) {
    await page.goto(`/blog?page=${asked}`);
    await expect(page).toHaveURL(server.url + given);
  }
});

test("articles show what they are, then that the rest is being written", async ({ page, server }) => {
  expect(articles.length).toBeGreaterThanOrEqual(9);
  for (const post of articles) {
    const response = await page.goto(`/blog/${post.id}`);
    expect(response?.status()).toBe(200);
    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
    for (const text of [post.category, formatDate(post.date), blog.readTime(post.readTime), openingOf(post)])
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    await expect(page.getByAltText(post.imageAlt)).toHaveJSProperty("naturalWidth", 800);
    await expect(main.getByText("Le contenu complet de cet article sera bientôt disponible.")).toBeVisible();
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

test("any other article is not found, and the way back leads to the blog", async ({ page, cleanConsole }) => {
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
  expect(cleanConsole.splice(0).every((complaint) => complaint.includes("404"))).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link to the longer list, which opens where the reader was", async ({
    page,
    server,
  }) => {
    await page.goto("/blog");
    await expect(rows(page)).toHaveCount(6);
    const link = page.getByRole("link", { name: "Charger plus d'articles" });
    await expect(link).toHaveAttribute("href", "/blog?page=2");
    await link.click();
    await expect(page).toHaveURL(`${server.url}/blog?page=2`);
    await expect(rows(page)).toHaveCount(12);
    await expect(rows(page).nth(6)).toBeInViewport();

    for (let next = 3; next <= last; next++)
      await page.getByRole("link", { name: "Charger plus d'articles" }).click();
    await expect(rows(page)).toHaveCount(total);
    for (const end of ends) await expect(page.getByText(end, { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Charger plus d'articles" })).toHaveCount(0);
  });

  test("an article reads complete, an unknown one says so", async ({ page, cleanConsole }) => {
    await page.goto("/blog/4");
    await expect(page.getByText(blog.article.coming)).toBeVisible();
    await page.goto("/blog/101");
    await expect(page.getByRole("heading", { name: "Article non trouvé" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Retour au blog" })).toHaveAttribute("href", "/blog");
    expect(cleanConsole.splice(0)).toHaveLength(1);
  });
});
