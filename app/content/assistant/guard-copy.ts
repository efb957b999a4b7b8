/** Why a passage of an answer is marked; each follows the passage, in brackets. */
export const guardReasons = {
  price: "à vérifier\u00A0: ce prix n’est pas au catalogue",
  otherPrice: {
    table: (name: string, monthly: string, yearly: string) =>
      `à vérifier\u00A0: ${name} coûte ${monthly} HT par mois ou ${yearly} HT par an`,
    commitment: (name: string, monthly: string, yearly: string) =>
      `à vérifier\u00A0: ${name} coûte ${monthly} HT par mois, ou ${yearly} HT par mois avec un engagement d’un an`,
  },
  vat: "à vérifier\u00A0: nos prix sont hors taxes",
  discount: "à vérifier\u00A0: cette remise n’est pas au catalogue",
  quota: "à vérifier\u00A0: ce volume n’est pas au catalogue",
  unlimited: "à vérifier\u00A0: le catalogue donne un nombre",
  otherQuota: (name: string, contacts: number) =>
    `à vérifier\u00A0: ${name} comprend ${contacts}\u00A0numéros et ${contacts}\u00A0e-mails par mois`,
  otherUsers: (name: string, users: number) =>
    `à vérifier\u00A0: ${name} est prévu pour ${users}\u00A0utilisateurs`,
  trial: (days: number) => `à vérifier\u00A0: l’essai gratuit dure ${days}\u00A0jours`,
  ready: (hours: number) => `à vérifier\u00A0: le service est prêt en ${hours}\u00A0heures au plus`,
  demo: (minutes: number) => `à vérifier\u00A0: une démonstration dure ${minutes}\u00A0minutes`,
  retention:
    "à vérifier\u00A0: après la résiliation, les données de prospection sont gardées 30\u00A0jours, celles du compte 3\u00A0ans",
  support: "à vérifier\u00A0: aucun délai de réponse n’est promis",
  unannounced: "à vérifier\u00A0: nos pages n’annoncent ni ce délai ni cette disponibilité",
  email: "non vérifié\u00A0: cette adresse ne vient pas de vous",
  phone: "non vérifié\u00A0: ce numéro ne vient pas de vous",
  link: "non vérifié\u00A0: ce lien ne vient ni de vous ni de nous",
  tracking: "lien de suivi\u00A0: nous n’en proposons pas",
  markup: "balise ou image retirée",
  banned: (phrase: string) => `«\u00A0${phrase}\u00A0» fait partie de vos expressions à éviter`,
  guarantee: "à vérifier\u00A0: aucun résultat n’est garanti",
  result: "à vérifier\u00A0: personne ne peut promettre ce résultat",
  figure: "non vérifié\u00A0: ce chiffre ne vient pas de vous",
  conformity: "à vérifier\u00A0: le site ne promet pas cela",
  refund: "à vérifier\u00A0: le site ne promet pas de remboursement",
  action: "inexact\u00A0: l’assistant ne fait rien en dehors de cette conversation",
  profile: "inexact\u00A0: votre profil ne dit pas cela",
  event: "non vérifié\u00A0: l’assistant ne voit ni vos messages ni les réponses",
  automation: "inexact\u00A0: rien ne part tout seul, c’est vous qui envoyez",
  feature: "à vérifier\u00A0: nos offres ne comprennent pas cela",
  hours: "à vérifier\u00A0: nos bureaux sont ouverts du lundi au vendredi, de 9\u00A0h à 18\u00A0h",
  morning:
    "à vérifier\u00A0: la liste arrive à 7\u00A0h, et son e-mail part à 7\u00A0h\u00A030, les jours ouvrés",
  period: "à vérifier\u00A0: nos pages disent une autre durée",
  hosting: "à vérifier\u00A0: le site ne dit pas cela de l’hébergement",
  gift: "à vérifier\u00A0: le catalogue n’offre pas cela",
  terms: "à vérifier\u00A0: ces conditions de paiement ne sont pas au catalogue",
  reference: "non vérifié\u00A0: cette référence n’est pas la nôtre",
  study: "non vérifié\u00A0: cette étude n’a pas de source connue",
  integration: "à vérifier\u00A0: cette intégration n’est pas annoncée",
  listCount: ({ all, due, new: today }: { all: number; due: number; new: number }) =>
    `inexact\u00A0: en tout ${all}, à faire ou en retard ${due}, nouveaux du jour ${today}`,
  said: "non vérifié\u00A0: vous ne l’avez pas écrit ici",
  unproven: "à vérifier\u00A0: un texte d’IA peut contenir des erreurs",
  law: "à vérifier\u00A0: la loi demande d’informer les personnes",
  rows: (count: number) =>
    `à vérifier\u00A0: un fichier a ${count.toLocaleString("fr-FR")}\u00A0lignes au plus`,
  notInList: "non vérifié\u00A0: votre liste ne le dit pas",
  invented: "non vérifié\u00A0: ce nom ne vient pas de vous",
  instructions: "passage retiré\u00A0: il reprend les consignes de l’assistant",
};
