import { about } from "../../app/content/about.ts";
import { expectNoFindings } from "./findings.ts";
import { expect, settled, test } from "./journey.ts";

test("axe finds nothing while sections wait to be scrolled to", async ({ page }) => {
  await settled(page);
  await page.goto("/about-us");
  await expect(page.getByRole("region", { name: about.closing.heading })).toHaveCSS("opacity", "0");
  await expectNoFindings(page);
});
