import { site } from "#app/content/site-copy.ts";
import { expect, test } from "../journey.ts";

test.describe("a refused request", () => {
  test("answers 405 with the allowed methods, as a page for browsers and as JSON for programs", async ({
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
      ["/vos-donnees", "GET, HEAD, POST"],
      ["/login", "GET, HEAD, POST"],
      ["/api/offers.json", "GET, HEAD"],
      ["/api/session", "GET, HEAD, POST, DELETE"],
    ] as const) {
      for (const method of ["PUT", "OPTIONS", ...(methods.includes("POST") ? [] : ["POST"])]) {
        const response = await send(method, path, "*/*");
        expect([method, path, response.status, response.headers.get("Allow")]).toEqual([
          method,
          path,
          405,
          methods,
        ]);
        expect(await response.json()).toMatchObject({ error: { code: "method_not_allowed" } });
      }
    }
    const page = await send("POST", "/faq", "text/html");
    expect([page.status, page.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    expect(await page.text()).toContain(site.refused.title);
    expect((await send("DELETE", "/nulle-part", "text/html")).status).toBe(404);
    expect((await send("OPTIONS", "/nulle-part", "*/*")).headers.get("Allow")).toBeTruthy();
  });

  test("answers 413 to a form that is too large, and shows the reason", async ({
    page,
    server,
    consoleErrors,
  }) => {
    const response = await fetch(`${server.url}/contact`, {
      method: "POST",
      headers: { Origin: server.url },
      body: new URLSearchParams({ message: "x".repeat(70_000) }),
    });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ error: { code: "too_large" } });

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
    expect(consoleErrors.splice(0).filter((error) => !error.includes("413"))).toEqual([]);
  });
});
