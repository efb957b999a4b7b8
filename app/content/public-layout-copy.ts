import { brand } from "./brand.ts";

/** The copy around every public page. requirements.md NAV and FTR. */
export const publicLayout = {
  bar: {
    label: "Navigation principale",
    menu: "Menu",
    home: "Accueil",
    sections: [
      { id: "features", label: "Fonctionnalités" },
      { id: "how-it-works", label: "Comment ça marche" },
      { id: "pricing", label: "Tarifs" },
    ],
    signIn: "Se connecter",
    bookDemo: "Réserver une démo",
  },
  opensNewTab: "(nouvel onglet)",
  footer: {
    promise: "Votre liste de prospects B2B, prête chaque matin.",
    product: {
      title: "Produit",
      blog: "Blog",
      faq: "Questions fréquentes",
      market: "Combien d’entreprises\u00A0?",
    },
    company: {
      title: "Entreprise",
      links: [
        { to: "/about-us", label: "À propos" },
        { to: "/contact", label: "Contact" },
        { to: "/privacy", label: "Confidentialité" },
        { to: "/terms", label: "Conditions d’utilisation" },
        { to: "/cookies", label: "Politique de cookies" },
      ],
    },
    reach: { title: "Nous joindre" },
    social: { twitter: "Twitter", linkedin: "LinkedIn" },
    since: `${brand.company}, service lancé en 2024`,
    legal: [
      { to: "/vos-donnees", label: "Vos données" },
      { to: "/confiance", label: "Confiance et sécurité" },
      { to: "/mentions-legales", label: "Mentions légales" },
      { to: "/accessibilite", label: "Accessibilité" },
    ],
    manageCookies: "Gérer les cookies",
  },
} as const;
