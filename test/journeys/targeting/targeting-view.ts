import type { Page } from "@playwright/test";
import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import { expect } from "../journey.ts";

export const panel = (page: Page) => page.getByRole("region", { name: copy.count.title });
export const counted = (page: Page) => panel(page).getByRole("status");
export const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
export const save = (page: Page) => page.getByRole("button", { name: copy.save });
/** The count has come. */
export const settled = (page: Page) =>
  expect(counted(page)).toContainText(/entreprises? (ne )?correspond|Aucune/);
