import type { RunningServer } from "../running-server.ts";
import { expect, test } from "./journey.ts";

async function get(server: RunningServer, path: string) {
  const answer = await fetch(server.url + path, { redirect: "manual" });
  return {
    status: answer.status,
    type: answer.headers.get("Content-Type"),
    text: await answer.text(),
    answer,
  };
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");

test("the sitemap lists the public pages that answer, and neither private ones nor notes without a page", async ({
  server,
}) => {
  const { status, type, text } = await get(server, "/sitemap.xml");
  expect([status, type]).toEqual([200, "application/xml; charset=utf-8"]);
  const paths = locations(text).map((address) => address.replace(server.url, ""));
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/blog", "/blog/1", "/blog/9", "/faq", "/contact", "/about-us", "/privacy"]),
  );
  expect(paths.join("\n")).not.toMatch(/login|assistant|legacy|mailbox|compte|api|blog\/10/);
  for (const path of paths) expect([path, (await get(server, path)).status]).toEqual([path, 200]);
});

test("robots are let in, except to what is private, and shown the sitemap", async ({ server }) => {
  const { type, text } = await get(server, "/robots.txt");
  expect(type).toBe("text/plain; charset=utf-8");
  expect(text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(text).toContain("Disallow: /assistant");
});

test("every address that language models and feed readers are given answers", async ({ server }) => {
  const models = await get(server, "/llms.txt");
  const links = [...models.text.matchAll(/\]\((http[^)]+)\)/g)].map(([, address]) => address ?? "");
  expect(links.length).toBeGreaterThan(5);
  const feed = await get(server, "/blog/rss.xml");
  expect(feed.type).toBe("application/rss+xml; charset=utf-8");
  const articles = [...feed.text.matchAll(/<guid>([^<]+)</g)].map(([, address]) => address ?? "");
  expect(articles).toHaveLength(9);
  for (const address of [...links, ...articles])
    expect([address, (await fetch(address)).status]).toEqual([address, 200]);
});

test("they are kept by whoever has them, and change with nothing", async ({ server }) => {
  for (const path of ["/sitemap.xml", "/robots.txt", "/llms.txt", "/blog/rss.xml"]) {
    const { answer } = await get(server, path);
    const again = await fetch(server.url + path, {
      headers: { "If-None-Match": answer.headers.get("ETag") ?? "" },
    });
    expect([path, again.status]).toEqual([path, 304]);
    const changed = await fetch(server.url + path, { method: "POST", headers: { Origin: server.url } });
    expect([path, changed.status]).toEqual([path, 405]);
  }
});

test("pages point to the offers, the sitemap and the feed, and call none of them", async ({ page }) => {
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
