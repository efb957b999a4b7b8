import type { Field } from "#app/prospects/import/columns.ts";
import { assistant } from "./assistant-copy.ts";

const figures = new Intl.NumberFormat("fr-FR");
const counted = (count: number, one: string, many: string) =>
  `${figures.format(count)}\u00A0${count < 2 ? one : many}`;
const prospectsOf = (count: number) => counted(count, "prospect", "prospects");
const rowsOf = (count: number) => counted(count, "ligne", "lignes");

/** The copy of the dialog in which a customer imports a file of prospects. */
export const importDialog = {
  title: assistant.importing.button,
  close: "Fermer",
  choose: "Choisir un fichier",
  another: "Choisir un autre fichier",
  formats:
    "CSV ou Excel (.xlsx), 20\u00A0Mo et 10\u00A0000\u00A0lignes au plus. La première ligne porte, si possible, les noms des colonnes. Vous pouvez aussi déposer le fichier sur la conversation, ou y coller un tableau.",
  nothingYet: "Rien n’est ajouté avant que vous l’ayez relu et confirmé.",
  reading: (name: string) => `Lecture de ${name}…`,
  tooLarge: "Ce fichier dépasse 20\u00A0Mo. Découpez-le, ou envoyez-le-nous.",
  unavailable: "Le fichier n’a pas pu être envoyé. Vérifiez votre connexion, puis réessayez.",
  retry: "Réessayer",

  preview: {
    heading: (name: string) => `Aperçu de ${name}`,
    added: (count: number) => `${prospectsOf(count)} à ajouter`,
    known: (count: number) =>
      `${counted(count, "déjà là", "déjà là")}\u00A0: dans votre liste, ou plus haut dans le fichier`,
    refused: (count: number) => (count < 2 ? `${rowsOf(count)} ignorée` : `${rowsOf(count)} ignorées`),
    earlier: (day: string) => `Vous avez déjà importé ce fichier le ${day}.`,
    withoutHeader:
      "Ce tableau n’a pas de ligne de titres\u00A0: sa première ligne compte comme un prospect, et ses colonnes sont reconnues à ce qu’elles contiennent.",
    columns: "Colonnes reconnues",
    match: "Une colonne mal reconnue\u00A0? Dites ce qu’elle contient.",
    lookAgain: "Relire avec ces colonnes",
    matching: "Lecture avec ces colonnes…",
    changed: "Les colonnes ont changé\u00A0: relisez le fichier avant d’importer.",
    leftOut: (field: string) => `Ignorée (${field})`,
    unknown: "Ignorée",
    ownColumns: "Vos colonnes",
    value: (name: string, text: string) => `${name}\u00A0: ${text}`,
    lacksCompany: "Aucune colonne ne nomme l’entreprise. Choisissez ci-dessous celle qui la nomme.",
    examples: "Les premiers",
    problems: "Lignes ignorées",
    row: (row: number) => `Ligne ${figures.format(row)}`,
    more: (count: number) => `et ${figures.format(count)} de plus.`,
    knownRows: (rows: string) => `Lignes déjà là\u00A0: ${rows}`,
    nothing: "Rien à ajouter\u00A0: tout est déjà dans votre liste, ou ignoré.",
    import: (count: number) => `Importer ${prospectsOf(count)}`,
    importing: "Import en cours…",
  },
  offer: {
    title: "L’import n’est pas compris dans votre offre.",
    text: (plans: string) => `Il fait partie de ${plans}.`,
    nothingAdded: "Cet aperçu n’a rien ajouté.",
    plan: (name: string, price: string) => `${name} (${price} HT par mois)`,
    and: " et ",
    plans: "Comparer les offres",
    booking: "En parler avec nous",
  },
  done: {
    title: (count: number) => (count < 2 ? `${prospectsOf(count)} ajouté` : `${prospectsOf(count)} ajoutés`),
    rest: (known: number, refused: number) =>
      `${[
        ...(known > 0 ? [counted(known, "était déjà là", "étaient déjà là")] : []),
        ...(refused > 0 ? [`${rowsOf(refused)} ${refused < 2 ? "ignorée" : "ignorées"}`] : []),
      ].join(", ")}.`,
    list: "Ouvrir la liste",
    undo: "Annuler cet import",
    undoing: "Annulation…",
    undoFailed: "L’import n’a pas pu être annulé. Réessayez dans un instant.",
  },
  undone: (kept: number) =>
    kept === 0
      ? "Import annulé\u00A0: ses prospects sont retirés de votre liste."
      : `Import annulé\u00A0: ses prospects sont retirés, sauf ${prospectsOf(kept)} sur ${kept < 2 ? "lequel" : "lesquels"} vous avez travaillé.`,
  recent: {
    title: "Vos derniers imports",
    line: (day: string, count: number) => `${day}, ${prospectsOf(count)}`,
    undone: "annulé",
    /** Follows the words of the button, for screen readers. */
    of: (name: string) => `\u00A0: ${name}`,
    failed: "Vos derniers imports n’ont pas pu être chargés.",
  },
  fields: {
    company: "Entreprise",
    contact: "Personne",
    firstName: "Prénom",
    lastName: "Nom",
    role: "Fonction",
    email: "E-mail",
    phone: "Téléphone",
    city: "Ville",
    headcount: "Effectif",
    sector: "Secteur",
    siren: "SIREN",
    website: "Site",
    linkedin: "LinkedIn",
    companyEmail: "E-mail de l’entreprise",
    score: "Score",
    signal: "Signal",
    technologies: "Technologies",
    sources: "Sources",
    status: "Statut",
    notes: "Notes",
  } satisfies Record<Field, string>,
} as const;
