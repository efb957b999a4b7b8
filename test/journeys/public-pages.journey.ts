import type { Page } from "@playwright/test";
import { site } from "../../app/content/site-copy.ts";
import { awake, expect, holdBack, settled, test } from "./journey.ts";

const toggle = (page: Page) => page.locator("header summary");
const bar = (page: Page) => page.getByRole("banner");

test.describe("what a page says about itself", () => {
  for (const path of ["/", "/contact", "/login"]) {
    test(`${path} names itself for search engines and social networks`, async ({ request, server }) => {
      const html = await (await request.get(`${server.url}${path}?utm_source=x`)).text();
      const values = (pattern: RegExp) => Array.from(html.matchAll(pattern), ([, value]) => value);
      expect(values(/<title>([^<]*)<\/title>/g)).toEqual([expect.stringContaining("Matinal")]);
      expect(values(/<link rel="canonical" href="([^"]*)"/g)).toEqual([server.url + path]);
      expect(values(/<html lang="([^"]*)"/g)).toEqual(["fr"]);
      expect(values(/<meta property="og:locale" content="([^"]*)"/g)).toEqual(["fr_FR"]);
      expect(values(/<meta name="robots" content="([^"]*)"/g)).toEqual([
        path === "/login" ? "noindex" : "index, follow",
      ]);
      for (const name of ["og:title", "og:description", "og:type", "og:url", "og:image", "og:site_name"])
        expect(values(new RegExp(`<meta property="${name}" content="([^"]+)"`, "g")), name).toHaveLength(1);
      for (const name of ["twitter:card", "twitter:title", "twitter:description", "twitter:image"])
        expect(values(new RegExp(`<meta name="${name}" content="([^"]+)"`, "g")), name).toHaveLength(1);
      expect(values(/<link rel="alternate"[^>]* href="([^"]*)"/g)).toEqual(
        expect.arrayContaining(["/api/offers.json", "/sitemap.xml"]),
      );
      const data = values(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
      expect(data.length).toBeGreaterThan(0);
      for (const each of data)
        expect(JSON.parse(each ?? "")).toMatchObject({ "@context": "https://schema.org" });

      const [image] = values(/<meta property="og:image" content="([^"]*)"/g);
      const picture = Buffer.from(await (await request.get(image ?? "")).body());
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    });
  }
});

