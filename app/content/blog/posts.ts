import type { Href } from "#app/hrefs.ts";
import { brand } from "../brand.ts";

export type Category = "Ciblage" | "Appels" | "Données" | "Méthode" | "Produit";

type Common = {
  id: number;
  title: string;
  imageUrl: string;
  /** The alternative text of the picture. */
  imageAlt: string;
  /** The day of publication, as YYYY-MM-DD. */
  date: string;
  /** In minutes, of the whole text; of an article that is only begun, as it is planned. */
  readTime: number;
  category: Category;
  url: Href;
  author: string;
};

/** An article: the list shows its excerpt and links to its page. */
export type Article = Common & { excerpt: string; hasPage: true };

/** A note about the product: its summary is the whole text, so it has no page. */
export type Note = Common & { summary: string; tags: readonly string[]; hasPage: false };

/**
 * A post. Fields: ENT-08. `hasPage`, not the id, decides whether it has a page (interpretation.md D24);
 * docs/decisions/0011-notes-without-a-page.md explains why notes have none.
 */
export type BlogPost = Article | Note;

const author = `L’équipe ${brand.product}`;

const at = (id: number) => ({
  id,
  url: `/blog/${id}` satisfies Href,
  imageUrl: `/images/blog/${id}.svg`,
  author,
});

