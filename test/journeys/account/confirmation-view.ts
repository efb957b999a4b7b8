import type { Page } from "@playwright/test";

/** The URL of the page that asks for a code before a download or a deletion. */
export const confirmationPage = /\/compte\/confirmation\?pour=/;

export const codeField = (page: Page) => page.getByLabel("Code de l’e-mail");
