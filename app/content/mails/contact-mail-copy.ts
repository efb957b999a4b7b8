import { brand } from "../brand.ts";

/** The mail that delivers a contact request to the team if no relay is configured. */
export const contactMailCopy = {
  subject: (subject: string) => `Contact Form: ${subject}`,
  heading: "Nouveau message du site",
  preview: (name: string) => `De ${name}. Répondez à cet e-mail pour lui écrire.`,
  reply: (name: string) => `Répondez à cet e-mail\u202F: votre réponse part directement chez ${name}.`,
  labels: {
    name: "Nom",
    email: "E-mail",
    company: "Entreprise",
    subject: "Objet",
    message: "Message",
  },
  noCompany: "Non renseignée",
  signature: `Formulaire de contact de ${brand.product}, ${brand.domain}`,
} as const;
