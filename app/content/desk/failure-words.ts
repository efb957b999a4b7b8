/** The failures of deliveries in words for operators, by what the outbox stores: codes and no text of a receiver. */
const words: readonly [pattern: RegExp, text: string][] = [
  [/^EXPIRED/, "Délai dépassé avant un essai réussi."],
  [/^MALFORMED/, "Le contenu enregistré ne peut pas être lu."],
  [/^STARTTLS/, "Le serveur de mail ne chiffre pas\u00A0: rien ne lui est envoyé en clair."],
  [/^RCPT TO/, "Le serveur de mail refuse ce destinataire."],
  [/^DATA/, "Le serveur de mail refuse le contenu du message."],
  [/^PAUSED|^BUSY/, "Le destinataire a demandé d’attendre, ou un essai est en cours."],
  [/^MAILBOX_REFUSED/, "La boîte de contact refuse les messages\u00A0: corrigez CONTACT_EMAIL."],
  [/EAUTH|AUTH/, "Le serveur de mail refuse l’identifiant ou le mot de passe de SMTP_URL."],
  [/ENOTFOUND|EDNS|EAI_AGAIN/, "Le nom du serveur est introuvable (DNS)."],
  [/ECONNREFUSED/, "Le serveur refuse la connexion."],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET/, "La connexion a été coupée."],
  [/ETIMEDOUT|TIMEOUT|EABORT|NO_ANSWER/, "Le serveur ne répond pas à temps."],
  [/ETLS|CERT|SELF_SIGNED/, "Le certificat du serveur n’est pas valable."],
  [/EHOSTUNREACH|ENETUNREACH|ECONNECTION|ESOCKET/, "Le serveur n’est pas joignable."],
  [/^HTTP_5/, "Le relais du formulaire est en panne."],
  [/^HTTP_429/, "Le relais du formulaire demande d’attendre."],
  [/^HTTP_/, "Le relais du formulaire refuse la demande."],
  [/421/, "Le serveur de mail demande d’attendre."],
];

/** Characters of a stored failure that are read. */
const most = 200;

/** A failure as an operator reads it, with its code behind. */
export function failureInWords(code: string): string {
  const read = code.slice(0, most);
  const found = words.find(([pattern]) => pattern.test(read));
  const cause = found ? found[1] : "L’essai a échoué.";
  // Behind EXPIRED stands what went wrong at last.
  const last = read.startsWith("EXPIRED: ")
    ? ` ${failureInWords(read.slice("EXPIRED: ".length))}`
    : ` (${read})`;
  return `${cause}${last}`;
}

/** What a webhook's receiver answered, in words; null if there was no answer. */
export function answerInWords(status: number | null): string {
  if (status === null)
    return "Aucune réponse\u00A0: adresse introuvable, connexion refusée, certificat ou délai.";
  if (status === 410) return "L’adresse répond qu’elle n’existe plus (410).";
  if (status === 429) return "L’outil demande d’attendre (429).";
  return status >= 500 ? `L’outil est en panne (${status}).` : `L’outil refuse le message (${status}).`;
}
