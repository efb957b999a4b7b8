import { brand } from "./brand.ts";

/** Copy that several pages share. Strings of requirements.md ERR are verbatim. */
export const site = {
  homeLink: `${brand.product}, accueil`,
  skip: "Aller au contenu",
  backHome: "Retour à l'accueil",
  backToPrevious: "Revenir à la page précédente",
  /** The default picture for social networks, drawn by scripts/pictures/draw-social-card.ts. */
  socialImage: {
    path: "/social.png",
    alt: `${brand.product}, votre liste de prospects B2B, prête chaque matin`,
    lines: ["Votre liste de prospects B2B,", "prête chaque matin."],
  },
  notFound: {
    title: "Page non trouvée",
    text: "Désolé, la page que vous recherchez n'existe pas ou a été déplacée.",
  },
  unexpected: {
    title: "Une erreur s'est produite.",
    text: "Elle vient de nous, pas de vous, et nous en gardons une trace. Rechargez la page dans un instant ; si rien ne change, écrivez-nous à",
    reload: "Recharger la page",
    /** Followed by the id of the request, and the subject of a mail about it. */
    number: "Joignez ce numéro à votre message\u00A0:",
    subject: (id: string) => `Erreur ${id}`,
  },
  outages: {
    unavailable: {
      title: "Service momentanément indisponible",
      text: "Nos données ne répondent pas pour l’instant. Rechargez la page dans un moment : rien de ce qui est enregistré n’est perdu.",
    },
    storage_full: {
      title: "Enregistrement momentanément impossible",
      text: "Nous n’avons plus de place pour enregistrer. Ce qui l’est déjà reste lisible, et rien n’en est perdu ; réessayez dans quelques minutes.",
    },
  },
  refused: {
    title: "Cette demande n’a pas pu être traitée",
    text: "L’adresse existe, mais elle n’accepte pas ce qui lui a été envoyé.",
  },
} as const;
