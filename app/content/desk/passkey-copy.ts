/** The copy of /operateur/cle and /operateur/cles. */
export const passkeyCopy = {
  ask: {
    title: "Votre clé d’accès",
    text: "Le poste d’exploitation demande aussi la clé d’accès que vous y avez enregistrée\u00A0: par le code ou le capteur de cet appareil, ou par votre clé de sécurité.",
    button: "Utiliser ma clé d’accès",
    lost: "Clé perdue\u00A0? Un administrateur du serveur peut retirer toutes vos clés\u00A0: npm run ops -- operator reset-passkeys, suivi de votre adresse.",
    cancel: "Quitter le poste",
  },
  list: {
    title: "Clés d’accès",
    text: "Dès que vous en avez une, le poste la demande en plus du code de l’e-mail. Enregistrez-en deux si vous pouvez\u00A0: l’une remplace l’autre le jour où elle se perd.",
    none: "Vous n’en avez pas encore\u00A0: le poste s’ouvre par le code de l’e-mail seul.",
    since: "Ajoutée le",
    unnamed: "Clé sans nom",
    name: "Nom de la clé",
    nameHint: "Pour la reconnaître, par exemple\u00A0: ordinateur du bureau.",
    add: "Enregistrer une clé",
    remove: "Retirer",
    removeNamed: (name: string) => `Retirer ${name}`,
    added: "La clé est enregistrée.",
    removeLast: "Retirer ma dernière clé",
    removeLastText:
      "C’est votre dernière clé\u00A0: une fois retirée, le poste s’ouvre par le code de l’e-mail seul.",
    removed: "La clé est retirée.",
  },
  busy: "En attente de votre appareil…",
  problems: {
    unsupported: "Ce navigateur ne connaît pas les clés d’accès. Mettez-le à jour ou prenez-en un autre.",
    declined: "Votre appareil n’a pas répondu, ou vous avez annulé. Réessayez quand vous voulez.",
    known: "Cet appareil a déjà une clé ici. Pour en enregistrer une seconde, prenez-en un autre.",
    refused: "Cette clé n’a pas été acceptée. Réessayez avec celle que vous avez enregistrée.",
    notAdded: "La clé n’a pas été enregistrée. Réessayez, ou prenez-en une autre.",
    last: "C’est maintenant votre dernière clé\u00A0: relisez ce que son retrait entraîne, puis confirmez.",
    nameMissing: "Donnez un nom à la clé.",
    unexpected: "Le service ne répond pas. Réessayez dans un instant.",
  },
} as const;
