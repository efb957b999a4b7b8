import { formatWait } from "../format-wait.ts";

/** The copy of /combien-d-entreprises. interpretation.md D111. */
export const market = {
  title: "Combien d’entreprises à prospecter\u00A0?",
  description:
    "Un secteur, une taille, un lieu\u00A0: le registre officiel vous dit combien d’entreprises y correspondent. Sans compte ni adresse e-mail.",
  lead: "Dites un secteur, une taille, un lieu. Le registre officiel des entreprises répond, sans compte ni adresse e-mail.",

  form: {
    label: "Votre marché",
    sector: { label: "Secteur", hint: "Un métier ou une activité\u00A0: restaurants, bâtiment, transport…" },
    size: { label: "Taille", hint: "TPE, PME, ETI, ou «\u00A0de 10 à 50 salariés\u00A0»." },
    place: { label: "Lieu", hint: "Une ville, un département, une région ou toute la France." },
    tooLong: (max: number) => `${max}\u00A0caractères au plus.`,
    shorten: "Raccourcissez ce que vous avez écrit, puis comptez à nouveau.",
    submit: "Compter les entreprises",
    counting: "Comptage en cours…",
  },
  examples: {
    label: "Par exemple",
    markets: [
      { sector: "Restaurants", size: "", place: "Bretagne" },
      { sector: "Bâtiment", size: "PME", place: "Lyon" },
      { sector: "Agences de publicité", size: "10 à 50 salariés", place: "Paris" },
    ],
  },

  result: {
    title: "Dans le registre",
    waiting: "Le nombre s’affichera ici.",
    slow: "Le registre est lent à répondre. Encore quelques secondes…",
    understood: "Ce que nous avons compris",
    missed: "Ce que nous n’avons pas pu reprendre",
    partly: "Compté sans ce que nous n’avons pas pu reprendre.",
    none: "Élargissez le lieu ou la taille, ou dites le métier autrement.",
    many: "C’est beaucoup pour une seule équipe\u00A0: une taille ou un lieu plus précis donnerait une liste plus juste.",
    source: (day: string) =>
      `Annuaire des entreprises, Licence Ouverte 2.0. Compté le ${day} parmi les entreprises actives.`,
  },

  unclear: {
    empty: "Dites au moins un secteur, une taille ou un lieu.",
    everything: "Cela ne laisse aucune entreprise de côté. Précisez un secteur, une taille ou un lieu.",
    nothing: "Nous n’avons rien pu compter avec ces mots. Essayez-en d’autres, plus courants.",
  },
  problems: {
    unavailable:
      "Le registre des entreprises ne répond pas. Vos mots sont toujours là\u00A0; réessayez dans un instant.",
    limited: (seconds: number) =>
      `Beaucoup de comptages viennent d’être demandés. Le prochain pourra partir dans ${formatWait(seconds)}.`,
    offline: "La réponse n’est pas arrivée. Vérifiez votre connexion, puis réessayez.",
    retry: "Compter à nouveau",
  },

  next: {
    text: "Chaque jour ouvré, votre liste reçoit des dirigeants de ces entreprises, classés par score.",
    start: "Commencer ma liste avec ces critères",
    how: "Vous vous connectez par e-mail, sans mot de passe. Ces critères vous attendent dans votre ciblage\u00A0: vous les corrigez, puis vous les enregistrez.",
    offers: "Voir les offres",
  },

  method: {
    title: "Comment nous comptons",
    points: [
      {
        icon: "list",
        title: "Dans le registre officiel",
        text: "L’Annuaire des entreprises, que l’administration publie et met à jour chaque jour. Nous y comptons les entreprises actives.",
      },
      {
        icon: "info",
        title: "Avec «\u00A0environ\u00A0» quand il le faut",
        text: "Pour un lieu, le registre compte aussi les entreprises qui n’y ont qu’un établissement, et il s’arrête à 10\u00A0000. Jusqu’à 25, nous regardons chacune, et le nombre est exact.",
      },
      {
        icon: "check",
        title: "Sans garder ce que vous écrivez",
        text: "Vos mots sont lus par des règles fixes, sans IA, et ne sont pas enregistrés. Le registre n’en reçoit que des codes d’activité, d’effectif et de lieu.",
      },
    ],
  },
} as const;
