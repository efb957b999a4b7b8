import { posts } from "#app/content/blog/posts.ts";
import { sampleList } from "#app/content/sample/sample-list-copy.ts";
import { sampleProspects } from "#app/content/sample/sample-prospects.ts";
import { sampleListCsv } from "#app/routes/sample-list/sample-list-csv.ts";
import { expect, test } from "../journey.ts";
import { get } from "./crawler.ts";

test("robots.txt disallows private pages and names the sitemap", async ({ server }) => {
  const { type, text } = await get(server, "/robots.txt");
  expect(type).toBe("text/plain; charset=utf-8");
  expect(text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(text).toContain("Disallow: /assistant");
});

test("every address in llms.txt and in the feed exists", async ({ server }) => {
  const models = await get(server, "/llms.txt");
  const links = [...models.text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address]) => address ?? "");
  expect(links.length).toBeGreaterThan(5);
  const feed = await get(server, "/blog/rss.xml");
  expect(feed.type).toBe("application/rss+xml; charset=utf-8");
  const guids = [...feed.text.matchAll(/<guid>([^<]+)</g)].map(([, address]) => address ?? "");
  expect(guids).toHaveLength(posts.filter(({ hasPage }) => hasPage).length);
  for (const address of [...links, ...guids])
    expect([address, (await fetch(address)).status]).toEqual([address, 200]);
});

test("the files for machines answer 304 to a matching ETag and accept only GET and HEAD", async ({
  server,
}) => {
  for (const path of [
    "/sitemap.xml",
    "/robots.txt",
    "/llms.txt",
    "/blog/rss.xml",
    "/api/offers.json",
    sampleList.path,
  ]) {
    const { response } = await get(server, path);
    const again = await fetch(server.url + path, {
      headers: { "If-None-Match": response.headers.get("ETag") ?? "" },
    });
    expect([path, again.status]).toEqual([path, 304]);
    const changed = await fetch(server.url + path, { method: "POST", headers: { Origin: server.url } });
    expect([path, changed.status]).toEqual([path, 405]);
  }
});

test("the sample list is a file that Excel opens in French", async ({ server }) => {
  const { response, type, text } = await get(server, sampleList.path);
  expect(type).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("Content-Disposition")).toBe(`attachment; filename="${sampleList.fileName}"`);
  expect(response.headers.get("Cache-Control")).toBe("no-cache");
  // Decoding took the byte order mark away.
  expect(`\uFEFF${text}`).toBe(sampleListCsv(sampleProspects));
  const head = await fetch(server.url + sampleList.path, { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("pages link to the offers, the sitemap and the feed without fetching them", async ({ page }) => {
  const called: string[] = [];
  page.on("request", (request) => called.push(new URL(request.url()).pathname));
  await page.goto("/contact", { waitUntil: "networkidle" });
  for (const path of ["/api/offers.json", "/sitemap.xml", "/blog/rss.xml"]) {
    await expect(page.locator(`link[rel=alternate][href$="${path}"]`)).toHaveCount(1);
    expect(called).not.toContain(path);
  }
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? "",
  ) as Record<string, unknown>;
  expect(data["@type"]).toBe("ContactPage");
});
