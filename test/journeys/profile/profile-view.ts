import type { Page } from "@playwright/test";

/** The required texts of the form, by label. */
export const lines = {
  "Nom de l’entreprise": "Aubade Conseil",
  "Secteur d’activité": "Conseil en énergie",
  "Fonction visée": "Directrice des achats",
  "Zone géographique": "Île-de-France",
  "Proposition de valeur": "Nous divisons la facture d’énergie par deux.",
};

/** The required choices of the form, by label. */
export const options = {
  "Taille d’entreprise visée": "PME (10 à 249\u00A0salariés)",
  "Ton des messages": "Direct",
  "Objectif principal": "Prise de rendez-vous",
};

export const saveProfile = (page: Page) => page.getByRole("button", { name: "Enregistrer mon profil" });

/** Types the texts into their fields, found by their labels. */
export async function fillLines(page: Page) {
  for (const [label, text] of Object.entries(lines)) await page.getByLabel(label).fill(text);
}

/** Fills every required field of the form. */
export async function fillProfile(page: Page) {
  await fillLines(page);
  for (const [label, option] of Object.entries(options)) {
    await page.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: option }).click();
  }
}

/** The same values as the form posts them. */
export const profileFields = {
  company_name: "Aubade Conseil",
  industry: "Conseil en énergie",
  icp_title: "Directrice des achats",
  icp_size: "pme",
  icp_location: "Île-de-France",
  value_prop: "Nous divisons la facture d’énergie par deux.",
  tone: "direct",
  primary_goal: "rdv",
};
