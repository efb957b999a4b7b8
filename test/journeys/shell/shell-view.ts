import type { Page } from "@playwright/test";
import { consent } from "#app/content/consent-copy.ts";

export const header = (page: Page) => page.getByRole("banner");
export const menuToggle = (page: Page) => page.locator("header summary");
export const consentBanner = (page: Page) => page.getByRole("region", { name: consent.title });

/** The calendar to which every demo button leads. */
export const bookingUrl = "https://calendar.matinal.example/matinal/30min";
