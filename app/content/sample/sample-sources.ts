/** Where the data of the sample comes from: the kinds of sources that the privacy policy names. */
export const sampleSources = {
  register: "Registre des entreprises",
  legal: "Annonces légales et avis publics",
  site: "Site de l’entreprise",
  jobAds: "Annonces d’emploi de l’entreprise",
  press: "Presse professionnelle",
  exhibitors: "Liste des exposants d’un salon",
  profile: "Profil professionnel public",
} as const;
