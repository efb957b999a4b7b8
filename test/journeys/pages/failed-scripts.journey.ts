import { expect, test } from "../journey.ts";
import { signedIn } from "../sign-in-steps.ts";

for (const [number, [what, path]] of (
  [
    ["entry.client", "/liste"],
    ["signed-in", "/liste"],
    ["router", "/compte"],
  ] as const
).entries())
  test(`a page whose ${what} script was lost on the network works after the next press`, async ({
    page,
    server,
    consoleErrors,
  }) => {
    await signedIn(page, server, `perdu-${number}@exemple.fr`);
    let losses = 0;
    await page.route(new RegExp(`/assets/${what}-[^/]*\\.js$`), (route) => {
      losses++;
      // The preload and the import.
      return losses > 2 ? route.continue() : route.abort();
    });
    const lost = page.waitForEvent("requestfailed");
    await page.goto(path);
    await lost;
    await expect(async () => {
      await page.mouse.click(5, 5);
      await expect(page.locator("html")).toHaveAttribute("data-hydrated", { timeout: 5_000 });
    }).toPass();
    consoleErrors.splice(0);
  });
