import { brand } from "../brand.ts";

/** The copy of /blog and of its articles. Strings of requirements.md BLG and ART are verbatim. */
export const blog = {
  title: "Blog",
  description:
    "Cibler, appeler, relancer, rester dans les règles : des articles courts pour mieux prospecter entre professionnels, par ceux qui préparent les listes.",
  /** Title and description of the list from page 2 on (docs/decisions/0015). */
  numbered: (page: number) => ({
    title: `Blog, page ${page}`,
    description: `Page ${page} de nos articles sur le ciblage, les appels, les données et la méthode : de quoi mieux prospecter entre professionnels.`,
  }),
  heading: "Mieux prospecter, en quelques minutes.",
  lead: "Ce que nous apprenons en préparant des listes d’appels : cibler, joindre, relancer, et rester dans les règles.",
  featured: "À la une",
  all: "Tous les articles",
  note: "Note produit, à lire ici en entier",
  tags: "Sujets",
  readTime: (minutes: number) => `${minutes} min de lecture`,
  /** Of an article that is not there to the end. */
  begun: (minutes: number) => `Début d’un article de ${minutes} min`,
  read: "Lire l’article",
  readBeginning: "Lire le début",

  loadMore: "Charger plus d'articles",
  shown: (count: number, total: number) => `${count} articles sur ${total}`,
  added: (added: number, count: number, total: number) =>
    `${added} ${added === 1 ? "article ajouté" : "articles ajoutés"}, ${count} sur ${total}.`,
  end: ["Tous les articles sont chargés", "Vous avez atteint la fin du blog"],

  cards: {
    heading: "Et maintenant ?",
    home: {
      title: "Voir le service",
      text: "Ce qui arrive chaque matin dans votre tableau de bord, et à quel prix.",
      action: "Aller à l’accueil",
    },
    about: {
      title: "Savoir qui écrit",
      text: `L’histoire de ${brand.product}, notre méthode et ce que nous refusons de faire.`,
      action: "Lire notre histoire",
    },
    demo: {
      title: "Essayer sur votre cible",
      text: "Une démo de 30 minutes, avec vos critères et vos questions.",
      action: "Réserver une démo",
    },
  },

  article: {
    breadcrumb: "Fil d’Ariane",
    home: "Accueil",
    comingTitle: "La suite s’écrit.",
    coming: "Le contenu complet de cet article sera bientôt disponible.",
    feed: { link: "Notre flux RSS", after: " l’annoncera, sans adresse à laisser." },
    following: "Lire l’article suivant",
    next: "À lire ensuite",
  },
  notFound: {
    title: "Article non trouvé",
    text: "Désolé, l'article que vous recherchez n'existe pas ou a été déplacé.",
    back: "Retour au blog",
  },
} as const;

/** Formats a YYYY-MM-DD date as `6 mai 2025`, independent of the time zone. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
}
