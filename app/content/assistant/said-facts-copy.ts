/**
 * What a customer says of a company that may open a mail to it: verbs of the third person, and what one says to somebody
 * there. Only what the recipient likes to hear.
 */
export const saidVerbs: readonly (readonly [they: string, you: string])[] = [
  ["viennent", "venez"],
  ["vient", "venez"],
  ["recrutent", "recrutez"],
  ["recrute", "recrutez"],
  ["embauchent", "embauchez"],
  ["embauche", "embauchez"],
  ["ouvrent", "ouvrez"],
  ["ouvre", "ouvrez"],
  ["agrandissent", "agrandissez"],
  ["agrandit", "agrandissez"],
  ["construisent", "construisez"],
  ["construit", "construisez"],
  ["investissent", "investissez"],
  ["investit", "investissez"],
  ["lancent", "lancez"],
  ["lance", "lancez"],
  ["déménagent", "déménagez"],
  ["déménage", "déménagez"],
  ["modernisent", "modernisez"],
  ["modernise", "modernisez"],
  ["développent", "développez"],
  ["développe", "développez"],
  ["préparent", "préparez"],
  ["prépare", "préparez"],
  ["inaugurent", "inaugurez"],
  ["inaugure", "inaugurez"],
  ["exportent", "exportez"],
  ["exporte", "exportez"],
];

/** After "viennent de": what no mail begins with. */
export const unwelcome: readonly string[] = [
  "refuser",
  "perdre",
  "licencier",
  "fermer",
  "rater",
  "annuler",
  "décliner",
  "quitter",
  "répondre",
  "dire",
  "appeler",
  "rappeler",
  "voir",
  "lire",
  "signer",
  "payer",
];
