import { folded } from "#app/french/folded.ts";
import type { OwnColumn } from "../settings/settings-protocol.ts";

/** The names of columns that each field is recognised by, as `comparable` makes them. */
const names = {
  company: [
    ...["societe", "entreprise", "company", "raison sociale", "denomination", "organisation", "organization"],
    ...[
      "nom de l entreprise",
      "nom de la societe",
      "nom entreprise",
      "nom societe",
      "company name",
      "compte",
    ],
    ...["organization name", "organisation name", "organisation nom", "nom de l organisation", "account"],
    ...["associated company", "entreprise associee", "account name", "nom du compte", "etablissement"],
    ...["denomination sociale", "denomination legale", "business name", "employer", "employeur"],
  ],
  contact: [
    ...["contact", "nom complet", "full name", "name", "prenom nom", "nom prenom", "nom et prenom"],
    ...["prenom et nom", "person name", "personne nom", "contact name", "nom du contact", "interlocuteur"],
    ...["personne", "person", "decideur", "lead", "contact principal"],
  ],
  firstName: ["prenom", "first name", "firstname", "given name", "prenom du contact"],
  lastName: ["nom", "nom de famille", "last name", "lastname", "surname", "family name"],
  role: [
    ...[
      "fonction",
      "poste",
      "role",
      "title",
      "titre",
      "job title",
      "jobtitle",
      "position",
      "intitule de poste",
    ],
    ...["intitule du poste", "metier", "function", "qualite"],
  ],
  email: [
    ...[
      "e mail",
      "email",
      "mail",
      "courriel",
      "adresse e mail",
      "adresse email",
      "adresse mail",
      "adresse de messagerie",
    ],
    ...[
      "email address",
      "e mail address",
      "e mail professionnel",
      "email professionnel",
      "work email",
      "business email",
    ],
  ],
  phone: [
    ...["telephone", "tel", "phone", "phone number", "mobile", "ligne directe", "telephone direct", "direct"],
    ...[
      "portable",
      "mobile phone",
      "mobile phone number",
      "telephone portable",
      "telephone mobile",
      "direct line",
    ],
    ...[
      "direct phone",
      "telephone fixe",
      "fixe",
      "gsm",
      "cell phone",
      "numero de telephone",
      "work phone",
      "standard",
    ],
    ...[
      "direct dial",
      "phone mobile",
      "telephone work",
      "phone work",
      "telephone professionnel",
      "tel direct",
      "tel mobile",
      "tel portable",
      "tel fixe",
      "numero de mobile",
      "mobile number",
    ],
  ],
  city: ["ville", "city", "commune", "localite", "town", "lieu"],
  headcount: [
    ...[
      "effectif",
      "effectifs",
      "headcount",
      "employees",
      "nombre d employes",
      "nombre de salaries",
      "salaries",
    ],
    ...[
      "number of employees",
      "company size",
      "taille",
      "taille de l entreprise",
      "tranche d effectif",
      "nb salaries",
    ],
    ...[
      "tranche effectif",
      "tranche d effectifs",
      "employes",
      "staff",
      "size",
      "employee count",
      "effectif salarie",
    ],
  ],
  sector: [
    ...["secteur", "industry", "sector", "secteur d activite", "activite", "industrie", "domaine d activite"],
    ...["libelle naf", "branche"],
  ],
  siren: [
    "siren",
    "siret",
    "siren siret",
    "numero siren",
    "numero siret",
    "n siren",
    "n siret",
    "no siren",
    "no siret",
  ],
  website: [
    ...["site web", "site", "website", "site internet", "url", "web", "domaine", "domain", "website url"],
    ...[
      "company domain name",
      "nom de domaine",
      "url du site web",
      "company website",
      "nom de domaine de l entreprise",
    ],
  ],
  linkedin: [
    ...["linkedin", "page linkedin", "profil linkedin", "url linkedin", "lien linkedin", "adresse linkedin"],
    ...[
      "linkedin url",
      "linkedin profile",
      "linkedin profile url",
      "linkedin link",
      "url du profil linkedin",
    ],
  ],
  companyEmail: [
    ...["e mail de l entreprise", "email de l entreprise", "mail de l entreprise", "e mail entreprise"],
    ...["email entreprise", "e mail de la societe", "email de la societe", "email societe", "e mail general"],
    ...["email general", "e mail generique", "email generique", "adresse generale", "adresse generique"],
    ...["company email", "company e mail", "generic email", "general email", "organization email"],
  ],
  score: ["score", "note sur 100", "lead score", "scoring"],
  signal: ["signal", "signal d achat", "buying signal", "intent", "declencheur", "trigger"],
  technologies: ["technologies", "technologie", "outils", "tech stack", "stack", "tools", "logiciels"],
  sources: ["sources", "source", "origine", "origine des donnees", "provenance", "lead source"],
  status: [
    ...[
      "statut",
      "status",
      "lead status",
      "etat",
      "stage",
      "etape",
      "statut du lead",
      "statut commercial",
      "lifecycle stage",
    ],
  ],
  notes: [
    "notes",
    "note",
    "commentaire",
    "commentaires",
    "remarques",
    "remarque",
    "comments",
    "comment",
    "memo",
  ],
} as const satisfies Record<string, readonly string[]>;

