import type { DataRight } from "#app/contact/data-request.ts";
import type { CarriedOut } from "#app/contact/inbox/inbox-request.ts";
import { brand } from "../brand.ts";

const close = `Bien à vous,\n\nL’équipe ${brand.product}`;

const letter = (name: string, paragraphs: readonly string[]) =>
  [`Bonjour ${name},`, ...paragraphs, close].join("\n\n");

const records = (count: number) => `${count}\u00A0${count < 2 ? "fiche" : "fiches"}`;

/** What an objection has done, for the person. */
function removed({ records: count, lists, waiting }: CarriedOut): string {
  if (count + waiting === 0)
    return "Votre opposition est enregistrée. Nous n’avions aucune fiche à votre sujet, et vous n’entrerez dans aucune liste.";
  const soon = waiting > 0 ? ` Nous avons aussi supprimé ${records(waiting)} en préparation.` : "";
  return `Votre opposition est enregistrée. Nous avons retiré ${records(count)} à votre sujet de ${lists}\u00A0${lists < 2 ? "liste" : "listes"}.${soon} Vous n’entrerez plus dans aucune.`;
}

/**
 * The reply that the desk proposes, to be completed: of an objection that was carried out with what it has removed. `right` is null
 * for a message. `period` is how long objections are kept, in words.
 */
export function proposedReply(
  right: DataRight | null,
  name: string,
  carriedOut: CarriedOut | null,
  period: string,
): string {
  if (carriedOut && (right === "oppose" || right === "erase"))
    return letter(name, [
      removed(carriedOut),
      `Pour la faire respecter, nous gardons ${period} des empreintes de votre adresse, et de votre nom joint au SIREN de votre entreprise si nous les connaissons. Elles ne permettent pas de les lire.${carriedOut.records > 0 ? " Les clients qui avaient votre fiche apprennent qu’elle a été retirée à votre demande." : ""}`,
    ]);
  return letter(name, [""]);
}
