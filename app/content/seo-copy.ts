import { brand } from "./brand.ts";

/** The copy of /llms.txt. */
export const seo = {
  summary: `${brand.product} est un assistant commercial par IA pour la prospection B2B, en français, pour les équipes commerciales, les start-up et les PME, surtout en Europe.`,
  facts: [
    "Il trouve des profils cibles par secteur, mots-clés ou entreprises visées.",
    "Chaque prospect arrive avec un e-mail professionnel vérifié, un téléphone direct, le poste actuel et l’entreprise.",
    "Les nouveaux prospects sont livrés chaque matin dans un CRM personnalisé, avec statuts, historique et prochaines étapes.",
    "Mise en place en 48\u00A0heures au plus, essai gratuit de 14\u00A0jours selon l’offre, tarifs sans frais cachés.",
    "Données publiques et professionnelles uniquement, conformément au RGPD\u00A0; données de prospects effacées 30\u00A0jours après la résiliation.",
    "Il n’écrit pas aux prospects à la place de l’utilisateur et n’est pas un outil d’automatisation d’e-mails.",
  ],
  headings: { offers: "Offres", pages: "Pages", data: "Données" },
  /** One offer; the catalogue supplies the figures (app/routes/seo/llms/offer-line.ts). */
  offer: {
    prices: (monthly: string, yearly: string, saving: string) => `${monthly} ou ${yearly} (${saving})`,
    monthlyTrial: (trial: string) => `${trial} en facturation mensuelle`,
    action: (text: string, address: string) => `${text}\u00A0: ${address}`,
  },
  pages: [
    { path: "/", title: "Accueil", about: "le produit, ses offres et leurs prix HT" },
    { path: "/faq", title: "Questions fréquentes", about: "le service et l’agent IA, question par question" },
    {
      path: "/combien-d-entreprises",
      title: "Combien d’entreprises\u00A0?",
      about: "compter, dans le registre officiel, les entreprises d’un secteur, d’une taille et d’un lieu",
    },
    { path: "/about-us", title: "À propos", about: "l’entreprise, sa mission et sa méthode" },
    { path: "/blog", title: "Blog", about: "la prospection B2B en France" },
    { path: "/contact", title: "Contact", about: "adresse, téléphone, horaires et formulaire" },
    {
      path: "/vos-donnees",
      title: "Pourquoi avez-vous mes données\u00A0?",
      about:
        "pour les personnes qui figurent dans une liste\u00A0: sources, durées, et le formulaire d’opposition",
    },
    { path: "/privacy", title: "Politique de confidentialité", about: "données, durées et droits" },
    { path: "/terms", title: "Conditions d’utilisation", about: "le contrat" },
    { path: "/cookies", title: "Politique de cookies", about: "ce que le site garde dans le navigateur" },
    { path: "/mentions-legales", title: "Mentions légales", about: "éditeur et hébergeur" },
    {
      path: "/confiance",
      title: "Confiance et sécurité",
      about: "sources, hébergement, protections, durées et prestataires",
    },
    { path: "/accessibilite", title: "Accessibilité", about: "ce qui a été vérifié, et comment" },
  ],
  data: [
    { path: "/api/offers.json", title: "Offres", about: "le catalogue des offres en JSON" },
    { path: "/blog/rss.xml", title: "Flux RSS", about: "les articles du blog" },
    { path: "/sitemap.xml", title: "Plan du site", about: "toutes les pages publiques" },
  ],
} as const;
