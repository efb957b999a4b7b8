import type { FileProblemKind } from "#app/prospects/import/file/file-problem.server.ts";
import type { CellProblem, ParsedField, RowProblem } from "#app/prospects/import/row-problem.ts";
import type { OwnColumn } from "#app/prospects/settings/settings-protocol.ts";

/** The reason of a score that a file brought. */
export const importedScore = "Score du fichier importé";

/** What an unusual cell should have been. */
const expected: Record<ParsedField, string> = {
  email: "n’est pas une adresse e-mail",
  phone: "n’est pas un numéro de téléphone",
  siren: "n’est pas un SIREN ni un SIRET",
  website: "n’est pas l’adresse d’un site",
  linkedin: "n’est pas une page LinkedIn de personne",
  companyEmail: "n’est pas une adresse e-mail",
  score: "n’est pas un nombre de 0 à 100",
  headcount: "n’est pas un effectif",
};

/** The same in a column of the team's own. */
const expectedOwn: Record<OwnColumn["type"], string> = {
  text: "n’est pas un texte",
  number: "n’est pas un nombre",
  date: "n’est pas une date (jour/mois/année)",
  choice: "n’est pas l’un des choix de cette colonne",
};

const cells: Record<Exclude<CellProblem["why"], "too-long">, string> = {
  error: "erreur du tableur",
  "no-text": "contient un caractère qui n’est pas du texte",
  "not-storable": "ne peut pas être enregistré",
  "too-many": "trop de valeurs",
};

function reasonOf(problem: RowProblem): string {
  switch (problem.kind) {
    case "no-company":
      return "pas d’entreprise";
    case "more-cells":
      return `plus de cellules que la première ligne (${problem.columns})`;
    case "unknown-text":
      return "renvoie à un texte absent du classeur";
    case "row-too-long":
      return "beaucoup trop de texte";
    case "no-value":
      return `«\u00A0${problem.text}\u00A0» ${expected[problem.field]}`;
    case "no-own-value":
      return `${problem.heading}\u00A0: «\u00A0${problem.text}\u00A0» ${expectedOwn[problem.type]}`;
    case "cell":
      return `${problem.heading}\u00A0: ${problem.why === "too-long" ? `plus de ${problem.max} caractères` : cells[problem.why]}`;
  }
}

/** What the server says of a file that a customer imports. */
export const importWords = {
  /** Why a row stays out. A person who objected is not told apart by more (D144). */
  reason: (problems: readonly RowProblem[] | "objected") =>
    problems === "objected" ? "la personne s’est opposée" : problems.map(reasonOf).join("\u00A0; "),
  /** Why nothing of the file can be read. */
  files: {
    unreadable: "Ce fichier ne se lit pas. Enregistrez-le en .csv ou en .xlsx, puis réessayez.",
    empty: "Ce fichier est vide.",
    "too-large":
      "Ce fichier est trop grand\u00A0: 20\u00A0Mo au plus, et 128\u00A0Mo une fois décompressé. Découpez-le, ou envoyez-le-nous.",
    protected:
      "C’est un ancien fichier Excel, ou un fichier protégé. Enregistrez-le en .xlsx ou en .csv, sans mot de passe.",
    "no-table": "Ce fichier n’est ni un CSV ni un classeur Excel (.xlsx).",
    "no-company":
      "Aucune colonne ne nomme l’entreprise. La première ligne doit porter les noms des colonnes, par exemple «\u00A0Société\u00A0», «\u00A0Nom\u00A0», «\u00A0E-mail\u00A0».",
    "too-many-columns": "Ce fichier a trop de colonnes\u00A0: 300 au plus.",
    "too-many-rows":
      "Ce fichier a trop de lignes\u00A0: 10\u00A0000 au plus. Découpez-le, ou envoyez-le-nous.",
    "column-gone":
      "Une colonne de votre liste a été supprimée entre-temps. Choisissez de nouveau le fichier pour le relire.",
    "row-too-long": "Une ligne de ce fichier est trop longue. Un guillemet n’y est peut-être jamais refermé.",
    "quote-not-closed": "Un guillemet de ce fichier n’est jamais refermé.",
    damaged: "Ce classeur est abîmé. Ouvrez-le, enregistrez-le à nouveau, puis réessayez.",
  } satisfies Record<FileProblemKind, string>,
  underWay: (seconds: number) =>
    `Un import de votre liste est déjà en cours. Réessayez dans ${seconds > 1 ? `${seconds}\u00A0secondes` : "une seconde"}.`,
  keyReused: "Cet identifiant a déjà servi à un autre fichier.",
  full: (max: string) => `Votre liste aurait plus de ${max}\u00A0prospects. Rien n’est ajouté.`,
  invalidName: "Le nom du fichier manque ou est trop long.",
  missing: "Cet import n’existe pas.",
  tooMany: (wait: string) => `Vous avez envoyé beaucoup de fichiers. Réessayez dans ${wait}.`,
  tooLarge: (megabytes: number) =>
    `Ce fichier dépasse ${megabytes}\u00A0Mo. Découpez-le, ou envoyez-le-nous.`,
  /** To whom the import is not included. */
  tooLargeToLook: (megabytes: number) =>
    `Sans offre qui comprend l’import, l’aperçu lit des fichiers de ${megabytes}\u00A0Mo au plus.`,
  invalidForm: "Le formulaire doit porter un fichier, et au plus un identifiant et des colonnes valables.",
} as const;
