import type { GuardContext } from "#app/assistant/guard/facts/guard-facts.ts";

/** The customer to whom the labelled sentences are said, as their author invented them. */
export const sentenceContext: GuardContext = {
  profile: {
    company_name: "Bellerive Industrie",
    industry: "Logiciel d’achats",
    linkedin_url: "",
    sender_name: "Camille Morel",
    icp_industry: "Industrie",
    icp_title: "Directeurs des achats et directeurs d’usine",
    icp_size: "PME de 20 à 250 salariés",
    icp_location: "Grand Est",
    value_prop: "20 % d’économies sur les achats indirects",
    tone: "direct",
    common_objections: "",
    primary_goal: "rdv",
    calendly_url: "",
    banned_phrases: "",
  },
  written: [],
  ownUrls: ["https://matinal.example", "https://calendar.matinal.example/matinal/30min"],
  pricingVariant: "table",
};
