/** What search engines and shared links say of /. The sections have a file each. */
export const home = {
  title: "Votre liste de prospects, prête chaque matin",
  description:
    "Un assistant commercial qui trouve vos prospects B2B, vérifie leurs coordonnées et vous remet chaque matin une liste prête à appeler.",
} as const;
