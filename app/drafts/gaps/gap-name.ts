import { placeholderNames } from "#app/content/drafts/placeholders-copy.ts";
import { folded } from "#app/french/folded.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";

/** Code points of a name that is kept, and of what is written into a gap. */
export const gapLimits = { name: 80, value: 300, gaps: 12 } as const;

/** Other names for one gap, as people and models write it. */
const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "prenom du destinataire": "prenom",
    "prenom du prospect": "prenom",
    firstname: "prenom",
    "first name": "prenom",
    "nom du destinataire": "nom",
    "nom du prospect": "nom",
    entreprise: "societe",
    "nom de l’entreprise": "societe",
    "nom de la societe": "societe",
    "entreprise du destinataire": "societe",
    "societe du destinataire": "societe",
    company: "societe",
    "votre societe": "votre entreprise",
    "nom de votre entreprise": "votre entreprise",
    "votre prenom et nom": "votre prenom et votre nom",
    "votre prenom votre nom": "votre prenom et votre nom",
    "votre nom complet": "votre prenom et votre nom",
    signature: "votre prenom et votre nom",
  }),
);

/** The name of a gap as gaps are compared, without its marks, case and accents; "" for one that has none, such as XX. */
export function gapKeyOf(gap: string): string {
  const inner = innerOf(gap);
  if (/^(?:x+|_+|\.+|…)$/i.test(inner)) return "";
  const key = folded([...inner.slice(0, 2 * gapLimits.name)].slice(0, gapLimits.name).join(""));
  return aliases.get(key) ?? key;
}

/** What stands between the marks of a gap. */
export const innerOf = (gap: string) =>
  gap.replace(/^[\\[{<%#*|=［【\s]{1,8}|[\\\]}>%#*|］】\s]{1,8}$/gu, "");

const keyOf = (name: keyof typeof placeholderNames) => gapKeyOf(`{{${placeholderNames[name]}}}`);

/** The field of the profile in which the answer to a gap is kept; the others are kept beside it. */
export const profileFieldOf: ReadonlyMap<string, ProfileField> = new Map([
  [keyOf("company"), "company_name"],
  [keyOf("value"), "value_prop"],
  [keyOf("title"), "icp_title"],
  [keyOf("place"), "icp_location"],
  [keyOf("sector"), "icp_industry"],
  [keyOf("industry"), "industry"],
  ["votre prenom et votre nom", "sender_name"],
]);

export const senderKeys = { first: keyOf("senderFirstName"), last: keyOf("senderLastName") } as const;

/** What a gap says of the sender by itself, without "votre" or "notre". */
const ofSender = new Set([
  keyOf("size"),
  keyOf("optOut"),
  keyOf("closing"),
  "lien de rendez vous",
  "lien de rendez-vous",
  "lien calendly",
  "calendly",
]);

/** Of one mail alone: a day, and whoever it is for, though the gap says "votre". */
const ofOneMail =
  /prospect|destinataire|client|creneau|disponibilit|date|heure|horaire|jour|semaine|(?:^| )(?:objet|question|projet|besoin|concurrent|enjeu|difficulte)/;

/** What the customer answers to an objection of a call script. interpretation.md D366. */
export const isAnswerGap = (key: string) => key.startsWith(`${keyOf("answer")} : `);

/**
 * True for a gap whose answer serves the next drafts too, because its name says that it is about the sender. A place, a day
 * or a figure may be the recipient's, and stays in its draft. interpretation.md D177.
 */
export const isOwnGap = (key: string) =>
  profileFieldOf.has(key) ||
  key === senderKeys.first ||
  key === senderKeys.last ||
  ofSender.has(key) ||
  isAnswerGap(key) ||
  (/^(?:votre|vos|notre|nos|mon|ma|mes) /.test(key) && !ofOneMail.test(key));
