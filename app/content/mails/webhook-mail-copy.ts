import { brand } from "../brand.ts";
import { signInMailCopy } from "./account-mails-copy.ts";

/** The mail that tells of a webhook that was switched off. */
export const webhookDisabledMailCopy = {
  subject: `${brand.product} n’envoie plus rien à l’un de vos outils`,
  preview: "Un webhook de votre compte est désactivé.",
  heading: "Bonjour,",
  off: (host: string) => `Le webhook vers ${host}, que vous avez ajouté dans votre compte, est désactivé.`,
  because: {
    gone: "Son adresse a répondu qu’elle n’existe plus (410).",
    failing: "Son adresse n’a accepté aucun envoi depuis plus de trois jours, malgré dix essais.",
    secret_lost: "Son secret ne peut plus être lu\u00A0: il faut en créer un autre.",
  },
  kept: "Rien n’est perdu\u00A0: votre liste est à jour, et ce qui aura changé entre-temps partira dès qu’un test aura réussi, depuis votre compte.",
  button: "Voir mes webhooks",
  notYou: "Vous n’utilisez plus cet outil\u00A0? Supprimez le webhook, ou ignorez ce message.",
  signature: signInMailCopy.signature,
} as const;
