import type { DataRight } from "#app/contact/data-request.ts";
import { brand } from "../brand.ts";
import { formatWait } from "../format-wait.ts";
import { contact } from "./contact-copy.ts";
import type { FormCopy } from "./form-copy.ts";

type Choice = { value: DataRight; label: string; hint: string };

const { form, problems, privacy } = contact;

/** The copy of the form of /vos-donnees; page and delays are in your-data-copy.ts. */
export const dataRequest = {
  form: {
    ...form,
    heading: "Votre demande",
    lead: "Sans compte, sans frais, sans vous justifier. L’entreprise et le message sont facultatifs.",
    labels: { ...form.labels, subject: "Que voulez-vous\u00A0?", message: "Message (facultatif)" },
    hints: {
      email: "Nous vous répondons à cette adresse.",
      company: "Elle nous aide à vous distinguer d’un homonyme.",
      message: "Par exemple le numéro ou l’e-mail qui a servi à vous joindre, et par qui.",
    },
    submit: "Envoyer la demande",
    again: "Renvoyer la demande",
    sending: "Envoi en cours…",
  },
  choices: [
    {
      value: "oppose",
      label: "M’opposer et être retiré des listes",
      hint: "Nous retirons votre fiche et gardons seulement ce qu’il faut pour ne plus vous y faire entrer.",
    },
    {
      value: "access",
      label: "Savoir ce que vous avez sur moi",
      hint: "Vous recevez une copie de vos données.",
    },
    { value: "rectify", label: "Corriger une donnée", hint: "Dites dans le message ce qui est faux." },
    {
      value: "erase",
      label: "Effacer mes données",
      hint: "Pour ne plus y revenir, choisissez plutôt l’opposition.",
    },
  ] as const satisfies readonly Choice[],

  problems: { ...problems, subject: "Choisissez ce que vous voulez.", message: "" },

  refusals: {
    fields: "Votre demande n’est pas partie\u00A0: complétez les champs signalés.",
    trap: "Votre demande n’est pas partie\u00A0: un champ caché était rempli, ce que font les robots. Nous l’avons vidé, vous pouvez renvoyer le formulaire.",
    tooFast:
      "Votre demande n’est pas partie\u00A0: le formulaire a été rempli en moins d’une seconde, ce que font les robots. Relisez-le et renvoyez-le.",
    limited: (seconds: number) =>
      `Trop de messages viennent d’arriver depuis votre réseau. Votre texte reste dans le formulaire\u00A0: renvoyez-le dans ${formatWait(seconds)}, ou écrivez-nous à ${brand.email}, votre demande a la même valeur.`,
  },

  toasts: {
    sent: { title: "Demande reçue", description: "Votre référence est sur la page." },
    failed: { title: "Demande non transmise", description: "Renvoyez-la telle quelle." },
  },
  received: {
    heading: "Demande reçue",
    next: "Nous vous répondons à votre adresse dans un délai d’un mois, comme la loi le demande (article\u00A012 du RGPD). Une preuve d’identité n’est demandée qu’en cas de doute raisonnable.",
    reference: "Votre référence",
    keep: "Gardez-la\u00A0: elle suffit pour retrouver votre demande.",
    again: "Faire une autre demande",
  },
  failed: {
    meaning:
      "Votre demande n’a pas pu être transmise. Elle est toujours dans le formulaire\u00A0: renvoyez-la telle quelle, nous ne la recevrons pas deux fois.",
    wait: (seconds: number) =>
      `Votre demande n’a pas pu être transmise. Elle est toujours dans le formulaire\u00A0: renvoyez-la telle quelle dans ${formatWait(seconds)}, nous ne la recevrons pas deux fois.`,
  },
  ready: "Vous pouvez renvoyer votre demande\u00A0: elle est toujours dans le formulaire.",

  privacy: {
    before: `Ces informations servent à traiter votre demande et à rien d’autre. Elles sont lues par l’équipe de ${brand.product}, et ce site les garde, avec nos réponses, 3\u00A0ans au plus après la dernière. Le détail\u00A0:`,
    link: privacy.link,
  },
} as const satisfies FormCopy & Record<string, unknown>;
