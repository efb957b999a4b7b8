import { pagesOf } from "#app/blog/pages.ts";
import { posts } from "#app/content/blog/posts.ts";
import { socialCards } from "#app/content/social-cards.ts";
import { publicPaths } from "../../pages/public-paths.ts";
import { schemaFindings, visibleTexts } from "../../schema-org.ts";
import { expect, test } from "../journey.ts";
import { type CrawledPage, crawl, decoded, get, inHead, isIndexed, locations } from "./crawler.ts";

const articles = posts.filter(({ hasPage }) => hasPage);

test("a crawler that follows every link finds exactly the pages of the sitemap", async ({ server }) => {
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
      "/vos-donnees",
      "/confiance",
      "/accessibilite",
    ]),
  );
  expect(listed.join("\n")).not.toMatch(/login|assistant|legacy|mailbox|compte|api|blog\/10\d/);
  expect(pages.filter((page) => !isIndexed(page)).map(({ path }) => path)).toEqual(["/login"]);
});

test("every page has its own canonical address, title, description and picture", async ({ server }) => {
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

  const pictureOf = (page: CrawledPage) => inHead(page, /property="og:image" content="([^"]*)"/);
  const pictures = pages.map(pictureOf);
  const illustrated = [
    ...Object.values(socialCards)
      .map((card) => card.page)
      .filter((path) => publicPaths().includes(path)),
    ...articles.map(({ url }) => url),
  ];
  const own = pages.filter(({ path }) => illustrated.includes(path)).map(pictureOf);
  expect(own).toHaveLength(illustrated.length);
  expect(new Set(own).size).toBe(own.length);
  for (const address of new Set(pictures)) {
    const response = await fetch(address);
    const bytes = Buffer.from(await response.arrayBuffer());
    const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    expect([address, response.headers.get("Content-Type"), ...size]).toEqual([
      address,
      "image/png",
      1200,
      630,
    ]);
    expect(bytes.length, address).toBeLessThan(45_000);
  }
});

test("the structured data of every page is valid, and all of its text is on the page", async ({ server }) => {
  for (const { path, html, blocks } of await crawl(server)) {
    expect(blocks.length, path).toBeGreaterThan(0);
    const attributes = [...html.matchAll(/\s(?:content|alt)="([^"]*)"/g)].map(([, text]) => text);
    const shown = decoded([html.replaceAll(/<[^>]+>/g, " "), ...attributes].join(" ")).replaceAll(
      /\s+/g,
      " ",
    );
    for (const block of blocks) {
      expect(schemaFindings(block), path).toEqual([]);
      for (const text of visibleTexts(block)) expect(shown, path).toContain(text.replaceAll(/\s+/g, " "));
    }
  }
});
