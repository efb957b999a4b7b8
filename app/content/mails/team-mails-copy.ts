import { brand } from "../brand.ts";
import { signInMailCopy } from "./account-mails-copy.ts";

const dayInWords = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });

/** The mail that invites somebody into a team. `from` is the address of its owner. */
export const invitationMailCopy = {
  subject: (from: string) => `${from} vous invite sur ${brand.product}`,
  preview: "Une liste de prospects à travailler ensemble, chaque matin.",
  heading: "Bonjour,",
  intro: (from: string) =>
    `${from} vous invite à travailler avec son équipe sur ${brand.product}\u00A0: vous ouvrirez chaque matin la même liste de prospects, et chacun saura qui appelle qui.`,
  how: "Connectez-vous avec l’adresse qui a reçu ce message, puis acceptez. Ouvrir ce lien n’engage à rien et ne connecte personne.",
  button: "Voir l’invitation",
  until: (at: Date) => `L’invitation est valable jusqu’au ${dayInWords.format(at)}.`,
  notYou:
    "Vous ne connaissez pas cette adresse\u00A0? Ignorez ce message\u00A0: sans vous, rien ne se passe.",
  signature: signInMailCopy.signature,
} as const;

/** The mails that tell somebody what happened to their place in a team. `by` is the address of who did it. */
export const teamNewsMailCopy = {
  heading: "Bonjour,",
  button: "Voir mon équipe",
  news: {
    joined: {
      subject: (by: string) => `${by} a rejoint votre équipe`,
      text: (by: string) =>
        `${by} a accepté votre invitation et travaille désormais avec vous sur la liste. Vous pouvez lui donner des prospects depuis leurs fiches.`,
    },
    left: {
      subject: (by: string) => `${by} a quitté votre équipe`,
      text: (by: string) =>
        `${by} a quitté votre équipe. Les prospects qui lui étaient confiés sont de nouveau à tous\u00A0; ce qui a été fait reste dans l’historique.`,
    },
    removed: {
      subject: () => `Vous ne faites plus partie de l’équipe`,
      text: (by: string) =>
        `${by} vous a retiré de son équipe sur ${brand.product}. Vous retrouvez votre propre espace tel que vous l’aviez laissé\u00A0; votre conversation reste à vous.`,
    },
    asked: {
      subject: (by: string) => `${by} souhaite vous confier l’équipe`,
      text: (by: string) =>
        `${by} vous propose de devenir responsable de l’équipe\u00A0: le profil, le ciblage et l’offre seraient à vous. Rien ne change tant que vous n’avez pas accepté sur la page «\u00A0Équipe\u00A0».`,
    },
    handed_over: {
      subject: (by: string) => `${by} est maintenant responsable de l’équipe`,
      text: (by: string) =>
        `${by} a accepté\u00A0: le profil, le ciblage et l’offre sont désormais les siens. Vous restez dans l’équipe, avec la liste et votre conversation.`,
    },
    ended: {
      subject: () => `Votre équipe sur ${brand.product} n’existe plus`,
      text: (by: string) =>
        `${by} a supprimé son compte, et avec lui la liste de l’équipe. Vous retrouvez votre propre espace tel que vous l’aviez laissé\u00A0; votre conversation reste à vous.`,
    },
    no_seat: {
      subject: () => `Vous ne faites plus partie de l’équipe`,
      text: (by: string) =>
        `L’offre de l’équipe de ${by} compte moins de places que de membres depuis 30\u00A0jours\u00A0: la vôtre a pris fin. Vous retrouvez votre propre espace tel que vous l’aviez laissé.`,
    },
  },
  signature: signInMailCopy.signature,
} as const;