test.describe("a request that no page takes", () => {
  test("405 says which methods are taken, to readers in a page and to programs in JSON", async ({
    server,
  }) => {
    const send = (method: string, path: string, accept: string) =>
      fetch(server.url + path, { method, headers: { Origin: server.url, Accept: accept } });
    for (const [path, methods] of [
      ["/", "GET, HEAD"],
      ["/faq", "GET, HEAD"],
      ["/blog/1", "GET, HEAD"],
      ["/compte/export", "GET, HEAD"],
      ["/contact", "GET, HEAD, POST"],
      ["/login", "GET, HEAD, POST"],
      ["/api/offers.json", "GET, HEAD"],
      ["/api/session", "GET, HEAD, POST, DELETE"],
    ] as const) {
      for (const method of ["PUT", "OPTIONS", ...(methods.includes("POST") ? [] : ["POST"])]) {
        const answer = await send(method, path, "*/*");
        expect([method, path, answer.status, answer.headers.get("Allow")]).toEqual([
          method,
          path,
          405,
          methods,
        ]);
        expect(await answer.json()).toMatchObject({ error: { code: "method_not_allowed" } });
      }
    }
    const page = await send("POST", "/faq", "text/html");
    expect([page.status, page.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    expect(await page.text()).toContain(site.refused.title);
    expect((await send("DELETE", "/nulle-part", "text/html")).status).toBe(404);
    expect((await send("OPTIONS", "/nulle-part", "*/*")).headers.get("Allow")).toBeTruthy();
  });

  test("a form that is too large ends the connection, and a person reads why", async ({
    page,
    server,
    cleanConsole,
  }) => {
    const answer = await fetch(`${server.url}/contact`, {
      method: "POST",
      headers: { Origin: server.url },
      body: new URLSearchParams({ message: "x".repeat(70_000) }),
    });
    expect([answer.status, answer.headers.get("Connection")]).toEqual([413, "close"]);
    expect(await answer.json()).toMatchObject({ error: { code: "too_large" } });

    await page.goto("/login");
    await page.evaluate(() => {
      const form = document.createElement("form");
      form.method = "post";
      form.action = "/contact";
      const field = document.createElement("textarea");
      field.name = "message";
      field.value = "x".repeat(70_000);
      form.append(field);
      document.body.append(form);
      form.submit();
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(site.refused.title);
    await expect(page.getByRole("button", { name: site.backToPrevious })).toBeEnabled();
    await page.getByRole("link", { name: site.backHome }).click();
    await page.waitForURL(`${server.url}/`);
    expect(cleanConsole.splice(0).filter((complaint) => !complaint.includes("413"))).toEqual([]);
  });
});

test.describe("a page from memory", () => {
  test("it is the same for everybody, with 304 for who has it and no body for HEAD", async ({ server }) => {
    const first = await fetch(`${server.url}/`, { headers: { Cookie: "anything=1" } });
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get("Cache-Control")).toBe("no-cache");
    const again = await fetch(`${server.url}/?x=${Date.now()}`, { headers: { "If-None-Match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("Content-Security-Policy")).toBe(first.headers.get("Content-Security-Policy"));
    expect(first.headers.get("Content-Security-Policy")).not.toMatch(/unsafe|nonce/);

    const head = await fetch(`${server.url}/`, { method: "HEAD" });
    expect([head.status, await head.text(), head.headers.get("ETag")]).toEqual([200, "", etag]);
  });

  test("signing in and unknown paths are not kept", async ({ server }) => {
    for (const path of ["/login", "/mailbox", "/nulle-part"]) {
      const answer = await fetch(server.url + path);
      expect(answer.headers.get("Cache-Control"), path).toBe("no-store");
      expect(answer.headers.get("ETag"), path).toBeNull();
      expect(answer.headers.get("Content-Security-Policy"), path).toContain("'nonce-");
    }
  });

  test("it fetches neither the router nor the scripts of other pages, and nothing from elsewhere", async ({
    page,
    server,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/faq");
    await awake(page);
    expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([]);
    expect(asked.filter((url) => /router|pricing|home/.test(url))).toEqual([]);
    expect(asked.filter((url) => url.includes("/react-"))).toHaveLength(1);
  });

  for (const width of [320, 360, 375, 390, 412])
    test(`nothing moves when its type comes after its words, at ${width} pixels`, async ({ page }) => {
      await settled(page);
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
            (window as unknown as { moved: number }).moved += shift.value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      const release = await holdBack(page, "**/*.woff2");
      await page.goto("/");
      await awake(page);
      expect(await page.evaluate(() => document.fonts.check('1em "Bricolage Grotesque"'))).toBe(false);
      release();
      await page.waitForFunction(() => document.fonts.check('1em "Bricolage Grotesque"'));
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))),
      );
      expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.0005);
    });

  for (const part of ["entry.client", "hydrate", "react", "public"])
    test(`a part of its scripts that fails once (${part}) is fetched again at the next press`, async ({
      page,
      cleanConsole,
    }) => {
      await settled(page);
      let failures = 0;
      await page.route(`**/assets/${part}-*.js`, (route) =>
        failures++ === 0 ? route.abort() : route.continue(),
      );
      await page.goto("/faq");
      await expect.poll(() => failures).toBeGreaterThan(0);
      await expect(async () => {
        await page.keyboard.press("Tab");
        await expect(page.locator("html")).toHaveAttribute("data-hydrated", { timeout: 500 });
      }).toPass();
      expect(failures).toBe(2);
      expect(cleanConsole.splice(0).filter((line) => !line.includes("net::ERR_FAILED"))).toEqual([]);
    });

  test("it stays whole when one of its islands breaks", async ({ page, cleanConsole }) => {
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const island = document.querySelector<HTMLElement>("[data-island='consent-banner']");
        if (island) island.dataset.props = "{";
      });
    });
    await page.goto("/nulle-part");
    await awake(page);
    await expect(page.getByRole("button", { name: "Revenir à la page précédente" })).toBeEnabled();
    expect(cleanConsole.splice(0).join()).toContain("JSON");
  });

  test("a press before the scripts have come is not lost", async ({ page }) => {
    await settled(page);
    await page.route("**/assets/*.js", () => {}); // They never arrive.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/");
    await toggle(page).click();
    await bar(page).getByRole("link", { name: "Tarifs" }).click();
    await expect(page).toHaveURL(/#pricing$/);
    await expect(page.locator("#pricing")).toBeInViewport();
  });
});
