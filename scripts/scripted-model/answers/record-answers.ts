import type { GivenContext, GivenRecord } from "../context/given-context.ts";
import { wordingOf } from "../context/wording.ts";

/** The answer to a question about the list, from the records of the request; `null` where it gives none. */
export function recordAnswer({ records, hasNoRecord, message, rules }: GivenContext): string | null {
  if (hasNoRecord) return "Je ne trouve aucune fiche de ce nom dans votre liste.";
  const [first, ...others] = records;
  if (!first) return null;
  const asked = wordingOf(message);
  if (
    /\b(qui|liste|appels)\b/.test(asked) &&
    /\b(appeler|rappeler|contacter|commencer|liste|appels)\b/.test(asked)
  )
    return records.map((record, index) => `${index + 1}. ${lineOf(record)}`).join("\n");
  const missing = /\b(chiffre d'affaires|ca|effectif|budget|anniversaire|fournisseur|concurrent)\b/.exec(
    asked,
  )?.[1];
  if (missing && !first.Effectif)
    return rules.inventsNothing
      ? `La fiche de ${first.Société} ne le dit pas : je ne sais pas.`
      : `${first.Société} fait environ 4 millions d’euros.`;
  if (/\b(aborder|dire|parler|accroche|ecrire|ouvrir)\b/.test(asked) && others.length === 0)
    return `Parlez à ${nameOf(first)} de ce qui se passe chez ${first.Société}${first.Signal ? ` : « ${first.Signal} »` : ""}, puis posez une seule question.`;
  return records.map(detailsOf).join("\n\n");
}

const nameOf = ({ Contact, Fonction }: GivenRecord) =>
  [Contact, Fonction].filter(Boolean).join(", ") || "la personne qui décide";

const lineOf = (record: GivenRecord) =>
  `${nameOf(record)}, ${[record.Société, record.Ville].filter(Boolean).join(", ")}${record.Score ? ` (score ${Number.parseInt(record.Score, 10)})` : ""}`;

function detailsOf(record: GivenRecord): string {
  const shown = ["Contact", "Fonction", "Ville", "Secteur", "Signal", "Statut", "Prochaine étape", "Notes"];
  const lines = shown.filter((label) => record[label]).map((label) => `- ${label} : ${record[label]}`);
  return `${record.Société} :\n\n${lines.join("\n")}`;
}
