import type { Page } from "@playwright/test";
import { site } from "../../app/content/site.ts";
import { awake, expect, holdBack, test } from "./journey.ts";

const booking = "https://calendar.matinal.example/matinal/30min";
const unknown = "/nulle-part";
const sheet = (page: Page) => page.getByRole("region", { name: "Votre choix sur les cookies" });
const toggle = (page: Page) => page.locator("header summary");
const bar = (page: Page) => page.getByRole("banner");

async function settled(page: Page) {
  await page.addInitScript(() => localStorage.setItem("cookiesAccepted", "essential"));
}

test.describe("the bar", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(({ page }) => settled(page));

  test("it stays at the top and has its shadow only past 20 pixels", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    for (const [y, isScrolled] of [
      [20, false],
      [21, true],
      [400, true],
      [20, false],
      [0, false],
    ] as const) {
      await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
      await expect(bar(page), `at ${y}`).toHaveAttribute("data-scrolled", String(isScrolled));
      expect((await bar(page).boundingBox())?.y).toBe(0);
    }
    await expect(bar(page)).not.toHaveCSS("box-shadow", /0\.28/);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(bar(page)).toHaveCSS("box-shadow", /0\.28/);
  });

  test("it has its shadow when the page is reloaded half-way", async ({ page }) => {
    await page.goto("/");
    await page.evaluate(() => window.scrollTo(0, 600));
    await page.reload();
    await expect(bar(page)).toHaveAttribute("data-scrolled", "true");
  });

  test("the home page leads to its sections, to the demo in a new tab, and to signing in", async ({
    page,
  }) => {
    await page.goto("/");
    for (const [name, href] of [
      ["Fonctionnalités", "#features"],
      ["Comment ça marche", "#how-it-works"],
      ["Tarifs", "#pricing"],
      ["Se connecter", "/login"],
      ["Matinal, accueil", "/"],
    ])
      await expect(bar(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", href ?? "");
    const demo = bar(page).getByRole("link", { name: /^Réserver une démo/ });
    await expect(demo).toHaveAttribute("href", booking);
    await expect(demo).toHaveAttribute("target", "_blank");
    await expect(demo).toHaveAttribute("rel", "noopener noreferrer");
  });

  for (const [width, isMenu, isDesktop] of [
    [320, true, false],
    [767, true, false],
    [768, false, false],
    [1023, false, false],
    [1024, false, true],
    [1280, false, true],
  ] as const) {
    test(`at ${width} pixels it shows what fits`, async ({ page, cleanConsole }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ["/", unknown]) {
        await page.goto(path);
        await expect(toggle(page)).toBeVisible({ visible: isMenu });
        await expect(bar(page).getByRole("link", { name: "Accueil", exact: true })).toBeVisible({
          visible: isDesktop && path !== "/",
        });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      cleanConsole.length = 0; // The 404.
    });
  }
});

test.describe("in a window whose scrollbar takes room", () => {
  // The browser of the other tests hides it.
  for (const [width, isMenu, plans] of [
    [767, true, 1],
    [768, false, 3],
  ] as const) {
    test(`at ${width} pixels the page is that of its class`, async ({
      server,
      playwright,
      launchOptions,
    }) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ignoreDefaultArgs: ["--hide-scrollbars"],
      });
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      await page.goto(server.url);
      expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(width);
      await expect(toggle(page)).toBeVisible({ visible: isMenu });
      for (const link of await bar(page).locator("> div > nav a").all())
        await expect(link).toBeVisible({ visible: !isMenu });
      const lefts = page
        .locator("#pricing li:has(h3)")
        .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
      expect(new Set(await lefts).size).toBe(plans);
      expect((await bar(page).boundingBox())?.height).toBeLessThan(72);
      await browser.close();
    });
  }
});

