import { brand } from "../brand.ts";
import { formatWait } from "../format-wait.ts";
import type { FormCopy } from "./form-copy.ts";

const phone = brand.phone.label.replaceAll(" ", "\u00A0");

/** The copy of /contact. Strings of requirements.md CTC and ERR are verbatim, even the English ones (interpretation.md D11). */
export const contact = {
  title: "Contactez-nous",
  description: `Une question sur vos cibles, vos données ou une offre\u00A0? Écrivez à l’équipe de ${brand.product}, appelez-la ou réservez une démo de 30\u00A0minutes.`,
  subtitle:
    "Une question sur vos cibles, vos données ou une offre\u00A0? Décrivez-la en quelques lignes\u00A0: une personne de l’équipe vous lit et vous répond.",

  details: {
    heading: "Nos coordonnées",
    address: "Adresse",
    phone: "Téléphone",
    email: "E-mail",
    hours: "Horaires",
    week: { days: "Du lundi au vendredi", open: "9:00-18:00" },
    weekend: { days: "Week-end", closed: "Fermé" },
    days: ["L", "M", "M", "J", "V", "S", "D"],
  },

  demo: {
    heading: "Plutôt de vive voix\u00A0?",
    text: "Une démo dure 30\u00A0minutes, au moment que vous choisissez.",
    /** English, verbatim. */
    book: "Book a Demo",
  },

  form: {
    heading: "Votre message",
    lead: "Tous les champs sont obligatoires, sauf l’entreprise.",
    labels: {
      firstName: "Prénom",
      lastName: "Nom",
      email: "Adresse e-mail",
      company: "Entreprise (facultatif)",
      subject: "Objet",
      message: "Message",
    },
    hints: {
      email: "Notre réponse arrive à cette adresse.",
      message:
        "Votre secteur, les postes que vous visez, votre région\u00A0: notre réponse sera plus précise.",
    },
    trap: "Laissez ce champ vide",
    submit: "Envoyer le message",
    again: "Renvoyer le message",
    waiting: (seconds: number) => `Renvoyer dans ${countdown(seconds)}`,
    /** English, verbatim. */
    sending: "Sending...",
  },

  problems: {
    firstName: "Indiquez votre prénom.",
    lastName: "Indiquez votre nom.",
    email: "Indiquez votre adresse e-mail.",
    company: "",
    subject: "Indiquez l’objet de votre message.",
    message: "Écrivez votre message.",
    malformed: "Cette adresse n’est pas complète. Elle s’écrit comme prenom@entreprise.fr.",
    longLine: "Ce champ s’arrête à 300\u00A0caractères.",
    longEmail: "Une adresse e-mail s’arrête à 254\u00A0caractères.",
    longMessage:
      "Votre message dépasse 20\u00A0000\u00A0caractères. Envoyez l’essentiel, nous vous demanderons le reste.",
  },

  refusals: {
    fields: "Votre message n’est pas parti\u00A0: complétez les champs signalés.",
    trap: "Votre message n’est pas parti\u00A0: un champ caché était rempli, ce que font les robots. Nous l’avons vidé, vous pouvez renvoyer le formulaire.",
    tooFast:
      "Votre message n’est pas parti\u00A0: le formulaire a été rempli en moins d’une seconde, ce que font les robots. Relisez-le et renvoyez-le.",
    limited: (seconds: number) =>
      `Trop de messages viennent d’arriver depuis votre réseau. Votre texte reste dans le formulaire\u00A0: renvoyez-le dans ${formatWait(seconds)}, ou appelez-nous au ${phone}.`,
  },

  /** The toasts, which are English, verbatim from requirements.md ERR; the page says the same in French. */
  toasts: {
    lang: "en",
    sent: {
      title: "Message sent!",
      description: "Thank you for contacting us. We'll get back to you soon.",
    },
    failed: {
      title: "Error",
      description: "There was a problem sending your message. Please try again.",
    },
  },
  received: {
    heading: "Message reçu",
    next: "Une personne de l’équipe vous lit et vous répond par e-mail, du lundi au vendredi, de\u00A09:00 à\u00A018:00.",
    reference: "Votre référence",
    keep: `Gardez-la\u00A0: au ${phone}, elle suffit pour retrouver votre message.`,
    demo: "Plutôt en parler de vive voix\u00A0? Une démo dure 30\u00A0minutes.",
    again: "Écrire un autre message",
  },
  failed: {
    meaning:
      "Votre texte est toujours dans le formulaire. Renvoyez-le tel quel\u00A0: nous ne le recevrons pas deux fois.",
    wait: (seconds: number) =>
      `Votre texte est toujours dans le formulaire. Renvoyez-le tel quel dans ${formatWait(seconds)}\u00A0: nous ne le recevrons pas deux fois.`,
  },
  /** Shown when the waiting time has passed. */
  ready: "Vous pouvez renvoyer votre message\u00A0: il est toujours dans le formulaire.",

  privacy: {
    before: `Ces informations servent à vous répondre et à rien d’autre. Elles sont lues par l’équipe de ${brand.product}, et la copie que garde ce site est effacée 30\u00A0jours après notre réponse. Vos droits et leurs délais\u00A0:`,
    link: "politique de confidentialité",
  },
} as const satisfies FormCopy & Record<string, unknown>;

/** Formats the remaining seconds. */
function countdown(seconds: number): string {
  if (seconds < 60) return `${seconds}\u00A0s`;
  return `${Math.floor(seconds / 60)}\u00A0min\u00A0${String(seconds % 60).padStart(2, "0")}\u00A0s`;
}
