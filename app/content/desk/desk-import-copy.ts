import type { FileProblemKind } from "#app/prospects/import/file/file-problem.server.ts";

const figures = new Intl.NumberFormat("fr-FR");
const counted = (count: number, one: string, many: string) =>
  `${figures.format(count)}\u00A0${count < 2 ? one : many}`;

const byCommand = "Les plus grands passent par la commande «\u00A0prospects import\u00A0».";

/** The copy of the import of a file into a customer's list, at the desk. */
export const deskImportCopy = {
  formats: `CSV ou Excel (.xlsx), 20\u00A0Mo et 10\u00A0000\u00A0lignes au plus. ${byCommand}`,
  nothingYet: "Rien n’est ajouté avant que vous l’ayez relu et confirmé.",
  heading: (name: string) => `Aperçu de ${name}`,
  known: (count: number) =>
    `${counted(count, "déjà là", "déjà là")}\u00A0: dans la liste du client, ou plus haut dans le fichier`,
  earlier: (day: string) => `Ce fichier a déjà été importé dans cette liste le ${day}.`,
  nothing: "Rien à ajouter\u00A0: tout est déjà dans la liste, ou ignoré.",
  consequence: "Le client les voit aussitôt dans sa liste. L’import s’annule d’un bloc, plus bas.",
  done: (added: number) => `${counted(added, "prospect ajouté", "prospects ajoutés")} à la liste du client.`,
  /** A proof of identity that is too old gets no other answer. */
  failed: "Le fichier n’a pas pu être envoyé. Réessayez\u00A0; si cela ne suffit pas, rechargez la page.",
  refused: {
    gone: "Ce compte n’existe plus.",
    cancelled:
      "L’offre est résiliée\u00A0: ce qui serait importé partirait avec la liste. Entrez d’abord une offre.",
    full: "La liste aurait plus de 150\u00A0000\u00A0prospects. Rien n’est ajouté.",
    busy: "Un autre import de cette liste est en cours. Réessayez dans une minute.",
  },
  /** What the customers’ words say otherwise: they are told to send it to us. */
  files: {
    "too-large": `Ce fichier est trop grand\u00A0: 20\u00A0Mo au plus, et 128\u00A0Mo une fois décompressé. ${byCommand}`,
    "too-many-rows": `Ce fichier a trop de lignes\u00A0: 10\u00A0000 au plus. ${byCommand}`,
  } as Partial<Record<FileProblemKind, string>>,
  tooLarge: `Ce fichier dépasse 20\u00A0Mo. ${byCommand}`,
} as const;