test.describe("the menu of a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });
  test.beforeEach(({ page }) => settled(page));
  const isOpen = (page: Page) =>
    page.locator("header details").evaluate((menu: HTMLDetailsElement) => menu.open);
  const expectOpen = (page: Page, open: boolean) => expect.poll(() => isOpen(page)).toBe(open);

  test("it opens and closes by its toggle, and choosing a link closes it", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    await toggle(page).click();
    for (const name of ["Fonctionnalités", "Comment ça marche", "Tarifs", "Se connecter"])
      await expect(bar(page).getByRole("link", { name, exact: true })).toBeVisible();
    await expect(bar(page).getByRole("link", { name: /^Réserver une démo/ })).toBeVisible();
    await toggle(page).click();
    await expectOpen(page, false);

    await toggle(page).click();
    await bar(page).getByRole("link", { name: "Tarifs" }).click();
    await expectOpen(page, false);
    await expect(page).toHaveURL(/#pricing$/);
  });

  test("Escape closes it and leaves the focus on the toggle", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expectOpen(page, true);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expectOpen(page, false);
    await expect(toggle(page)).toBeFocused();
  });

  test("a press outside, the focus going on, and a wide window close it", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    await toggle(page).click();
    await page.mouse.click(200, 700);
    await expectOpen(page, false);

    await toggle(page).click();
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press("Tab");
    await expectOpen(page, false);

    await toggle(page).click();
    await expectOpen(page, true);
    await page.setViewportSize({ width: 800, height: 800 });
    await expectOpen(page, false);
  });

  test("a link chosen before the scripts have come closes it", async ({ page }) => {
    const release = await holdBack(page, "**/assets/*.js");
    await page.goto("/");
    await toggle(page).click();
    await bar(page).getByRole("link", { name: "Tarifs" }).click();
    await expect(bar(page).getByRole("link", { name: "Tarifs" })).toBeHidden();
    release();
    await awake(page);
  });

  test("it works before and without scripts", async ({ browser, server }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    await page.goto(server.url);
    await toggle(page).click();
    await bar(page).getByRole("link", { name: "Tarifs" }).click();
    await expect(page).toHaveURL(/#pricing$/);
    await page.close();
  });
});

