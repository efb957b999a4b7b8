import { expect, test } from "../journey.ts";

test("the icons that browsers ask for by themselves, and the manifest, are files", async ({ server }) => {
  for (const [path, type] of [
    ["/favicon.ico", "image/x-icon"],
    ["/favicon.svg", "image/svg+xml"],
    ["/apple-touch-icon.png", "image/png"],
    ["/apple-touch-icon-precomposed.png", "image/png"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
  ] as const) {
    const response = await fetch(server.url + path);
    expect([path, response.status, response.headers.get("Content-Type")]).toEqual([path, 200, type]);
  }
  const manifest = await (await fetch(`${server.url}/manifest.webmanifest`)).json();
  for (const { src } of manifest.icons) expect((await fetch(server.url + src)).status, src).toBe(200);
  const start = await fetch(server.url + manifest.start_url, { redirect: "manual" });
  expect(start.headers.get("Location")).toBe("/login");
});

test("the browser accepts the manifest of a public and of a signed-in page", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const path of ["/faq", "/login"]) {
    await page.goto(path);
    // It waits for the first paint.
    await expect(page.locator("head link[rel=manifest]")).toBeAttached();
    const { url, errors } = await session.send("Page.getAppManifest");
    expect([new URL(url).pathname, errors]).toEqual(["/manifest.webmanifest", []]);
  }
});

test("security.txt and the address for changing a password are where RFC 9116 and password managers look", async ({
  server,
}) => {
  const security = await fetch(`${server.url}/.well-known/security.txt`);
  expect([security.status, security.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const text = await security.text();
  expect(text).toContain(`Canonical: ${server.url}/.well-known/security.txt\n`);
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);

  const change = await fetch(`${server.url}/.well-known/change-password`, { redirect: "manual" });
  expect([change.status, change.headers.get("Location")]).toEqual([302, "/compte"]);
  const unknown = "resource-that-should-not-exist-whose-status-code-should-not-be-200";
  expect((await fetch(`${server.url}/.well-known/${unknown}`)).status).toBe(404);
});

test("every path without a page gets the same page, which tells nothing of the path", async ({ server }) => {
  const bodies = new Set<string>();
  for (const path of ["/nulle-part", "/Nulle-Part/?secret=1", "/%E0", "/images/unknown.png", "/faq/x"])
    for (const headers of [{}, { Cookie: "matinal.session_token=x", "If-None-Match": "*" }]) {
      const response = await fetch(server.url + path, { headers: headers as Record<string, string> });
      expect([path, response.status, response.headers.get("Cache-Control")]).toEqual([path, 404, "no-store"]);
      bodies.add(await response.text());
    }
  const [body = ""] = bodies;
  expect(bodies.size).toBe(1);
  expect(body).toContain("Page non trouvée");
  expect(body).not.toMatch(/rel="canonical"|og:url|"\/\*|\/\*"|secret|nulle/i);

  const article = await (await fetch(`${server.url}/blog/inconnu`)).text();
  expect(await (await fetch(`${server.url}/blog/%69nconnu?x`)).text()).toBe(article);
  expect(article).not.toMatch(/rel="canonical"|:id|inconnu/);
  const assets = await fetch(`${server.url}/assets/x.js`, { method: "HEAD" });
  expect([assets.status, assets.headers.get("Content-Type")]).toEqual([404, "text/plain; charset=utf-8"]);
  const api = await fetch(`${server.url}/api/inconnu`);
  expect([api.status, (await api.json()).error.code]).toEqual([404, "not_found"]);
});
