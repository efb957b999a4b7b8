import type { RunningServer } from "../../server/running-server.ts";
import { expect } from "../journey.ts";

/** Fetches a path without following redirects. */
export async function get(server: RunningServer, path: string) {
  const response = await fetch(server.url + path, { redirect: "manual" });
  return {
    status: response.status,
    type: response.headers.get("Content-Type"),
    text: await response.text(),
    response,
  };
}

/** The addresses in a sitemap. */
export const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");

/** A page as a crawler reads it: `html` without scripts, `blocks` its structured data. */
export type CrawledPage = { path: string; head: string; html: string; blocks: Record<string, unknown>[] };

/** Text with its HTML entities decoded. */
export const decoded = (text: string) =>
  text
    .replaceAll(/&#x27;|&#39;/g, "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const crawled = new WeakMap<RunningServer, Promise<CrawledPage[]>>();

/** All pages that a crawler finds, fetched once for each server. */
export function crawl(server: RunningServer): Promise<CrawledPage[]> {
  const pages = crawled.get(server) ?? followEveryLink(server);
  crawled.set(server, pages);
  return pages;
}

/** Follows every link from / and returns the pages; expects each to answer 200 and each fragment to exist. */
async function followEveryLink(server: RunningServer): Promise<CrawledPage[]> {
  const pages = new Map<string, CrawledPage>();
  const fragments: [from: string, to: string, id: string][] = [];
  const queue = ["/"];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
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
      queue.push(url.pathname + url.search);
      if (url.hash) fragments.push([path, url.pathname + url.search, decodeURIComponent(url.hash.slice(1))]);
    }
  }
  for (const [from, to, id] of fragments)
    expect(pages.get(to)?.html.includes(` id="${id}"`), `#${id} from ${from}`).toBe(true);
  return [...pages.values()];
}

/** The text that the pattern captures in the head of the page; empty when it does not match. */
export const inHead = (page: CrawledPage, pattern: RegExp) => decoded(page.head.match(pattern)?.[1] ?? "");
export const isIndexed = (page: CrawledPage) =>
  inHead(page, /name="robots" content="([^"]*)"/) === "index, follow";
