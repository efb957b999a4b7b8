import type { StoragePart } from "#app/storage/storage-quota.ts";
import { brand } from "../brand.ts";

/** The copy about the room that drafts and the conversation take; the numbers are bytes. */
export const storage = {
  /** Why something was not stored. */
  refusals: {
    work: (max: number) =>
      `Vos brouillons et leurs versions occupent déjà ${megabytes(max)}, le maximum. Supprimez ceux dont vous n’avez plus besoin, puis réessayez.`,
    conversation: (max: number) =>
      `Votre conversation occupe déjà ${megabytes(max)}, le maximum. Écrivez-nous à ${brand.email}\u00A0: nous ferons de la place.`,
    total: (share: number) =>
      `Notre service manque de place\u00A0: pour l’instant, les comptes de plus de ${megabytes(share)} ne peuvent rien ajouter. Supprimez des brouillons, ou réessayez plus tard.`,
  },
  /** What is told from 80 % on. */
  notices: {
    work: {
      left: (room: number, max: number) =>
        `Il vous reste ${megabytes(room)} sur ${megabytes(max)} pour vos brouillons et leurs versions.`,
      full: (max: number) => `Vos brouillons et leurs versions occupent ${megabytes(max)}, le maximum.`,
      advice: "Supprimez les brouillons dont vous n’avez plus besoin\u00A0: leur place se libère aussitôt.",
    },
    conversation: {
      left: (room: number, max: number) =>
        `Il vous reste ${megabytes(room)} sur ${megabytes(max)} pour cette conversation.`,
      full: (max: number) => `Cette conversation occupe ${megabytes(max)}, le maximum.`,
      advice: `Pour continuer au-delà, écrivez-nous à ${brand.email}.`,
    },
  } satisfies Record<StoragePart, object>,
  link: "Voir mes brouillons",
} as const;

/** Rounded down, so that no room is promised that there is not. */
function megabytes(bytes: number): string {
  const rounded = Math.floor(bytes / 100_000) / 10;
  return rounded === 0 && bytes > 0 ? "moins de 0,1\u00A0Mo" : `${figures.format(rounded)}\u00A0Mo`;
}

const figures = new Intl.NumberFormat("fr-FR");
