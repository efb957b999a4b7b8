import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import { expect, test } from "../journey.ts";
import { signedIn } from "../sign-in-steps.ts";
import { save } from "./targeting-view.ts";

test.use({ reducedMotion: "reduce" });

test("without a register the page works, and says that there is no count", async ({
  page,
  server,
  address,
  consoleErrors,
}) => {
  await signedIn(page, server, address);
  await page.goto("/ciblage");
  await expect(page.getByText(copy.count.off)).toBeVisible();
  await page.getByRole("checkbox", { name: "Gérant" }).check();
  await save(page).click();
  await expect(page.getByText(copy.saved)).toBeVisible();
  expect(consoleErrors).toEqual([]);
});
