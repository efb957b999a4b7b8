import type { DataRight } from "#app/contact/data-request.ts";
import { brand } from "../brand.ts";

/** The mail that delivers a contact request to the team if no relay is configured. */
export const contactMailCopy = {
  subject: (subject: string) => `Contact Form: ${subject}`,
  heading: "Nouveau message du site",
  preview: (name: string) => `De ${name}. Répondez à cet e-mail pour lui écrire.`,
  reply: (name: string) => `Répondez à cet e-mail\u00A0: votre réponse part directement chez ${name}.`,
  labels: {
    name: "Nom",
    email: "E-mail",
    company: "Entreprise",
    subject: "Objet",
    reference: "Référence donnée au visiteur",
    message: "Message",
  },
  noCompany: "Non renseignée",
  signature: `Formulaire de contact de ${brand.product}, ${brand.domain}`,

  /** The subject and the message of a request of /vos-donnees, through either channel. */
  dataRequest: {
    subject: (right: string) => `Données personnelles, à traiter sous un mois\u00A0: ${right}`,
    rights: {
      oppose: "opposition, retrait des listes",
      access: "accès aux données",
      rectify: "rectification",
      erase: "effacement",
    } satisfies Record<DataRight, string>,
    noMessage: "(Aucun message.)",
  },
} as const;
