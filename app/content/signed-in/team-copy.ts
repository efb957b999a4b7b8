import { formatWait } from "../format-wait.ts";

const s = (count: number) => (count > 1 ? "s" : "");

/** The copy of /equipe and /equipe/invitation. */
export const team = {
  title: "Équipe",
  description: "Qui travaille sur la liste avec vous, les invitations, et la responsabilité de l’équipe.",
  lead: "Une liste à plusieurs\u00A0: chacun voit les mêmes fiches et leur historique, et sait qui s’occupe de qui. La conversation avec l’assistant reste à chacun.",
  section: {
    title: "Équipe",
    text: "Invitez des collègues sur votre liste, et voyez qui en fait partie.",
    open: "Voir l’équipe",
  },

  members: {
    title: "Qui en fait partie",
    owner: "Responsable",
    member: "Collègue",
    you: "Vous",
    since: "Depuis le",
    seats: (taken: number, seats: number) =>
      `${taken}\u00A0place${s(taken)} prise${s(taken)} sur ${seats}, invitations comprises.`,
    seatless: "Sans place",
    seatlessText:
      "L’offre a moins de places que l’équipe n’a de membres\u00A0: les derniers arrivés lisent la liste sans la changer. Retirez quelqu’un, ou prenez une offre plus grande, dans les 30\u00A0jours\u00A0; ensuite ils retrouvent leur propre espace.",
    youAreSeatless:
      "L’offre de l’équipe n’a pas de place pour vous en ce moment\u00A0: vous pouvez lire la liste, sans la changer.",
  },

  /** What happens to what a member has, said before it does. */
  leaving: {
    assigned: (count: number) =>
      count === 0
        ? "Aucun prospect ne lui est confié."
        : `${count}\u00A0prospect${s(count)} confié${s(count)} ${count > 1 ? "redeviennent" : "redevient"} à toute l’équipe.`,
    yourAssigned: (count: number) =>
      count === 0
        ? "Aucun prospect ne vous est confié."
        : `${count}\u00A0prospect${s(count)} qui ${count > 1 ? "vous sont confiés redeviennent" : "vous est confié redevient"} à toute l’équipe.`,
    history: "Ce qui a été fait reste dans l’historique des fiches.",
    drafts:
      "Les brouillons écrits pour des prospects de la liste sont supprimés, ainsi que les webhooks ajoutés dans l’équipe. Les autres brouillons restent à leur auteur.",
    home: "Chacun retrouve sa propre liste telle qu’elle était avant de rejoindre l’équipe, et garde sa conversation.",
  },
  remove: {
    open: "Retirer",
    openNamed: (email: string) => `Retirer ${email} de l’équipe`,
    now: "Retirer de l’équipe",
    done: "Cette personne ne fait plus partie de l’équipe.",
  },
  leave: {
    open: "Quitter l’équipe",
    now: "Quitter l’équipe",
    done: "Vous avez quitté l’équipe. Voici votre propre espace, tel que vous l’aviez laissé.",
  },

  handOver: {
    open: "Confier l’équipe",
    openNamed: (email: string) => `Confier l’équipe à ${email}`,
    text: "Le profil, le ciblage et l’offre passeront à cette personne dès qu’elle aura accepté. Vous resterez dans l’équipe, avec la liste et votre conversation.",
    now: "Proposer",
    asked: "La proposition est envoyée. Rien ne change tant qu’elle n’est pas acceptée.",
    waiting: (email: string) => `Vous proposez à ${email} de devenir responsable de l’équipe.`,
    takeBack: "Reprendre la proposition",
    takenBack: "La proposition est reprise\u00A0: vous restez responsable.",
    offered: (email: string) =>
      `${email} vous propose de devenir responsable de l’équipe\u00A0: le profil, le ciblage et l’offre seraient à vous.`,
    accept: "Accepter",
    accepted: "Vous êtes maintenant responsable de l’équipe.",
  },

  invite: {
    title: "Inviter un collègue",
    email: "Son adresse e-mail",
    hint: "L’invitation vaut pour cette adresse seule, pendant 7\u00A0jours.",
    needed: "Donnez l’adresse de votre collègue.",
    button: "Envoyer l’invitation",
    busy: "Envoi…",
    done: (email: string) => `L’invitation pour ${email} est partie.`,
    full: "Toutes les places sont prises. Retirez une invitation ou un membre, ou prenez une offre plus grande.",
    alone: "Votre offre est pour une personne.",
    toOffer: "Voir mon offre",
    pending: "Invitations en attente",
    until: "Valable jusqu’au",
    withdraw: "Retirer",
    withdrawNamed: (email: string) => `Retirer l’invitation de ${email}`,
    withdrawn: "L’invitation est retirée\u00A0: elle ne peut plus être acceptée.",
  },

  received: {
    title: "Invitation",
    description: "Accepter une invitation à rejoindre une équipe.",
    from: (email: string) => `${email} vous invite dans son équipe.`,
    what: [
      "Vous travaillerez sur sa liste de prospects, avec son profil et son ciblage. Il reste seul à pouvoir les changer.",
      "Votre propre liste, votre profil et votre ciblage sont mis de côté, intacts\u00A0: vous les retrouverez en quittant l’équipe.",
      "Votre conversation et vos brouillons restent à vous. Ce que vous ferez sur les fiches sera visible de l’équipe, avec votre adresse.",
    ],
    until: "Valable jusqu’au",
    accept: "Rejoindre l’équipe",
    busy: "Un instant…",
    see: "Voir l’invitation",
    later: "Plus tard",
    none: "Aucune invitation en attente",
    noneText: (email: string) =>
      `Vous êtes connecté avec ${email}. Une invitation vaut pour l’adresse qui l’a reçue, pendant 7\u00A0jours\u00A0: elle a pu être retirée, expirer, ou servir déjà. Avec une autre adresse, déconnectez-vous d’abord.`,
    problems: {
      gone: "Cette invitation ne peut plus être acceptée.",
      "in-team": "Vous faites déjà partie d’une équipe. Quittez-la d’abord.",
      "shares-team":
        "D’autres travaillent sur votre liste. Confiez d’abord votre équipe à l’un d’eux, ou retirez-les.",
      "no-seat": "L’équipe n’a plus de place. Prévenez la personne qui vous a invité.",
    },
    done: "Bienvenue dans l’équipe. Voici la liste.",
  },

  /** What the deletion of an account brings where several people work on the list. */
  deletion: {
    owner: (colleagues: number) =>
      colleagues === 1
        ? "Votre équipe prend fin avec votre compte\u00A0: la liste est effacée, et votre collègue retrouve son propre espace. Un e-mail le lui dira. Pour que la liste reste, confiez d’abord l’équipe."
        : `Votre équipe prend fin avec votre compte\u00A0: la liste est effacée, et vos ${colleagues}\u00A0collègues retrouvent leur propre espace. Un e-mail le leur dira. Pour que la liste reste, confiez d’abord l’équipe.`,
    colleague:
      "La liste reste à l’équipe. Les prospects qui vous sont confiés redeviennent à tous\u00A0; votre propre liste, mise de côté, est effacée.",
  },

  /** On pages that belong to the owner. */
  ofOwner: {
    profile: "Le profil de l’équipe",
    targeting: "Le ciblage de l’équipe",
    text: (email: string) =>
      `${email} en est responsable, et seul à pouvoir le changer. Vos brouillons et la liste s’en servent.`,
    /** Before the owner has written the profile. */
    missing: (email: string) =>
      `Il manque encore\u00A0: ${email} en est responsable, et seul à pouvoir l’écrire. Les brouillons et le choix des prospects l’attendent.`,
    toTeam: "Voir l’équipe",
  },

  loading: {
    load: "L’équipe ne peut pas être affichée pour l’instant.",
    retry: "Réessayer",
  },

  problems: {
    failed: "Une erreur s'est produite.",
    nothingChanged: "Rien n’a changé. Réessayez dans un instant.",
    missing: "Cette personne ou cette invitation n’est plus là. La page est à jour.",
    ownerOnly: "C’est au responsable de l’équipe de le faire.",
    limited: (seconds: number) => `Vous allez trop vite. Réessayez dans ${formatWait(seconds)}.`,
  },
} as const;
