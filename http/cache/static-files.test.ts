import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { staticFiles } from "./static-files.server.ts";

function served() {
  const folder = mkdtempSync(join(tmpdir(), "matinal-files-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "client/assets"), { recursive: true });
  writeFileSync(join(folder, "secret.js"), "no");
  writeFileSync(join(folder, "client/assets/a-1.js"), "plain");
  writeFileSync(join(folder, "client/assets/a-1.js.br"), "brotli");
  writeFileSync(join(folder, "client/sun.svg"), "<svg/>");
  const app = new Hono();
  const { find, middleware } = staticFiles(join(folder, "client"));
  app.use(middleware);
  app.all("*", (c) => c.text("a page", 418));
  const ask = (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init);
  return Object.assign(ask, { find });
}

test("a file is sent in the variant that the build compressed, immutable when its name is hashed", async () => {
  const ask = served();
  const asset = await ask("/assets/a-1.js", { headers: { "Accept-Encoding": "gzip, br" } });
  expect(await asset.text()).toBe("brotli");
  expect(Object.fromEntries(asset.headers)).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(await (await ask("/assets/a-1.js")).text()).toBe("plain");
  expect((await ask("/sun.svg")).headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("a missing asset is a 404 without a page, while another path reaches the pages", async () => {
  const ask = served();
  for (const method of ["GET", "HEAD", "POST"]) {
    const missing = await ask("/assets/gone-2.js", { method, headers: { "If-None-Match": "*" } });
    expect([missing.status, missing.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  }
  expect((await ask("/elsewhere")).status).toBe(418);
});

test("a file with a query is the same file, before the application is asked too", async () => {
  const ask = served();
  for (const path of ["/sun.svg?v=2", "/assets/a-1.js?", "/sun.svg?a=/b?c"]) {
    expect(ask.find(path)?.status, path).toBe(200);
    expect((await ask(path)).status, path).toBe(200);
  }
  expect(ask.find("/assets/gone-2.js?v=2")?.status).toBe(404);
  expect(ask.find("/elsewhere?/sun.svg")).toBeUndefined();
});

test("no path leaves the folder, and compressed variants have no URL of their own", async () => {
  const ask = served();
  for (const path of ["/assets/..%2f..%2fsecret.js", "/assets/%2e%2e/secret.js", "/assets/a-1.js.br"])
    expect([404, 418], path).toContain((await ask(path)).status);
});

test("a file accepts only GET and HEAD", async () => {
  const response = await served()("/assets/a-1.js", { method: "POST" });
  expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});
