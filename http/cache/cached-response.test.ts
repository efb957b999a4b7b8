import { expect, test } from "vitest";
import { cacheResponse, respondFromCache } from "./cached-response.server.ts";
import { compress } from "./encoding.server.ts";

const text = "Bonjour. ".repeat(50);
const store = async (headers: Record<string, string>, body: string) =>
  cacheResponse(headers, await compress(new TextEncoder().encode(body)), { route: "/" });
const html = { "Content-Type": "text/html", "Content-Security-Policy": "default-src 'none'" };
const ask = (
  stored: Awaited<ReturnType<typeof store>>,
  headers: Record<string, string> = {},
  method = "GET",
) => respondFromCache(stored, method, new Headers(headers));

test("each variant has its own ETag, which changes with the content and its headers", async () => {
  const stored = await store(html, text);
  const tags = ["br", "gzip", "identity"].map((accepted) =>
    ask(stored, { "Accept-Encoding": accepted }).headers.get("ETag"),
  );
  expect(new Set(tags).size).toBe(3);
  expect(ask(await store(html, text)).headers.get("ETag")).toBe(tags[2]);
  expect(ask(await store(html, `${text}!`)).headers.get("ETag")).not.toBe(tags[2]);
  expect(ask(await store({ ...html, "Content-Security-Policy": "x" }, text)).headers.get("ETag")).not.toBe(
    tags[2],
  );
});

test("a client that has the variant gets 304, with the headers that update its copy", async () => {
  const stored = await store(html, text);
  const etag = ask(stored, { "Accept-Encoding": "br" }).headers.get("ETag") ?? "";
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const response = ask(stored, { "Accept-Encoding": "br", "If-None-Match": known });
    expect(response.status, known).toBe(304);
    expect(await response.text()).toBe("");
    expect(response.headers.get("ETag")).toBe(etag);
    expect(response.headers.get("Vary")).toBe("Accept-Encoding");
    expect(response.headers.get("Content-Security-Policy")).toBe(html["Content-Security-Policy"]);
  }
  expect(ask(stored, { "Accept-Encoding": "gzip", "If-None-Match": etag }).status).toBe(200);
});

test("HEAD sends the headers of GET without the body", async () => {
  const stored = await store(html, text);
  const head = ask(stored, {}, "HEAD");
  expect(await head.text()).toBe("");
  expect([...head.headers]).toEqual([...ask(stored).headers]);
  expect(head.headers.get("Content-Length")).toBe(String(text.length));
});
