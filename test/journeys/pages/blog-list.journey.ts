import type { Page, Request } from "@playwright/test";
import { pagesOf } from "#app/blog/pages.ts";
import { blog, formatDate } from "#app/content/blog/blog-copy.ts";
import { featured, openingOf, posts } from "#app/content/blog/posts.ts";
import { expect, test } from "../journey.ts";

const total = posts.length;
const last = pagesOf(total);

const list = (page: Page) => page.getByRole("region", { name: blog.all });
const rows = (page: Page) => list(page).getByRole("article");
const loadMore = (page: Page) => page.getByRole("button", { name: "Charger plus d'articles" });
const ends = ["Tous les articles sont chargés", "Vous avez atteint la fin du blog"];

test("the list shows six posts, adds six at a press, and ends with the last", async ({
  page,
  server,
  part,
}) => {
  await part("the index shows the first product note and six posts", async () => {
    await page.goto("/blog");
    const first = page.getByRole("region", { name: featured.title });
    await expect(first.getByRole("heading", { level: 2, name: featured.title })).toBeVisible();
    await expect(first.getByText(openingOf(featured))).toBeVisible();
    await expect(first.getByAltText(featured.imageAlt)).toBeVisible();
    await expect(rows(page)).toHaveCount(6);
    for (const end of ends) await expect(page.getByText(end)).toHaveCount(0);
  });

  await part("three cards link home, to About and to the demo in a new tab", async () => {
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

  await part(
    "the button adds six posts, keeps the scroll position and focuses the first new one",
    async () => {
      await page.goto("/blog");
      await expect(loadMore(page)).toBeVisible();
      const requests: string[] = [];
      const note = (request: Request) => {
        if (["document", "fetch", "xhr"].includes(request.resourceType())) requests.push(request.url());
      };
      page.on("request", note);
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
    },
  );

  await part("all posts are listed with their details", async () => {
    await page.goto(`/blog?page=${last}`);
    await expect(rows(page)).toHaveCount(total);
    for (const [index, post] of posts.entries()) {
      const row = rows(page).nth(index);
      await expect(row).toContainText(post.category);
      await expect(row).toContainText(formatDate(post.date));
      await expect(row).toContainText((post.hasPage ? blog.begun : blog.readTime)(post.readTime));
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

  await part("an invalid page number redirects to the nearest list", async () => {
    for (const [requested, canonical] of [
      ["1", "/blog"],
      ["0", "/blog"],
      ["abc", "/blog"],
      ["02", "/blog"],
      ["99", `/blog?page=${last}`],
    ]) {
      await page.goto(`/blog?page=${requested}`);
      await expect(page).toHaveURL(server.url + canonical);
    }
  });
});

test("more posts load offline, and going back shows them again", async ({ page, context, consoleErrors }) => {
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
  expect(consoleErrors.splice(0).every((error) => error.includes("DISCONNECTED"))).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link to the longer list, which opens at the first new post", async ({
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
});
