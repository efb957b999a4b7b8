import type { Origin, SourcedField } from "#app/prospects/sources/fields-from.ts";

/** Where the data of prospects come from: in a record and its exports, and on the public pages. */
export const sourceCopy = {
  /** As a customer reads them. */
  names: {
    register: "registre officiel des entreprises",
    dropcontact: "Dropcontact",
    import: "votre fichier importé",
    customer: "vous",
  } satisfies Record<Origin, string>,

  /** What a source may tell; another name is shown as it is. */
  fields: {
    company: "Entreprise",
    siren: "SIREN",
    website: "Site",
    sector: "Secteur",
    headcount: "Effectif",
    city: "Ville",
    contact: "Personne",
    role: "Poste",
    email: "E-mail",
    phone: "Téléphone",
    linkedin: "Page LinkedIn",
    companyEmail: "E-mail de l’entreprise",
    signal: "Signal d’achat",
    technologies: "Logiciels",
    workHistory: "Parcours",
    score: "Score",
    values: "Vos colonnes",
  } as Readonly<Record<string, string>>,

  /** In an exported file: what a source has told, on which day, under which licence. */
  exported: (fields: readonly string[], source: string, day: string, licence: string | undefined) =>
    `${fields.join(", ")}\u00A0: ${[source, day, ...(licence ? [licence] : [])].join(", ")}`,

  /** The same, as anybody reads it in the public texts. */
  told: {
    head: ["Source", "Qui la publie", "Ce que nous y prenons", "Licence"],
    noLicence: "Aucune",
    fields: {
      company: "nom de l’entreprise",
      siren: "SIREN",
      sector: "secteur",
      headcount: "effectif",
      city: "ville",
      contact: "nom de la personne",
      role: "poste",
      signal: "signal d’achat",
      email: "e-mail professionnel",
      phone: "téléphone",
      website: "site",
      linkedin: "page LinkedIn",
      companyEmail: "adresse générale de l’entreprise",
      technologies: "technologies",
      score: "score",
      values: "ce que le client garde dans ses propres colonnes",
    } satisfies Record<SourcedField, string>,
    sources: {
      register: {
        name: "Recherche d’entreprises, le registre officiel",
        link: "https://recherche-entreprises.api.gouv.fr/docs/",
        publisher: "La direction interministérielle du numérique, d’après l’Insee et l’INPI",
      },
      dropcontact: {
        name: "Dropcontact",
        link: "https://www.dropcontact.com/",
        publisher: "La société du même nom, à partir du nom et de l’entreprise que nous lui donnons",
      },
      import: { name: "Fichier d’un client", link: null, publisher: "Le client qui nous l’a confié" },
    } satisfies Partial<Record<Origin, { name: string; link: string | null; publisher: string }>>,
  },
} as const;