/** What a column can be taken for. */
export type Field = keyof typeof names;
export const fields = Object.keys(names) as [Field, ...Field[]];

/**
 * Fields that are recognised and left out: what people did elsewhere is not what was done here (interpretation.md D90), and a file
 * is the source of what it brings, whatever it says of its own sources (D159).
 */
const leftOut: readonly Field[] = ["status", "notes", "sources"];

/** What a column may be matched with by hand. */
export const takenFields = fields.filter((field) => !leftOut.includes(field)) as [Field, ...Field[]];

/** A column of the team's own that a column of the file fills, by its id. */
export type OwnField = `column:${string}`;
export const ownField = ({ id }: Pick<OwnColumn, "id">): OwnField => `column:${id}`;
export const isOwnField = (field: FileField): field is OwnField => field.startsWith("column:");

/** What a column of a file can be taken for. */
export type FileField = Field | OwnField;

/** A column of a file, from 0 on, and what it was taken for; `null` when its name says nothing. */
export type Column = {
  position: number;
  /** As a spreadsheet names it: A, B, … AA. */
  letter: string;
  heading: string;
  /** What stands in it in the first row where that is a prospect and no header; otherwise `null`. */
  example: string | null;
  field: FileField | null;
  /** False for what is recognised and left out. */
  isTaken: boolean;
};

const fieldOf = new Map<string, Field>(
  Object.entries(names).flatMap(([field, known]) => known.map((name) => [name, field as Field] as const)),
);

/** Before and after a name, CRMs say whose it is or which one. */
const before =
  /^(?:person|personne|contact|prospect|lead|organization|organisation|company|entreprise|societe|account|compte|n|no|numero(?: de| d)?) (?=.)/;
const after =
  /(?<=.) (?:work|pro|professionnel|professionnelle|bureau|travail|home|domicile|other|autre|principal|principale|primary|[1-9])$/;

/**
 * The columns that these headings name, but for those whose field somebody has chosen, in their order. What names both a field and
 * a column of the team's own is the field's first and the team's then, as in our export; one alone, of a field that is left out,
 * is the team's.
 */
export function columnsOf(
  headings: readonly string[],
  chosen: readonly (FileField | null)[] = [],
  own: readonly Pick<OwnColumn, "id" | "name">[] = [],
): Column[] {
  const ownByName = new Map([
    ...own.map((column) => [comparable(column.name) || column.id, ownField(column)] as const),
    // No two are called the same, but for signs.
    ...own.map((column) => [column.name.toLowerCase(), ownField(column)] as const),
  ]);
  const taken = new Set<FileField>(chosen.flatMap((field) => field ?? []));
  const last = new Map(headings.map((heading, position) => [comparable(heading), position]));
  const recognised = (heading: string, position: number) => {
    const name = comparable(heading);
    const ours = fieldNamed(name);
    const theirs = ownByName.get(heading.trim().toLowerCase()) ?? ownByName.get(name);
    if (theirs === undefined || taken.has(theirs)) return ours;
    if (ours === null || taken.has(ours)) return theirs;
    return isLeftOut(ours) && last.get(name) === position ? theirs : ours;
  };
  return headings.map((heading, position) => {
    const choice = chosen[position];
    const field = choice === undefined ? recognised(heading, position) : choice;
    if (field !== null) taken.add(field);
    return {
      position,
      letter: letterOf(position),
      heading: heading.replace(/\s+/g, " ").trim().slice(0, 100).toWellFormed(),
      example: null,
      field,
      isTaken: field !== null && !isLeftOut(field),
    };
  });
}

const isLeftOut = (field: FileField) => !isOwnField(field) && leftOut.includes(field);

/** A heading as it is compared; "" for one that says nothing, or too much. */
function comparable(heading: string): string {
  if (heading.length > 200) return "";
  return folded(heading)
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

function fieldNamed(name: string): Field | null {
  for (const candidate of [
    name,
    name.replace(before, ""),
    name.replace(after, ""),
    name.replace(before, "").replace(after, ""),
  ]) {
    const field = fieldOf.get(candidate);
    if (field) return field;
  }
  return null;
}

function letterOf(position: number): string {
  const rest = Math.floor(position / 26) - 1;
  return (rest >= 0 ? letterOf(rest) : "") + String.fromCharCode(65 + (position % 26));
}
