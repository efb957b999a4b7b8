import { brand } from "../brand.ts";
import { timeZone } from "../time-zone.ts";

/** The sign-in mail. */
export const signInMailCopy = {
  subject: `Votre connexion à ${brand.product}`,
  preview: "Votre lien et votre code sont valables 10\u00A0minutes et servent une seule fois.",
  heading: "Bonjour,",
  intro: `Vous avez demandé à vous connecter à ${brand.product}. Ce lien ouvre votre espace\u00A0:`,
  button: "Me connecter",
  codeIntro: "Vous préférez saisir un code\u00A0? Tapez celui-ci sur la page de connexion\u00A0:",
  lifetime:
    "Le lien et le code sont valables 10\u00A0minutes et servent une seule fois. Dès que l’un des deux est utilisé, l’autre ne fonctionne plus.",
  otherBrowser:
    "Si le lien s’ouvre dans un autre navigateur que celui de votre demande, une page vous demandera de confirmer votre adresse. Vous pouvez aussi saisir le code là où vous avez commencé.",
  notYou:
    "Vous n’avez rien demandé\u00A0? Ignorez ce message\u00A0: sans lui, personne ne peut se connecter à votre place. Ne transmettez ni le lien ni le code.",
  linkIntro: "Le bouton ne fonctionne pas\u00A0? Copiez cette adresse dans votre navigateur\u00A0:",
  signature: `${brand.product}, un service de ${brand.company}, ${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}`,
} as const;

/** The mail with the code that confirms an account's owner. */
export const confirmationMailCopy = {
  subject: `Confirmez que c’est vous, sur ${brand.product}`,
  preview: "Votre code de confirmation est valable 10\u00A0minutes.",
  heading: "Bonjour,",
  intro: `Quelqu’un, vous sans doute, demande à télécharger les données de votre compte ${brand.product}, à le supprimer, à en déconnecter un appareil ou à y connecter un outil. Pour confirmer que c’est bien vous, saisissez ce code sur la page de votre compte\u00A0:`,
  lifetime:
    "Il est valable 10\u00A0minutes, une seule fois, et seulement là où vous l’avez demandé. Il ne permet pas de se connecter.",
  notYou: `Vous n’avez rien demandé\u00A0? Ne transmettez ce code à personne, connectez-vous et déconnectez, sur la page «\u00A0Compte\u00A0», les appareils que vous ne reconnaissez pas. Sans le code, rien ne se passe.`,
  signature: signInMailCopy.signature,
} as const;

const momentInWords = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short", timeZone });

/** The mail about a sign-in on a device that was not known. */
export const newDeviceMailCopy = {
  subject: `Nouvelle connexion à ${brand.product}`,
  heading: "Bonjour,",
  /** `device` as the page of the account names it. */
  what: (device: string, at: Date) =>
    `Votre compte ${brand.product} vient d’être ouvert sur un appareil que nous ne connaissions pas\u00A0: ${device}, le ${momentInWords.format(at)}, heure de Paris.`,
  you: "C’était vous\u00A0? Vous n’avez rien à faire.",
  notYou: `Ce n’était pas vous\u00A0? Déconnectez cet appareil sur la page de votre compte, puis protégez votre messagerie\u00A0: qui la lit peut se connecter à votre place. Écrivez-nous à ${brand.email}.`,
  button: "Voir mes appareils",
  signature: signInMailCopy.signature,
} as const;

/** The mail that confirms the deletion of an account. */
export const accountDeletedMailCopy = {
  subject: `Votre compte ${brand.product} est supprimé`,
  preview: "Votre profil, votre conversation et vos sessions n’existent plus.",
  heading: "Bonjour,",
  done: `Vous avez demandé la suppression de votre compte ${brand.product}\u00A0: c’est fait. Votre profil, votre conversation et vos sessions sont effacés, et tous vos appareils sont déconnectés.`,
  comeBack:
    "Si vous revenez un jour, la même adresse ouvre un compte neuf\u00A0: rien de l’ancien n’y reparaît.",
  notYou: `Ce n’était pas vous\u00A0? Écrivez-nous sans attendre à ${brand.email}.`,
  signature: signInMailCopy.signature,
} as const;
