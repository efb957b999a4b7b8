import type { ProfileValues } from "#app/profile/profile-field.ts";

/** The profile of a case that does not say otherwise. The company does not exist. */
export const defaultProfile: ProfileValues = {
  company_name: "Atelier Bellerive",
  industry: "Emballages industriels sur mesure",
  linkedin_url: "https://www.linkedin.com/company/atelier-bellerive-exemple",
  sender_name: "Camille Morel",
  icp_industry: "",
  icp_title: "Responsables des services généraux",
  icp_size: "pme",
  icp_location: "Grand Est et Bourgogne-Franche-Comté",
  value_prop:
    "Nous dessinons, fabriquons et livrons l’emballage complet en quinze jours, avec un seul interlocuteur.",
  tone: "friendly",
  common_objections: "« Nous avons déjà un fournisseur. »\n« Les délais du sur-mesure nous font peur. »",
  primary_goal: "rdv",
  calendly_url: "https://agenda.bellerive.example/camille/30min",
  banned_phrases: "leader sur son marché, solution innovante",
};
