import type { Feature, Subject } from "#app/offers/catalogue.ts";

export type Language = "fr" | "en";

/** The copy of the pricing section in one language. interpretation.md D3, D4; verbatim strings: requirements.md PCN and PRV. */
export type PricingCopy = {
  heading: string;
  lead: string;
  language: string;
  billing: { label: string; monthly: string; yearly: string; saving: (percent: number) => string };
  vat: string;
  per: { month: string; year: string };
  trial: (days: number) => string;
  commitment: (percent: number) => string;
  saved: (amount: string) => string;
  /** The yearly price, for the monthly view. */
  orYearly: Record<"table" | "commitment", (amount: string) => string>;
  /** What the press leads to, under the button of the plans without a trial. */
  assurance: Record<"checkout" | "booking", string>;
  badge: { table: string; commitment: string };
  opensNewTab: string;
  buttons: Record<"checkout" | "booking", { monthly: string; yearly: string }>;
  phones: (count: number) => string;
  emails: (count: number) => string;
  users: (count: number) => string;
  features: Record<Feature, string>;
  /** What a feature means, where its name does not say it. */
  explanations: Partial<Record<Feature, string>>;
  subjects: Record<Subject, string>;
  /** What holds for every plan, where the catalogue names nothing of a plan's own for a subject. */
  common: Partial<Record<Subject, string>>;
  descriptions: Record<string, string>;
  demo: { text: string; link: string };
};

export const pricingCopy: Record<Language, PricingCopy> = {
  fr: {
    heading: "Un prix clair par offre",
    lead: "Des tarifs transparents, sans frais cachés, au mois ou à l’année.",
    language: "Langue des tarifs",
    billing: {
      label: "Facturation",
      monthly: "Mensuel",
      yearly: "Annuel",
      saving: (percent) => `−${percent} %`,
    },
    vat: "HT",
    per: { month: "/mois", year: "/an" },
    trial: (days) => `${days} jours d’essai gratuit`,
    commitment: (percent) => `${percent} % d’économie avec un engagement d’un an`,
    saved: (amount) => `${amount} économisés sur l’année`,
    orYearly: {
      table: (amount) => `ou ${amount} payés à l’année`,
      commitment: (amount) => `ou ${amount} par mois avec un engagement d’un an`,
    },
    assurance: { checkout: "Paiement par carte, en ligne", booking: "Une démo de 30 minutes d’abord" },
    badge: { table: "Le plus populaire", commitment: "Populaire" },
    opensNewTab: "(nouvel onglet)",
    buttons: {
      checkout: { monthly: "Commencer l'essai", yearly: "S'abonner maintenant" },
      booking: { monthly: "Réserver une démo", yearly: "Réserver une démo" },
    },
    phones: (count) => `${count} numéros de téléphone par mois`,
    emails: (count) => `${count} e-mails par mois`,
    users: (count) => `${count} utilisateurs`,
    features: {
      personas: "Personas LinkedIn illimités",
      customCrm: "Interface CRM personnalisée",
      bespokeCrm: "Interface CRM sur mesure",
      emailSupport: "Support par e-mail",
      prioritySupport: "Support prioritaire",
      dedicatedSupport: "Support dédié",
      dailyUpdates: "Mises à jour quotidiennes",
      realTimeUpdates: "Mises à jour en temps réel",
      exportImport: "Export et import des données",
      unlimitedCriteria: "Critères de recherche illimités",
      reports: "Rapports de performance",
    },
    explanations: {
      personas: "Persona : un profil type de personne à trouver sur LinkedIn.",
    },
    subjects: {
      contacts: "Coordonnées",
      team: "Équipe",
      targeting: "Interface et ciblage",
      data: "Données",
      support: "Support",
    },
    common: {
      targeting:
        "Comme dans chaque offre : interface CRM tenue à jour, ciblage par secteur ou par entreprise.",
    },
    descriptions: {
      Starter: "Pour vos premières matinées d’appels.",
      Growth: "Pour une petite équipe qui prospecte chaque semaine.",
      Scale: "Pour une équipe commerciale qui prospecte chaque jour.",
    },
    demo: {
      text: "Vous hésitez entre deux offres ? Choisissons ensemble.",
      link: "Réserver une démo de 30 minutes",
    },
  },
  en: {
    heading: "One price per plan",
    lead: "Transparent pricing, no hidden fees, by the month or by the year.",
    language: "Language of the prices",
    billing: {
      label: "Billing",
      monthly: "Monthly",
      yearly: "Yearly",
      saving: (percent) => `−${percent}%`,
    },
    vat: "+ VAT",
    per: { month: "/month", year: "/year" },
    trial: (days) => `${days}-day free trial`,
    commitment: (percent) => `${percent}% saved with a 1-year commitment`,
    saved: (amount) => `${amount} saved over the year`,
    orYearly: {
      table: (amount) => `or ${amount} paid by the year`,
      commitment: (amount) => `or ${amount} a month with a 1-year commitment`,
    },
    assurance: { checkout: "Paid online, by card", booking: "Begins with a 30-minute demo" },
    badge: { table: "Most popular", commitment: "Popular" },
    opensNewTab: "(new tab)",
    buttons: {
      checkout: { monthly: "Start the trial", yearly: "Subscribe now" },
      booking: { monthly: "Book a demo", yearly: "Book a demo" },
    },
    phones: (count) => `${count} phone numbers per month`,
    emails: (count) => `${count} e-mails per month`,
    users: (count) => `${count} users`,
    features: {
      personas: "Unlimited LinkedIn personas",
      customCrm: "Customised CRM interface",
      bespokeCrm: "Bespoke CRM interface",
      emailSupport: "E-mail support",
      prioritySupport: "Priority support",
      dedicatedSupport: "Dedicated support",
      dailyUpdates: "Daily updates",
      realTimeUpdates: "Real-time updates",
      exportImport: "Data export and import",
      unlimitedCriteria: "Unlimited search criteria",
      reports: "Performance reports",
    },
    explanations: {
      personas: "Persona: a typical profile of the people to find on LinkedIn.",
    },
    subjects: {
      contacts: "Contacts",
      team: "Team",
      targeting: "Interface and targeting",
      data: "Data",
      support: "Support",
    },
    common: {
      targeting: "As in every plan: an up-to-date CRM interface, and targeting by sector or by company.",
    },
    descriptions: {
      Starter: "For your first mornings of sales calls.",
      Growth: "For a small sales team that prospects every week.",
      Scale: "For a whole sales team that prospects every day.",
    },
    demo: {
      text: "Torn between two plans? We help you to choose the right one.",
      link: "Book a 30-minute demo",
    },
  },
};
