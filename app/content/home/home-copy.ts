/** The title and description of /. Each section has a copy module of its own. */
export const home = {
  title: "Votre liste de prospects, prête chaque matin",
  description:
    "Un assistant commercial qui trouve vos prospects B2B, vérifie leurs coordonnées et vous remet chaque matin une liste prête à appeler.",
} as const;
