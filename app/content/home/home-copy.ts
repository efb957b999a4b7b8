/** The title and description of /. Each section has a copy module of its own. */
export const home = {
  title: "Votre liste de prospects, prête chaque matin",
  description:
    "Un assistant commercial IA trouve vos prospects B2B, avec e-mail vérifié et téléphone direct, et vous livre une liste prête chaque matin.",
} as const;
