import { pagesOf } from "../../app/blog/pages.ts";
import { posts } from "../../app/content/blog/posts.ts";
import { socialCards } from "../../app/content/social-cards.ts";
import type { RunningServer } from "../process/running-server.ts";
import { schemaFindings, wordsOf } from "../schema-org.ts";
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

const articles = posts.filter(({ hasPage }) => hasPage);

/** A page as a robot reads it, without its scripts. */
type Read = { path: string; head: string; html: string; blocks: Record<string, unknown>[] };

const decoded = (text: string) =>
  text
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const crawled = new WeakMap<RunningServer, Promise<Read[]>>();

/** What a robot finds, fetched once for all journeys here. */
function crawl(server: RunningServer): Promise<Read[]> {
  const pages = crawled.get(server) ?? followEveryLink(server);
  crawled.set(server, pages);
  return pages;
}

/** Follows every link from / and returns the pages; each of them answers 200, and each fragment exists. */
async function followEveryLink(server: RunningServer): Promise<Read[]> {
  const pages = new Map<string, Read>();
  const fragments: [from: string, to: string, id: string][] = [];
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const { status, type, text } = await get(server, path);
    expect([path, status]).toEqual([path, 200]);
    if (!type?.startsWith("text/html")) continue;
    const html = text.replaceAll(/<script.*?<\/script>/gs, "");
    const blocks = [...text.matchAll(/<script[^>]*"application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    pages.set(path, {
      path,
      head: html.slice(0, html.indexOf("</head>")),
      html,
      blocks: blocks.map(([, json]) => JSON.parse(json ?? "") as Record<string, unknown>),
    });
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)) {
      const url = new URL(decoded(href), server.url + path);
      if (url.origin !== server.url) continue;
      waiting.push(url.pathname + url.search);
      if (url.hash) fragments.push([path, url.pathname + url.search, decodeURIComponent(url.hash.slice(1))]);
    }
  }
  for (const [from, to, id] of fragments)
    expect(pages.get(to)?.html.includes(` id="${id}"`), `#${id} from ${from}`).toBe(true);
  return [...pages.values()];
}

const inHead = (page: Read, pattern: RegExp) => decoded(page.head.match(pattern)?.[1] ?? "");
const isIndexed = (page: Read) => inHead(page, /name="robots" content="([^"]*)"/) === "index, follow";

test("who follows every link finds the pages of the sitemap, no fewer and no more", async ({ server }) => {
  const { status, type, text } = await get(server, "/sitemap.xml");
  expect([status, type]).toEqual([200, "application/xml; charset=utf-8"]);
  const listed = locations(text).map((address) => decoded(address).replace(server.url, ""));
  const pages = await crawl(server);
  expect(listed.toSorted()).toEqual(
    pages
      .filter(isIndexed)
      .map(({ path }) => path)
      .toSorted(),
  );
  expect(listed).toEqual(
    expect.arrayContaining([
      "/",
      "/blog",
      `/blog?page=${pagesOf(posts.length)}`,
      ...articles.map(({ url }) => url),
      "/faq",
      "/accessibilite",
    ]),
  );
  expect(listed.join("\n")).not.toMatch(/login|assistant|legacy|mailbox|compte|api|blog\/10\d/);
  expect(pages.filter((page) => !isIndexed(page)).map(({ path }) => path)).toEqual(["/login"]);
});

test("every page has an address, a title, a description and a picture of its own to be found and shared by", async ({
  server,
}) => {
  const pages = (await crawl(server)).filter(isIndexed);
  for (const page of pages) {
    expect(inHead(page, /rel="canonical" href="([^"]*)"/)).toBe(server.url + page.path);
    expect(inHead(page, /property="og:url" content="([^"]*)"/)).toBe(server.url + page.path);
    const description = inHead(page, /name="description" content="([^"]*)"/);
    expect(description.length, page.path).toBeGreaterThanOrEqual(70);
    expect(description.length, page.path).toBeLessThanOrEqual(160);
    expect(inHead(page, /property="og:image:alt" content="([^"]*)"/), page.path).not.toBe("");
  }
  const titles = pages.map((page) => inHead(page, /<title>([^<]*)/));
  const descriptions = pages.map((page) => inHead(page, /name="description" content="([^"]*)"/));
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);

  const pictureOf = (page: Read) => inHead(page, /property="og:image" content="([^"]*)"/);
  const pictures = pages.map(pictureOf);
  const illustrated = [
    ...Object.values(socialCards).map((card) => card.page),
    ...articles.map(({ url }) => url),
  ];
  const own = pages.filter(({ path }) => illustrated.includes(path)).map(pictureOf);
  expect(own).toHaveLength(illustrated.length);
  expect(new Set(own).size).toBe(own.length);
  for (const address of new Set(pictures)) {
    const answer = await fetch(address);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect([address, answer.headers.get("Content-Type"), ...size]).toEqual([address, "image/png", 1200, 630]);
    expect(bytes.length, address).toBeLessThan(45_000);
  }
});

test("a schema validator finds nothing in what pages tell of themselves, and readers find all of it", async ({
  server,
}) => {
  for (const { path, html, blocks } of await crawl(server)) {
    expect(blocks.length, path).toBeGreaterThan(0);
    const attributes = [...html.matchAll(/\s(?:content|alt)="([^"]*)"/g)].map(([, text]) => text);
    const shown = decoded([html.replaceAll(/<[^>]+>/g, " "), ...attributes].join(" ")).replaceAll(
      /\s+/g,
      " ",
    );
    for (const block of blocks) {
      expect(schemaFindings(block), path).toEqual([]);
      for (const words of wordsOf(block)) expect(shown, path).toContain(words.replaceAll(/\s+/g, " "));
    }
  }
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
  const guids = [...feed.text.matchAll(/<guid>([^<]+)</g)].map(([, address]) => address ?? "");
  expect(guids).toHaveLength(articles.length);
  for (const address of [...links, ...guids])
    expect([address, (await fetch(address)).status]).toEqual([address, 200]);
});

test("they are kept by whoever has them, and change with nothing", async ({ server }) => {
  for (const path of ["/sitemap.xml", "/robots.txt", "/llms.txt", "/blog/rss.xml", "/api/offers.json"]) {
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