test("the first Tab reaches a link that jumps over the bar", async ({ page }) => {
  await settled(page);
  await page.goto("/");
  await awake(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Aller au contenu" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("the footer", () => {
  const links = [
    ["Twitter", "https://twitter.matinal.example"],
    ["LinkedIn", "https://linkedin.matinal.example"],
    ["contact@matinal.example", "mailto:contact@matinal.example"],
    ["01 99 00 12 34", "tel:+33199001234"],
    ["Fonctionnalités", "#features"],
    ["Comment ça marche", "#how-it-works"],
    ["Tarifs", "#pricing"],
    ["Blog", "/blog"],
    ["À propos", "/about-us"],
    ["Contact", "/contact"],
    ["Confidentialité", "/privacy"],
    ["Conditions d’utilisation", "/terms"],
    ["Politique de cookies", "/cookies"],
    ["Mentions légales", "/mentions-legales"],
    ["Accessibilité", "/accessibilite"],
  ] as const;

  for (const javaScriptEnabled of [true, false]) {
    test(`it leads everywhere ${javaScriptEnabled ? "with" : "without"} scripts`, async ({
      browser,
      server,
    }) => {
      const page = await browser.newPage({ javaScriptEnabled });
      await page.goto(server.url);
      const footer = page.getByRole("contentinfo");
      for (const [name, href] of links)
        await expect(footer.locator(`a[href="${href}"]`).filter({ hasText: name }), name).toBeVisible();
      await expect(footer).toContainText("service lancé en 2024");
      await page.close();
    });
  }
});

test("without scripts, too, every way to the demo opens a new tab", async ({ browser, server }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(server.url);
  const demos = page.locator(`a[href="${booking}"]`);
  expect(await demos.count()).toBeGreaterThan(4);
  for (const demo of await demos.all()) {
    await expect(demo).toHaveAttribute("target", "_blank");
    await expect(demo).toContainText("(nouvel onglet)");
  }
  await page.close();
});

test.describe("the consent sheet", () => {
  const kept = (page: Page) => page.evaluate(() => localStorage.getItem("cookiesAccepted"));

  test("it opens one second after the page has loaded, not before", async ({ page }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto("/");
    await awake(page);
    await page.clock.runFor(999);
    await expect(sheet(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).getByRole("link")).toHaveAttribute("href", "/cookies");
  });

  for (const choice of ["true", "essential", "refused"]) {
    test(`it is not shown to whoever chose ${choice}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem("cookiesAccepted", value), choice);
      await page.goto("/");
      await awake(page);
      await page.waitForTimeout(1500);
      await expect(sheet(page)).toBeHidden();
    });
  }

  for (const [button, value, toast] of [
    ["Tout accepter", "true", "tous les cookies sont acceptés"],
    ["Essentiels uniquement", "essential", "seuls les cookies essentiels"],
    ["Tout refuser", "refused", "les cookies facultatifs sont refusés"],
  ] as const) {
    test(`« ${button} » keeps ${value}, closes it and says so for 3 seconds`, async ({ page }) => {
      await page.clock.install();
      await page.goto("/");
      await sheet(page).getByRole("button", { name: button }).click();
      await expect(sheet(page)).toBeHidden();
      expect(await kept(page)).toBe(value);
      const record = await page.evaluate(() => localStorage.getItem("cookiesAcceptedOn"));
      expect(JSON.parse(record ?? "{}")).toEqual({ date: expect.any(String), version: expect.any(String) });

      const said = page.getByRole("listitem").filter({ hasText: toast });
      await expect(said).toBeVisible();
      await page.mouse.move(5, 5);
      await page.clock.runFor(2000);
      await expect(said).toBeVisible();
      await page.clock.runFor(1500);
      await expect(said).toBeHidden();
      await page.reload();
      await awake(page);
      await page.clock.runFor(2000);
      await expect(sheet(page)).toBeHidden();
    });
  }

  test("it asks again six months later", async ({ page }) => {
    await page.goto("/");
    await sheet(page).getByRole("button", { name: "Tout refuser" }).click();
    await page.clock.install({ time: new Date(Date.now() + 190 * 24 * 3600 * 1000) });
    await page.goto("/");
    await expect(sheet(page)).toBeVisible();
  });

  test("the footer reopens it, it takes the focus and gives it back", async ({ page }) => {
    await settled(page);
    await page.goto("/");
    await awake(page);
    const opener = page.getByRole("button", { name: "Gérer les cookies" });
    await opener.press("Enter");
    await expect(sheet(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(sheet(page)).toBeHidden();
    await expect(opener).toBeFocused();
    expect(await kept(page)).toBe("refused");
  });

  test("it leaves the page behind it in use and hides nothing that has the focus", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/");
    await expect(sheet(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const last = page.getByRole("button", { name: "Gérer les cookies" });
    await last.focus();
    await expect
      .poll(async () => {
        const [button, cover] = [await last.boundingBox(), await sheet(page).boundingBox()];
        return (button?.y ?? 0) + (button?.height ?? 0) <= (cover?.y ?? 0);
      })
      .toBe(true);
    await toggle(page).click();
    await expect(bar(page).getByRole("link", { name: "Tarifs" })).toBeVisible();
  });

  test("it leaves the first buttons of the home page in sight on a small laptop", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto("/");
    const top = async () => (await sheet(page).boundingBox())?.y ?? 0;
    await expect(sheet(page)).toBeVisible();
    for (const button of await page.locator("#home a[class*=min-h-11]").all()) {
      const { y = 720, height = 0 } = (await button.boundingBox()) ?? {};
      expect(y + height).toBeLessThan(await top());
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(top).toBeGreaterThanOrEqual(640 * 0.55);
  });

  test("another tab follows the choice", async ({ page, context }) => {
    await page.goto("/");
    const other = await context.newPage();
    await other.goto("/");
    await expect(sheet(page)).toBeVisible();
    await sheet(other).getByRole("button", { name: "Tout accepter" }).click();
    await expect(sheet(page)).toBeHidden();
  });

  test("where nothing can be stored the choice holds for the page", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    await page.goto("/");
    await sheet(page).getByRole("button", { name: "Tout refuser" }).click();
    await expect(sheet(page)).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
    await page.waitForURL("**/contact");
    await expect(sheet(page)).toBeHidden();
  });
});

test.describe("a page that does not exist", () => {
  test.beforeEach(({ page }) => settled(page));
  test.afterEach(({ cleanConsole }) => {
    cleanConsole.length = 0; // The browser reports the 404 itself.
  });

  test("it says so, with the status, the marker and a line in the log", async ({ page, server }) => {
    const answer = await page.goto("/nulle-part/ailleurs?secret=1");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page non trouvée");
    await expect(
      page.getByText("Désolé, la page que vous recherchez n'existe pas ou a été déplacée."),
    ).toBeVisible();
    await expect(page.locator('meta[name="prerender-status-code"]')).toHaveAttribute("content", "404");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Retour à l'accueil" })).toHaveAttribute("href", "/");
    const line = server
      .output()
      .split("\n")
      .find((each) => each.includes("page not found") && each.includes("ailleurs"));
    expect(line).toContain('"path":"/nulle-part/ailleurs"');
    expect(line).not.toContain("secret");
  });

  test("its button goes back to the page before", async ({ page }) => {
    await page.goto("/login");
    await page.goto(unknown);
    await page.getByRole("button", { name: "Revenir à la page précédente" }).click();
    await page.waitForURL("**/login");
  });

  test("its button goes home when there is no page before", async ({ page, server }) => {
    await page.goto(unknown);
    await page.getByRole("button", { name: "Revenir à la page précédente" }).click();
    await page.waitForURL(`${server.url}/`);
  });
});

test.describe("a section in the address", () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test.beforeEach(async ({ page }) => {
    await settled(page);
    await page.addInitScript(() => {
      const scrolls: unknown[] = [];
      const scrollTo = window.scrollTo.bind(window);
      Object.assign(window, { scrolls });
      window.scrollTo = ((...given: [ScrollToOptions]) => {
        if (typeof given[0] === "object") scrolls.push(given[0]);
        scrollTo(...given);
      }) as typeof window.scrollTo;
    });
  });

  const gap = (page: Page, id: string) =>
    page.evaluate((id) => {
      const top = document.getElementById(id)?.getBoundingClientRect().top ?? 0;
      return Math.round(top - (document.querySelector("header")?.offsetHeight ?? 0));
    }, id);
  const scrolls = (page: Page) =>
    page.evaluate(() => (window as unknown as { scrolls: { behavior: string }[] }).scrolls);

  test("choosing it scrolls there smoothly, 100 ms after, 20 pixels under the bar", async ({ page }) => {
    await page.goto("/");
    await awake(page);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 5000));
    await bar(page).getByRole("link", { name: "Tarifs" }).click();
    await expect(page).toHaveURL(/#pricing$/);
    await page.clock.runFor(99);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.clock.runFor(1);
    expect(await scrolls(page)).toEqual([{ top: expect.any(Number), behavior: "smooth" }]);
    await expect.poll(() => gap(page, "pricing")).toBe(20);

    await page.evaluate(() => window.scrollTo(0, 0));
    await bar(page).getByRole("link", { name: "Tarifs" }).click();
    await page.clock.runFor(100);
    await expect.poll(() => gap(page, "pricing"), "the same section again").toBe(20);
  });

  test("who prefers less motion is there at once", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/#pricing");
    await awake(page);
    await expect.poll(() => scrolls(page)).toEqual([{ top: expect.any(Number), behavior: "auto" }]);
    await expect.poll(() => gap(page, "pricing")).toBe(20);
  });

  test("it is found from another page, by a link and by the address", async ({ page }) => {
    await page.goto("/contact");
    await awake(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "Tarifs" }).click();
    await page.waitForURL("**/#pricing");
    await expect.poll(() => gap(page, "pricing")).toBe(20);
    expect(await scrolls(page)).toContainEqual({ top: expect.any(Number), behavior: "smooth" });

    await page.goto("/login");
    await page.goto("/#features");
    await awake(page);
    await expect.poll(() => gap(page, "features")).toBe(20);
    await page.evaluate(() => {
      location.hash = "#pricing";
    });
    await expect.poll(() => gap(page, "pricing")).toBe(20);
  });

  test("an address with a section opens at its top and scrolls from there, 100 ms after", async ({
    page,
  }) => {
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.goto("/#how-it-works");
    await awake(page);
    await page.clock.runFor(99);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.clock.runFor(1);
    expect(await scrolls(page)).toEqual([{ top: expect.any(Number), behavior: "smooth" }]);
    await expect(page).toHaveURL(/#how-it-works$/);
    await expect.poll(() => gap(page, "how-it-works")).toBe(20);
  });

  test("a fragment that names no section does nothing", async ({ page }) => {
    for (const hash of ["#access_token=abc", "#%E0", "#nope", "#<script>", "#"]) {
      await page.goto("/login");
      await page.goto(`/${hash}`);
      await awake(page);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => window.scrollY), hash).toBe(0);
      expect(await scrolls(page), hash).toEqual([]);
    }
  });
});

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

  for (const part of ["entry.client", "wake", "react", "room"])
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
        await expect(page.locator("html")).toHaveAttribute("data-awake", { timeout: 500 });
      }).toPass();
      expect(failures).toBe(2);
      expect(cleanConsole.splice(0).filter((line) => !line.includes("net::ERR_FAILED"))).toEqual([]);
    });

  test("it stays whole when one of its islands breaks", async ({ page, cleanConsole }) => {
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const island = document.querySelector<HTMLElement>("[data-island='shell/consent']");
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