/** All posts, the newest first. */
export const posts: readonly BlogPost[] = [
  {
    ...at(1),
    title: "Décrire son client idéal sans se raconter d’histoires",
    excerpt:
      "« Les PME qui veulent grandir » n’est pas une cible : personne ne peut chercher cela dans un annuaire. Partez de vos dix derniers clients signés, notez leur secteur, leur taille et le poste de la personne qui a dit oui. Ce qu’ils ont en commun tient en trois critères, et ces trois-là se cherchent.",
    imageAlt: "Une cible faite de demi-cercles posés sur l’horizon, une flèche en son centre.",
    date: "2025-05-06",
    readTime: 6,
    category: "Ciblage",
    hasPage: true,
  },
  {
    ...at(2),
    title: "Appeler avant neuf heures, ou après dix-sept",
    excerpt:
      "Entre deux réunions, un directeur ne décroche pas. Avant la première et après la dernière, souvent, oui. Reste à organiser sa propre journée autour de ces deux moments, au lieu d’appeler quand tout le reste est fait.",
    imageAlt: "Le soleil levant à côté d’une horloge qui marque huit heures.",
    date: "2025-04-22",
    readTime: 5,
    category: "Appels",
    hasPage: true,
  },
  {
    ...at(102),
    title: "E-mail vérifié, ligne directe : ce que disent ces deux mentions",
    summary:
      "Dans votre liste, « e-mail vérifié » veut dire que l’adresse professionnelle a été contrôlée avant de vous parvenir, pas qu’elle a été devinée à partir d’un nom. « Ligne directe » désigne un numéro qui mène à la personne, et non au standard. Quand l’une des deux manque, la fiche le montre : mieux vaut une case vide qu’un mauvais numéro.",
    imageAlt: "Une enveloppe posée sur l’horizon, marquée d’une coche verte.",
    date: "2025-04-08",
    readTime: 1,
    category: "Produit",
    tags: ["Enrichissement", "Qualité des données"],
    hasPage: false,
  },
  {
    ...at(3),
    title: "RGPD et prospection B2B : ce que permet l’intérêt légitime",
    excerpt:
      "Écrire à un professionnel sur un sujet lié à son métier ne demande pas son accord préalable, mais impose de l’informer, de dire d’où vient son adresse et de lui permettre de s’opposer simplement. Encore faut-il pouvoir montrer qu’on l’a fait.",
    imageAlt: "Un bouclier qui abrite un lever de soleil et quelques lignes de texte.",
    date: "2025-03-25",
    readTime: 8,
    category: "Données",
    hasPage: true,
  },
  {
    ...at(4),
    title: "Le standard n’est pas un mur",
    excerpt:
      "La personne qui répond au standard connaît l’entreprise mieux que n’importe quelle base de données. Lui dire franchement qui l’on cherche et pourquoi vaut mieux que toutes les ruses : elle les a déjà entendues.",
    imageAlt: "Un couloir de portes closes ; celle du milieu est ouverte et la lumière en sort.",
    date: "2025-03-11",
    readTime: 4,
    category: "Appels",
    hasPage: true,
  },
  {
    ...at(5),
    title: "Trois questions pour qualifier, pas un interrogatoire",
    excerpt:
      "Qui souffre du problème, depuis quand, et que se passe-t-il si rien ne change ? Trois réponses suffisent à savoir s’il faut un rendez-vous ou un rappel dans six mois. Le budget et le calendrier viennent après, presque d’eux-mêmes.",
    imageAlt: "Trois bulles de conversation, chacune cochée, descendent vers le soleil.",
    date: "2025-02-25",
    readTime: 5,
    category: "Méthode",
    hasPage: true,
  },
  {
    ...at(101),
    title: "Ce que la nuit change à une liste de prospects",
    summary:
      "Une liste de prospection vieillit vite : on change de poste, d’entreprise, de numéro. C’est pourquoi la vôtre ne s’achète pas une fois pour toutes. Chaque nuit, l’assistant reprend vos critères, cherche de nouveaux interlocuteurs, complète leurs fiches et les range dans votre tableau de bord. Le matin, il ne reste qu’à lire trois lignes et à appeler.",
    imageAlt:
      "Trois lignes de prospects sous un ciel de nuit ; la première s’éclaire quand le soleil se lève.",
    date: "2025-02-18",
    readTime: 1,
    category: "Produit",
    tags: ["Livraison du matin", "Qualité des données"],
    hasPage: false,
  },
  {
    ...at(103),
    title: "Un statut, un historique, une prochaine étape",
    summary:
      "Un prospect sans prochaine étape est un prospect perdu. Dans un CRM qui se lit comme un tableur, chaque fiche porte donc trois choses : où en est l’échange, ce qui a déjà été fait, et ce qu’il faut faire ensuite. Le suivi arrive avec la liste. D’autres CRM sont possibles sur demande.",
    imageAlt: "Un tableau de bord à trois colonnes où des fiches avancent vers la droite.",
    date: "2025-02-11",
    readTime: 1,
    category: "Produit",
    tags: ["CRM", "Suivi commercial"],
    hasPage: false,
  },
  {
    ...at(6),
    title: "Ce que coûte vraiment un contact trouvé à la main",
    excerpt:
      "Un nom, un poste, une adresse qui marche, un numéro qui sonne : chronomètre en main, combien de minutes ? On le sait rarement, parce que ce temps ne figure sur aucune facture. Il se mesure pourtant en une matinée, avant de comparer avec quoi que ce soit, nous y compris.",
    imageAlt: "Des colonnes de plus en plus basses mènent à un soleil coché.",
    date: "2025-01-28",
    readTime: 6,
    category: "Méthode",
    hasPage: true,
  },
  {
    ...at(7),
    title: "Les signaux d’achat qui se voient de la rue",
    excerpt:
      "Une offre d’emploi, un déménagement, un appel d’offres remporté, un nouveau dirigeant : les entreprises disent beaucoup d’elles-mêmes sans le vouloir. Encore faut-il lire ces signaux là où ils sont publics, et savoir en parler sans donner l’impression d’espionner.",
    imageAlt: "Des ondes partent du soleil vers trois immeubles dont quelques fenêtres s’allument.",
    date: "2025-01-14",
    readTime: 7,
    category: "Ciblage",
    hasPage: true,
  },
  {
    ...at(8),
    title: "Relancer sans s’excuser : trois semaines, trois raisons",
    excerpt:
      "« Je me permets de revenir vers vous » ne donne aucune raison de répondre. Une relance utile apporte chaque fois quelque chose : un exemple, une question précise, une porte de sortie. Trois semaines suffisent, à condition de savoir s’arrêter.",
    imageAlt: "Un calendrier où trois jours sont cochés, reliés par un fil.",
    date: "2024-12-10",
    readTime: 5,
    category: "Méthode",
    hasPage: true,
  },
  {
    ...at(104),
    title: "Les 48 premières heures",
    summary:
      "Vous répondez à sept questions sur votre entreprise et vos clients idéaux. Nous nous occupons du reste : le ciblage, et une interface CRM adaptée à votre façon de vendre. Au plus tard 48 heures après, le service est prêt, et l’essai gratuit de 14 jours, avec les offres qui en comportent un, permet d’en juger.",
    imageAlt: "Deux arcs en pointillé relient trois soleils, du plus pâle au plus vif.",
    date: "2024-11-19",
    readTime: 1,
    category: "Produit",
    tags: ["Mise en route", "Essai gratuit"],
    hasPage: false,
  },
  {
    ...at(9),
    title: "Premier commercial recruté : que lui donner le lundi matin ?",
    excerpt:
      "Pas un fichier de mille lignes, pas un abonnement de plus. Une cible décrite, vingt noms joignables, un argument qui a déjà marché et un endroit où noter la suite : de quoi passer de vrais appels dès le premier jour, et apprendre avec lui.",
    imageAlt: "Un bureau devant la fenêtre au lever du jour : une liste, une tasse encore chaude.",
    date: "2024-11-05",
    readTime: 6,
    category: "Méthode",
    hasPage: true,
  },
];

const isNote = (post: BlogPost): post is Note => "tags" in post;

/** The note with the lowest id: shown above the list, and again in it. interpretation.md D25. */
export const featured: Note = posts
  .filter(isNote)
  .reduce((first, note) => (note.id < first.id ? note : first));

/** The text that the list shows. */
export function openingOf(post: BlogPost): string {
  return "summary" in post ? post.summary : post.excerpt;
}

/** The article with exactly this id; `null` if there is none or it has no page, such as `01`, `1x` or `101`. interpretation.md D24. */
export function findArticle(id: string): Article | null {
  const found = posts.find((post) => String(post.id) === id);
  return found?.hasPage ? found : null;
}

/** The picture for social networks: a PNG of 1200 × 630 pixels, drawn by `scripts/pictures/draw-blog-cards.ts`. */
export function socialImageOf({ imageUrl, imageAlt }: Article): { path: string; alt: string } {
  return { path: imageUrl.replace(/svg$/, "png"), alt: imageAlt };
}
