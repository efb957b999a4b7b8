import type { Page } from "@playwright/test";

export const cards = (page: Page) => page.locator("#pricing li:has(h3)");

export const planCard = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole("heading", { name }) });

export const yearly = (page: Page) => page.getByRole("radio", { name: /Annuel|Yearly/ });

export const english = (page: Page) => page.getByRole("radio", { name: /English/ });
