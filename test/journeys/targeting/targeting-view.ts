import type { Page } from "@playwright/test";
import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import { startCompanyRegister } from "#scripts/company-register/company-register.ts";
import { expect, test as journey } from "../journey.ts";

/** A product with a register of invented companies behind it. */
export const test = journey.extend<object, { register: string }>({
  register: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the destructuring.
    async ({}, use) => {
      const register = await startCompanyRegister({ perSecond: 1_000 });
      await use(register.baseUrl);
      await register.stop();
    },
    { scope: "worker" },
  ],
  settings: [async ({ register }, use) => use({ COMPANY_REGISTER_URL: register }), { scope: "worker" }],
});

export const panel = (page: Page) => page.getByRole("region", { name: copy.count.title });
export const counted = (page: Page) => panel(page).getByRole("status");
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const save = (page: Page) => page.getByRole("button", { name: copy.save });
/** The count has come. */
export const settled = (page: Page) =>
  expect(counted(page)).toContainText(/entreprises? (ne )?correspond|Aucune/);
