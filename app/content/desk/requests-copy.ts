import type { DataRight } from "#app/contact/data-request.ts";
import type { MailState, RequestState } from "#app/contact/inbox/inbox-request.ts";

const days = (count: number) => `${count}\u00A0${count < 2 ? "jour" : "jours"}`;
const records = (count: number) => `${count}\u00A0${count < 2 ? "fiche" : "fiches"}`;

/** The inbox of the operators' desk, and a request in it. */
export const requestsCopy = {
  title: "Demandes",
  text: "Les messages du formulaire de contact et les demandes au sujet de données personnelles. Une demande est ouverte tant qu’aucune réponse n’est partie.",
  count: (count: number, isMore: boolean) =>
    `${count}\u00A0${count < 2 ? "demande" : "demandes"}${isMore ? " sur cette page" : ""}`,
  empty: "Aucune demande n’attend de réponse.",
  emptyFiltered: "Aucune demande ne correspond à ces filtres.",
  next: "Demandes suivantes",
  first: "Revenir au début",

  filters: {
    title: "Filtrer les demandes",
    state: "État",
    anyState: "Toutes",
    kind: "Nature",
    anyKind: "Toutes",
    kinds: { message: "Messages", data: "Données personnelles" },
    assigned: "Suivie par",
    anyone: "Tout le monde",
    me: "Moi",
    nobody: "Personne",
    words: "Référence ou adresse",
    wordsHint: "Par exemple M-7K3F-94QX.",
    apply: "Filtrer",
    clear: "Effacer les filtres",
  },

  states: { open: "Ouverte", answered: "Répondue", closed: "Close" } satisfies Record<RequestState, string>,
  rights: {
    oppose: "Opposition",
    access: "Accès",
    rectify: "Rectification",
    erase: "Effacement",
  } satisfies Record<DataRight, string>,
  message: "Message",

  columns: {
    request: "Demande",
    kind: "Nature",
    state: "État",
    age: "Âge",
    left: "Délai légal",
    assigned: "Suivie par",
  },
  nobody: "Personne",
  unsent: "Réponse pas encore partie",
  age: (count: number) => (count === 0 ? "Aujourd’hui" : days(count)),
  left: (count: number) =>
    count < 0
      ? `En retard de ${days(-count)}`
      : count === 0
        ? "Dernier jour"
        : count === 1
          ? "Reste 1\u00A0jour"
          : `Restent ${days(count)}`,
  noDelay: "Aucun",

  request: {
    title: (reference: string) => `Demande ${reference}`,
    back: "Toutes les demandes",
    who: "Expéditeur",
    email: "E-mail",
    company: "Entreprise",
    noCompany: "Non renseignée",
    subject: "Objet",
    received: "Reçue",
    left: "Délai légal",
    until: (day: string, left: string) => `Jusqu’au ${day}. ${left}.`,
    team: "Transmise à l’équipe",
    notYet: "Pas encore",
    client: "Compte client",
    isClient: "Oui",
    noClient: "Non",
    assigned: "Suivie par",
    message: "Message reçu",
    replies: "Réponses",
    noReply: "Aucune réponse n’a été écrite.",
    replyBy: (operator: string) => `Par ${operator}`,
    mail: {
      waiting: "En attente d’envoi",
      retrying: "Nouvel essai prévu",
      sent: "Envoyée",
      refused: "Refusée",
      dropped: "Abandonnée, jamais partie",
    } satisfies Record<MailState, string>,
    seeDelivery: "Voir l’envoi",
  },

  reply: {
    title: "Répondre",
    text: "Votre réponse",
    hint: (address: string) =>
      `Elle part par e-mail à ${address}, avec la référence et le message reçu. Les réponses de la personne arrivent à l’adresse de contact.`,
    send: "Envoyer la réponse",
    access:
      "Le dossier complet d’une personne s’obtient avec la commande npm run ops -- person show ADRESSE. Retirez-en ce qui concerne des tiers.",
    before: "Exécutez d’abord l’opposition ci-dessus\u00A0: la réponse proposée en dira le résultat.",
  },

  actions: {
    title: "Suivi",
    take: "M’attribuer la demande",
    release: "Ne plus la suivre",
    close: "Clore sans répondre",
    closeAnswered: "Clore la demande",
    closeHint: "Pour une demande à laquelle vous avez répondu ailleurs, ou qui n’appelle pas de réponse.",
    reopen: "Rouvrir la demande",
  },

  done: {
    replied: "La réponse est enregistrée et part par e-mail.",
    assign: "L’attribution est enregistrée.",
    close: "La demande est close.",
    reopen: "La demande est rouverte.",
    object: "L’opposition est enregistrée, et les fiches sont retirées.",
  },
  problems: {
    stale:
      "Quelqu’un a modifié cette demande entre-temps. Relisez-la ci-dessous, puis recommencez\u00A0: rien n’a été enregistré.",
    conflict:
      "Cette réponse a déjà été envoyée avec un autre texte. Rechargez la page pour en écrire une autre.",
    missing: "Cette demande n’existe plus.",
    emptyReply: "Écrivez votre réponse.",
    longReply: "Votre réponse est trop longue\u00A0: 20\u00A0000\u00A0caractères au plus.",
    person: "Indiquez une adresse e-mail complète, ou un nom avec le SIREN de l’entreprise (neuf chiffres).",
    malformed: "Ce formulaire n’est pas complet. Rechargez la page.",
  },

  objection: {
    title: "Exécuter l’opposition",
    text: "Retire la personne de toutes les listes, tout de suite et pour toujours. Vérifiez d’abord ce qui sera retiré.",
    email: "Adresse e-mail de la personne",
    contact: "Prénom et nom",
    siren: "SIREN de l’entreprise",
    namesHint: "Facultatif\u00A0: avec le SIREN, retire aussi les fiches sans cette adresse.",
    preview: "Voir ce qui sera retiré",
    found: (count: number, waiting: number, isMore: boolean) => {
      const more = isMore ? " au moins" : "";
      const soon = waiting > 0 ? `, et ${records(waiting)} en préparation pour une liste` : "";
      return count + waiting === 0
        ? "Aucune fiche n’est gardée au sujet de cette personne. L’opposition l’empêchera d’entrer dans une liste."
        : `${records(count)}${more} dans des listes${soon}.`;
    },
    columns: { company: "Entreprise", contact: "Personne", role: "Fonction", city: "Ville" },
    caption: "Ce qui sera retiré",
    preparing: "En préparation",
    objected: (day: string) => `Une opposition de cette personne est déjà enregistrée depuis le ${day}.`,
    account: "Cette adresse a un compte client\u00A0: il n’est pas touché.",
    shared:
      "Cette adresse est celle d’un service et non d’une personne\u00A0: seules les fiches qui la portent partent, et aucun nom n’en est déduit.",
    confirm: "Retirer de toutes les listes, pour toujours",
    irreversible: "Cela ne peut pas être annulé.",
    carriedOut: (moment: string, by: string) => `Opposition exécutée le ${moment} par ${by}.`,
    result: (count: number, lists: number, waiting: number) =>
      `${records(count)} de ${lists}\u00A0${lists < 2 ? "liste" : "listes"}, ${records(waiting)} en préparation.`,
    again: "Exécuter pour un autre nom ou une autre adresse",
  },
} as const;
