import type { Page } from "@playwright/test";
import { profileCard } from "./workplace-view.ts";

/** The card's row, edit button, field and save button for the answer with this label. */
export const row = (page: Page, label: string) =>
  profileCard(page).getByRole("listitem").filter({ hasText: label });
export const pencil = (page: Page, label: string) =>
  profileCard(page).getByRole("button", { name: new RegExp(`Modifier.*${label}`) });
export const correction = (page: Page, label: string) =>
  profileCard(page).getByRole("textbox", { name: new RegExp(`Nouvelle réponse.*${label}`) });
/** The field of a complete profile while it is edited. */
export const fieldEditor = (page: Page, label: string) =>
  profileCard(page).getByRole("textbox", { name: new RegExp(`Nouvelle valeur.*${label}`) });
export const saveCorrection = (page: Page) => profileCard(page).getByRole("button", { name: "Enregistrer" });
