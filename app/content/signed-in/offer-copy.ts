const days = (count: number) => (count === 1 ? "1\u00A0jour" : `${count}\u00A0jours`);
const contacts = (count: number) => (count < 2 ? `${count}\u00A0contact` : `${count}\u00A0contacts`);

/** What pages say of the team's offer. Days are in words. */
export const offerWords = {
  title: "Mon offre",
  text: "Ce qu’elle comprend, ce qui en est utilisé, et ce qui change ensuite. Un contact est une personne avec son e-mail et son numéro, quand ils existent.",
  none: "Vous n’avez pas d’offre en cours. Votre liste se lit, et vos données se téléchargent plus bas.",
  trial: "Essai gratuit",
  trialContacts: (count: number) => `${contacts(count)} avec e-mail et téléphone pendant l’essai`,
  /** The title of the offer that is under way. */
  named: (name: string) => `Offre ${name}`,
  trialLeft: (count: number, last: string) => `Encore ${days(count)} d’essai, jusqu’au ${last} inclus.`,
  until: (last: string) => `Jusqu’au ${last} inclus.`,
  endless: "Sans date de fin.",
  used: {
    label: "Contacts reçus",
    /** `month` is named where it is not this one. */
    month: (used: number, all: number, month: string | null) =>
      `${used} sur ${contacts(all)} ${month === null ? "ce mois-ci" : `en ${month}`}`,
    trial: (used: number, all: number) => `${used} sur ${contacts(all)} pendant l’essai`,
    /** Why the number of this month is not that of the offer. */
    part: (all: number) => `Un mois entier en compte ${all}\u00A0; celui-ci se compte par jours d’offre.`,
    /** The month before has left some of its contacts to this one, which may be counted by days besides. */
    forward: (all: number, left: { count: number; by: string }, isPart: boolean) =>
      `Un mois entier en compte ${all}\u00A0; celui-ci ${isPart ? "se compte par jours d’offre, et " : ""}en ajoute ${left.count} pour les jours d’offre restés sans livraison en ${left.by}.`,
  },
  included: "Compris",
  toReports: "Voir les rapports",
  toListSettings: "Régler la liste",
  toPersonas: "Régler les personas",
  criteria: (count: number) => `${count}\u00A0critères de ciblage`,
  next: {
    title: "Ensuite",
    month: (day: string, count: number) => `Le ${day}\u00A0: ${contacts(count)} pour le nouveau mois.`,
    end: (day: string) => `À partir du ${day}, plus rien de nouveau n’arrive. Votre liste reste lisible.`,
  },
  cancelled: {
    coming: (last: string, gone: string) =>
      `Résiliation enregistrée\u00A0: tout reste compris jusqu’au ${last} inclus, puis votre liste se lit encore. Vos prospects sont supprimés le ${gone}.`,
    over: (gone: string) =>
      `Offre résiliée\u00A0: votre liste se lit encore, et vos prospects sont supprimés le ${gone}.`,
    keep: "Garder mon offre",
    kept: "Votre offre continue.",
    tooLate: "Cette offre n’est plus en cours\u00A0: rien n’a changé.",
  },
  cancel: {
    link: "Résilier",
    title: "Résilier mon offre",
    description: "Quand l’offre prend fin, ce qui est supprimé et quand, et le fichier de vos données avant.",
    end: (name: string, last: string) => `${name}\u00A0: tout reste compris jusqu’au ${last} inclus.`,
    read: "Ensuite plus rien de nouveau n’arrive, et votre liste se lit encore.",
    gone: (day: string) =>
      `Le ${day}, vos prospects, leur historique et les brouillons écrits pour eux sont supprimés, pour toujours.`,
    stays:
      "Votre profil, votre conversation et vos autres brouillons restent\u00A0; vous pouvez supprimer le compte à part.",
    back: "Jusqu’à ce jour, vous pouvez revenir sur cette décision depuis votre compte.",
    export: "D’abord, gardez vos données",
    exportText: "Un seul fichier avec tout\u00A0: prospects, notes, historique, profil, conversation.",
    button: (last: string) => `Résilier au ${last}`,
    busy: "Résiliation…",
    keep: "Garder mon offre",
    done: "La résiliation est enregistrée.",
    limited: "Vous avez changé d’avis plusieurs fois de suite. Réessayez dans quelques minutes.",
    failed: "La résiliation n’a pas été enregistrée. Réessayez dans un instant.",
  },
  more: {
    title: "Passer à une offre plus grande",
    none: "Choisir une offre",
    price: (price: string) => `${price} HT par mois`,
  },
  notIncluded: (subject: string, offer: string, price: string) =>
    `${subject}\u00A0: à partir de l’offre ${offer} (${price} HT par mois).`,
};
