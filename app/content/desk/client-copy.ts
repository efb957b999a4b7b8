const figures = new Intl.NumberFormat("fr-FR");
const counted = (count: number, one: string, many: string) =>
  `${figures.format(count)}\u00A0${count < 2 ? one : many}`;

/** The copy of /operateur/clients/{id}. */
export const clientCopy = {
  back: "Tous les clients",
  since: (day: string) => `Client depuis le ${day}`,
  hasMail: "reçoit l’e-mail du matin",
  noMail: "a coupé l’e-mail du matin",
  journal: "Ce qui a été consulté et changé",
  nothing: "—",

  /** What the form of an action says in place of its fields, and after it. */
  changed: "Cette offre a changé entre-temps. Relisez-la, puis recommencez.",
  gone: "Ce compte n’existe plus.",
  failed: "Rien n’a changé. Réessayez dans un instant.",
  sending: "En cours…",

  offer: {
    title: "Offre et essai",
    none: "Aucune offre n’a été entrée.",
    current: (name: string) => `Offre\u00A0: ${name}`,
    until: (day: string) => `Jusqu’au ${day} inclus.`,
    endless: "Sans fin prévue.",
    enteredOn: (day: string) => `Changée le ${day}.`,
    /** The customer has cancelled, and the offer still lasts. */
    requested: "Le client l’a résiliée\u00A0: elle s’arrête ce jour-là, sauf s’il revient sur sa décision.",
    cancelledOn: (day: string) => `Résiliée le ${day}\u00A0: la conservation court depuis ce jour.`,
    deletedOn: (day: string) =>
      `Les prospects sont supprimés le ${day}. Le compte, le profil et les conversations restent.`,
    set: {
      button: "Donner ou changer l’offre",
      text: "L’offre compte dès maintenant, et les nuits avec elle. Elle met fin à une résiliation.",
      offer: "Offre",
      until: "Dernier jour",
      untilHint: (days: number) =>
        `Facultatif, en heure de Paris. Sans lui, un essai dure ${days}\u00A0jours et une offre n’a pas de fin.`,
      confirm: "Enregistrer l’offre",
      done: "L’offre est enregistrée.",
      nothing: "L’offre était déjà celle-là.",
      wrongOffer: "Choisissez une offre.",
      wrongUntil: "Le dernier jour ne peut pas être passé.",
    },
    cancel: {
      button: "Résilier l’offre",
      text: (deletedOn: string) =>
        `La conservation court dès aujourd’hui\u00A0: les nuits s’arrêtent, et tous les prospects de la liste sont supprimés le ${deletedOn}. D’ici là, une nouvelle offre l’annule\u00A0; après, rien ne les ramène.`,
      confirm: "Résilier maintenant",
      done: "L’offre est résiliée.",
      nothing: "L’offre était déjà résiliée.",
    },
  },

  list: {
    title: "Liste et nuits",
    empty: "Rien n’a encore été livré.",
    held: (day: string, by: string) => `Liste retenue depuis le ${day} par ${by}.`,
    reason: (reason: string) => `Raison\u00A0: ${reason}`,
    hold: {
      button: "Retenir la liste",
      text: "Rien n’est livré tant qu’elle n’est pas libérée. Les nuits continuent de la préparer, et le client voit que sa livraison est suspendue.",
      reason: "Raison",
      reasonHint: "Elle reste au journal, et le client peut la lire dans l’export de son compte.",
      confirm: "Retenir la liste",
      done: "La liste est retenue.",
      nothing: "La liste était déjà retenue.",
      wrongReason: "Donnez une raison de 300\u00A0caractères au plus.",
    },
    release: {
      button: "Libérer la liste",
      text: "Après 7\u00A0h, ce qui est prêt est livré dans la minute, et ne se reprend pas.",
      reason: "Raison (facultatif)",
      confirm: "Libérer la liste",
      done: "La liste est libérée.",
      nothing: "La liste n’était pas retenue.",
    },
    night: {
      button: "Relancer la nuit",
      text: "Ce qui est prêt pour ce matin est cherché et préparé à nouveau, dans la minute. Une liste déjà livrée reste comme elle est.",
      confirm: "Relancer maintenant",
      outcomes: {
        asked: "La nuit est relancée\u00A0: elle commence dans la minute.",
        working: "La nuit est déjà en cours.",
        delivered: "La liste de ce matin est déjà livrée\u00A0: elle reste comme elle est.",
        rests: "Les nuits reposent\u00A0: elles vont de 1\u00A0h à 18\u00A0h, les jours ouvrés.",
      },
    },
  },

  nights: {
    title: "Dernières nuits",
    empty: "Aucune nuit encore.",
    count: (count: number) => counted(count, "nuit", "nuits"),
    columns: { day: "Matin du", outcome: "Résultat", figures: "Chiffres", why: "Pourquoi" },
    figures: (quota: number, seen: number, found: number, enriched: number, spent: number) =>
      `${figures.format(quota)}\u00A0dus, ${counted(seen, "entreprise vue", "entreprises vues")}, ${counted(found, "personne", "personnes")}, ${figures.format(enriched)}\u00A0avec coordonnées, ${counted(spent, "recherche payante", "recherches payantes")}`,
    failures: (count: number) => counted(count, "échec imprévu", "échecs imprévus"),
  },

  imports: {
    title: "Imports",
    empty: "Aucun fichier n’a été importé.",
    count: (count: number) => counted(count, "import", "imports"),
    columns: { file: "Fichier", when: "Quand", by: "Par", rows: "Lignes", state: "Annulation" },
    byClient: "le client",
    byDesk: "le poste",
    byCommand: (user: string) => `la commande de ${user}`,
    rows: (added: number, known: number, refused: number) =>
      [
        counted(added, "ajouté", "ajoutés"),
        `${figures.format(known)}\u00A0déjà là`,
        counted(refused, "ignorée", "ignorées"),
      ].join(", "),
    undone: (day: string) => `annulé le ${day}`,
    kept: (count: number) => counted(count, "prospect gardé", "prospects gardés"),
    undo: {
      button: "Annuler",
      of: (file: string) => `\u00A0l’import de ${file}`,
      text: "Ses prospects quittent la liste du client d’un bloc, sauf ceux sur lesquels il a travaillé. Cela ne se refait pas\u00A0: il faudrait importer le fichier à nouveau.",
      confirm: "Annuler cet import",
      done: (removed: number, kept: number) =>
        `Import annulé\u00A0: ${counted(removed, "prospect retiré", "prospects retirés")}, ${counted(kept, "gardé", "gardés")}.`,
      nothing: "Cet import était déjà annulé.",
      missing: "Cet import n’existe plus.",
    },
    file: { title: "Importer un fichier" },
  },

  targeting: {
    title: "Ciblage",
    follows: "Lu dans le profil.",
    own: "Réglé par le client.",
    missed: "Non repris",
    personas: "Autres ciblages",
    persona: (name: string, share: number) => `${name}\u00A0: ${share}\u00A0% des contacts`,
  },
  profile: {
    title: "Profil",
    none: "Le profil n’est pas encore rempli.",
    updated: (day: string) => `Modifié le ${day}.`,
  },
  counts: { title: "Prospects par statut", total: "En tout" },
  sessions: {
    title: "Appareils connectés",
    empty: "Aucun appareil n’est connecté.",
    lastUsed: (moment: string) => `vu le ${moment}`,
  },
  requests: {
    title: "Demandes de cette adresse",
    empty: "Aucune demande n’est enregistrée.",
    toAll: "Ouvrir dans les demandes",
  },
} as const;
