import type { AuditAction } from "#app/operators/audit/audit-action.ts";

/** The copy of the section of /compte that says who has read or changed the data of an account. */
export const ownAudit = {
  title: "Qui a consulté mes données",
  text: "Chaque fois que quelqu’un de notre équipe ouvre votre dossier ou y change quelque chose, une ligne s’ajoute ici, que personne ne peut modifier ni effacer pendant trois ans. Votre conversation, vos brouillons et vos notes ne lui sont jamais montrés.",
  empty: "Personne n’a consulté vos données.",
  by: {
    operator: "par une personne de l’équipe Matinal",
    command: "par une commande technique de l’équipe Matinal",
  },
  more: "Les lignes plus anciennes sont dans le fichier de vos données, ci-dessous.",
} as const;

/** What was done, as its client reads it. Actions that are about no client are not among a client's. */
export const ownAuditWords: Readonly<Partial<Record<AuditAction, string>>> = {
  "client.read": "Dossier consulté",
  "request.read": "Demande lue",
  "person.read": "Données personnelles consultées",
  "person.objected": "Opposition exécutée",
  "error.read": "Erreur technique consultée",
  "audit.read": "Historique des accès consulté",
  "offer.set": "Offre changée",
  "offer.cancelled": "Offre résiliée",
  "list.held": "Liste retenue",
  "list.released": "Liste libérée",
  "night.asked": "Recherche de prospects relancée",
  "prospects.imported": "Fichier de prospects importé",
  "import.previewed": "Fichier de prospects vérifié",
  "import.undone": "Import de prospects annulé",
  "request.assigned": "Demande prise en charge",
  "request.replied": "Réponse à une demande envoyée",
  "request.closed": "Demande close",
  "request.reopened": "Demande rouverte",
  "outbox.retried": "E-mail envoyé de nouveau",
  "outbox.dropped": "E-mail abandonné",
  "passkey.added": "Clé d’accès ajoutée",
  "passkey.removed": "Clé d’accès retirée",
  "passkeys.reset": "Clés d’accès réinitialisées",
  "sessions.ended": "Déconnexion de tous les appareils",
};

/** What was done, where this list has no words of its own. */
export const otherAccess = "Données consultées ou changées";
