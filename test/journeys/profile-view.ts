import type { Page } from "@playwright/test";
import { asOwner } from "./journey-database.ts";

export const lines = {
  "Nom de l’entreprise": "Aubade Conseil",
  "Secteur d’activité": "Conseil en énergie",
  "Fonction visée": "Directrice des achats",
  "Zone géographique": "Île-de-France",
  "Proposition de valeur": "Nous divisons la facture d’énergie par deux.",
};

export const choices = {
  "Taille d’entreprise visée": "PME (10 à 249\u00A0salariés)",
  "Ton des messages": "Direct",
  "Objectif principal": "Prise de rendez-vous",
};

export const save = (page: Page) => page.getByRole("button", { name: "Enregistrer mon profil" });

export async function fill(page: Page) {
  for (const [label, text] of Object.entries(lines)) await page.getByLabel(label).fill(text);
  for (const [label, option] of Object.entries(choices)) {
    await page.getByRole("combobox", { name: label }).click();
    await page.getByRole("option", { name: option }).click();
  }
}

export const stored = (server: Parameters<typeof asOwner>[0], address: string) =>
  asOwner(
    server,
    `select p.* from client_profile p join clients c on c.id = p.client_id where c.email = $1`,
    [address],
  );

export const profileOfForm = {
  company_name: "Aubade Conseil",
  industry: "Conseil en énergie",
  icp_title: "Directrice des achats",
  icp_size: "pme",
  icp_location: "Île-de-France",
  value_prop: "Nous divisons la facture d’énergie par deux.",
  tone: "direct",
  primary_goal: "rdv",
};
