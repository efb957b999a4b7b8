import { type CountToTell, companyCount, inFigures } from "../company-count-copy.ts";

const lists = new Intl.ListFormat("fr-FR", { type: "conjunction" });
const alternatives = new Intl.ListFormat("fr-FR", { type: "disjunction" });
const said = (words: string) => `«\u00A0${words}\u00A0»`;
const employees = "salariés";

/** Names with how many more there are. */
const named = (names: readonly string[], more: number) =>
  `${names.join("\u00A0; ")}${more > 0 ? `\u00A0; et ${inFigures(more)}\u00A0${more > 1 ? "autres" : "autre"}` : ""}`;

/** Who was left out: companies, or people where several are of one company. */
type Who = { count: number; atLeast: boolean; isCompanies: boolean };
const leftOut = ({ count, atLeast, isCompanies }: Who) =>
  `Vous avez écarté ${atLeast ? "au moins " : ""}${inFigures(count)}\u00A0${isCompanies ? "entreprises" : "contacts d’entreprises"}`;

/** The copy of /ciblage, and the sentences of `GET /api/targeting`. */
export const targeting = {
  title: "Ciblage",
  description: "Les entreprises que nous cherchons pour vous, critère par critère.",
  lead: "Chaque nuit, nous cherchons dans le registre officiel des entreprises celles qui répondent à ces critères. C’est vous qui avez le dernier mot.",

  /** In place of the lead, for who has no offer. */
  lacksOffer: {
    lead: "Ces critères disent quelles entreprises nous chercherons pour vous, chaque nuit, dans le registre officiel. Il faut pour cela une offre\u00A0: vous n’en avez pas en cours, et rien n’est cherché d’ici là. C’est vous qui avez le dernier mot.",
    toOffers: "Voir les offres",
    toPerson: "Parler à une personne",
  },

  /** Activities that a model found. interpretation.md D156. */
  proposal: {
    title: (words: string) => `Proposition, d’après vos mots ${said(words)}`,
    add: "Ajouter ces activités",
    decline: "Non merci",
    added: "Activités ajoutées aux secteurs\u00A0: enregistrez pour qu’elles comptent.",
    declined: "Proposition écartée.",
    failed: "Nous n’avons pas pu enregistrer votre choix. Réessayez dans un instant.",
  },

  /** What is understood, in sentences. */
  understood: {
    sectors: (names: readonly string[], more: number) =>
      `${names.length + more > 1 ? "Secteurs" : "Secteur"}\u00A0: ${named(names, more)}.`,
    anySector: "Tous les secteurs d’activité.",
    sizes: (names: readonly string[]) => `Taille\u00A0: ${names.join(", ")}.`,
    anySize: "Toutes les tailles.",
    places: (names: readonly string[]) => `Siège\u00A0: ${names.join(", ")}.`,
    anyPlace: "Toute la France.",
    titles: (names: readonly string[]) => `Interlocuteurs\u00A0: ${names.join(", ").toLowerCase()}.`,
    anyTitle: "Tous les dirigeants que le registre nomme.",
    keywords: (words: readonly string[]) => `Mots-clés\u00A0: ${words.map(said).join(", ")}.`,
    include: (count: number) =>
      count > 1
        ? `${inFigures(count)}\u00A0entreprises ajoutées, quels que soient les autres critères.`
        : "1\u00A0entreprise ajoutée, quels que soient les autres critères.",
    exclude: (count: number) =>
      count > 1
        ? `${inFigures(count)}\u00A0entreprises ou domaines exclus.`
        : "1\u00A0entreprise ou domaine exclu.",
    town: (words: string, places: readonly string[]) =>
      `${said(words)}\u00A0: tout le département ${lists.format(places)}, car le registre se cherche par département.`,
    part: (words: string, regions: readonly string[]) =>
      `${said(words)}\u00A0: ${lists.format(regions)}, car cette zone n’a pas de limite officielle.`,
    side: (words: string, places: readonly string[]) =>
      `${said(words)}\u00A0: ${lists.format(places)} en entier, car le registre se cherche par département.`,
    spelling: (words: string, read: string) => `${said(words)} est lu ${said(read)}.`,
    bands: (words: string) => `${said(words)} est arrondi aux tranches d’effectif du registre.`,
    directors: (words: string) =>
      `${said(words)}\u00A0: tous les dirigeants, car le registre ne donne pas ce titre.`,
  },
  notUnderstood: {
    unknown: (words: string) => `${said(words)} n’a pas été compris.`,
    unknownUnwanted: (words: string) =>
      `${said(words)} n’a pas été compris. Une entreprise s’exclut par son numéro SIREN ou son domaine.`,
    role: (words: string) =>
      `${said(words)}\u00A0: le registre ne nomme que les dirigeants déclarés, et pas cette fonction.`,
    abroad: (words: string) =>
      `${said(words)}\u00A0: le registre ne connaît que les entreprises établies en France.`,
    onlyAbroad: "Aucun lieu en France n’a été compris\u00A0: toute la France compte.",
    measure: (words: string) => `${said(words)}\u00A0: ce nombre n’est pas un critère du registre.`,
    turnover: (words: string) => `${said(words)}\u00A0: le chiffre d’affaires n’est pas un critère.`,
    gone: (activity: string) =>
      `${said(activity)} n’a plus de code à lui dans le registre depuis le 1er janvier 2027 : choisissez une autre activité.`,
    nothingLeft: (words: string) =>
      `${said(words)} aurait tout exclu\u00A0: cette exclusion est laissée de côté.`,
    otherSize: "Deux champs indiquent des tailles différentes\u00A0: celui de la taille compte.",
    otherSector:
      "Un autre secteur est indiqué avec vos interlocuteurs\u00A0: celui du champ des secteurs compte.",
    ownCompanies:
      "Les numéros SIREN et les noms de domaine se règlent dans votre ciblage, une fois connecté.",
    cut: "Votre profil est long\u00A0: seul le début de chaque champ a été lu.",
    more: (count: number) =>
      count > 1
        ? `${inFigures(count)}\u00A0autres passages n’ont pas été compris.`
        : "1\u00A0autre passage n’a pas été compris.",
  },
  sizes: {
    none: "0\u00A0salarié (non employeuse)",
    between: (min: number, max: number) =>
      max === 0
        ? "0\u00A0salarié"
        : min === max - 1 && min === 1
          ? `1\u00A0ou\u00A02\u00A0${employees}`
          : `${inFigures(min)}\u00A0à\u00A0${inFigures(max)} ${employees}`,
    from: (min: number) => `${inFigures(min)} ${employees} et plus`,
    emptyBand: "0\u00A0salarié (a employé dans l’année)",
  },

  origin: {
    title: "Ce que nous avons compris",
    follows: "Lu dans votre profil. Tant que vous ne changez rien ici, le ciblage suit votre profil.",
    own: "Réglé par vous. Le ciblage ne suit plus votre profil.",
    missed: "Ce que nous n’avons pas pu reprendre",
    toProfile: "Modifier mon profil",
    follow: "Suivre à nouveau le profil",
    noProfile: "Votre profil n’est pas encore rempli\u00A0: le ciblage commence sans aucun critère.",
  },

  linkedin: {
    title: "Chercher sur LinkedIn",
    text: "Vos fonctions et vos lieux, prêts à chercher dans votre compte LinkedIn. Ajoutez-y secteur et effectif par ses filtres. Nous ne lisons rien chez LinkedIn.",
    noTitle:
      "Nommez une fonction dans votre profil, ou cochez un interlocuteur, pour chercher aussi sur LinkedIn.",
    free: "Recherche LinkedIn",
    salesNavigator: "Sales Navigator",
    opensNewTab: "(nouvel onglet)",
  },

  criteria: {
    naf: {
      title: "Secteurs",
      label: "Ajouter un secteur",
      hint: "Un métier, une activité ou un code NAF.",
      empty: "Tous les secteurs",
      none: "Aucun secteur de ce nom. Essayez un autre mot du métier.",
    },
    places: {
      title: "Lieux",
      label: "Ajouter un lieu",
      hint: "Une région, un département ou son numéro. Le siège de l’entreprise s’y trouve.",
      empty: "Toute la France",
      none: "Aucune région et aucun département de ce nom.",
    },
    headcount: { title: "Effectif", hint: "Rien de coché\u00A0: toutes les tailles." },
    titles: {
      title: "Interlocuteurs",
      hint: "Rien de coché\u00A0: tous les dirigeants que le registre nomme.",
    },
    keywords: {
      title: "Mots-clés",
      label: "Ajouter un mot-clé",
      hint: "Un mot du nom ou de l’activité de l’entreprise.",
      empty: "Aucun mot-clé",
      wrong: (max: number) => `Un mot-clé a des lettres ou des chiffres, et au plus ${max}\u00A0caractères.`,
    },
    include: {
      title: "Entreprises à ajouter",
      label: "Ajouter une entreprise",
      hint: "Son numéro SIREN\u00A0: neuf chiffres. Elle sera retenue quels que soient les autres critères.",
      empty: "Aucune entreprise ajoutée",
      wrong: "Ce n’est pas un numéro SIREN\u00A0: neuf chiffres, dont le dernier contrôle les autres.",
    },
    exclude: {
      title: "Entreprises à exclure",
      label: "Exclure une entreprise",
      hint: "Son numéro SIREN ou son domaine, comme exemple.fr\u00A0: vos clients, vos concurrents.",
      empty: "Aucune entreprise exclue",
      wrong: "Donnez un numéro SIREN à neuf chiffres ou un domaine, comme exemple.fr.",
    },
  },
  add: "Ajouter",
  remove: (name: string) => `Retirer ${name}`,
  full: (max: number) => `${inFigures(max)} au plus.`,
  suggestions: (count: number) => (count > 1 ? `${count}\u00A0propositions` : "1\u00A0proposition"),
  /** A section, a division or a region among the suggestions: how many codes or departments it has. */
  activities: (count: number) => `${count}\u00A0activités`,
  departments: (count: number) => `${count}\u00A0départements`,
  region: "région",

  count: {
    title: "Dans le registre",
    counting: "Comptage en cours…",
    result: companyCount.result,
    short: companyCount.short,
    examples: "Par exemple",
    off: "Le registre des entreprises n’est pas branché\u00A0: le nombre d’entreprises n’est pas disponible. Vos critères s’enregistrent quand même.",
    unavailable: "Le registre des entreprises ne répond pas. Vos critères s’enregistrent quand même.",
    limited: "Vous avez demandé beaucoup de comptages. Le prochain viendra dans un instant.",
    retry: "Compter à nouveau",
    source: companyCount.source,
  },
  variants: {
    few: "C’est peu. Ce que donnerait un critère de moins\u00A0:",
    many: "C’est beaucoup. Ce que donnerait un critère plus serré\u00A0:",
    drop: {
      naf: "Tous les secteurs",
      headcount: "Toutes les tailles",
      places: "Toute la France",
      keywords: "Sans mots-clés",
    },
    only: (name: string) => `Seulement ${name}`,
    apply: "Appliquer",
  },

  /** What follows from prospects that are not relevant. */
  proposals: {
    title: "Une proposition, d’après vos «\u00A0Pas pertinent\u00A0»",
    why: {
      size: (who: Who, sizes: readonly string[]) =>
        `${leftOut(who)} ${alternatives.format(sizes.map((size) => `de ${size}`))}.`,
      sector: (who: Who, names: readonly string[], more: number) =>
        `${leftOut(who)} pour leur secteur\u00A0: ${named(names, more)}.`,
      place: (who: Who, names: readonly string[], more: number) =>
        `${leftOut(who)} pour leur lieu\u00A0: ${named(names, more)}.`,
      role: ({ count, atLeast }: Omit<Who, "isCompanies">, names: readonly string[], more: number) =>
        `Vous avez écarté ${atLeast ? "au moins " : ""}${inFigures(count)}\u00A0contacts pour leur poste\u00A0: ${named(names, more).toLowerCase()}.`,
      customer_already: (who: Who) => `${leftOut(who)} qui sont déjà vos clientes.`,
      competitor: (who: Who) => `${leftOut(who)} qui sont vos concurrentes.`,
    },
    change: {
      size: (sizes: readonly string[]) => `L’effectif recherché deviendrait\u00A0: ${sizes.join(", ")}.`,
      sector: (count: number, isNamed: boolean) =>
        isNamed
          ? count > 1
            ? "Ces secteurs sortiraient de vos critères."
            : "Ce secteur sortirait de vos critères."
          : `Nous chercherions tous les secteurs sauf ${count > 1 ? "ceux-là" : "celui-là"}.`,
      place: (names: readonly string[], more: number) =>
        `Les lieux recherchés deviendraient\u00A0: ${named(names, more)}.`,
      elsewhere: (count: number) =>
        `Nous chercherions partout en France, sauf dans ${count > 1 ? "ces départements" : "ce département"}.`,
      role: (names: readonly string[], more: number) =>
        `Les interlocuteurs recherchés deviendraient\u00A0: ${named(names, more).toLowerCase()}.`,
      exclude: (names: readonly string[], more: number) =>
        `Elles seraient exclues de vos prochaines listes\u00A0: ${named(names, more)}.`,
    },
    left: (found: CountToTell, now: CountToTell | null) =>
      `Il resterait ${companyCount.short(found)}\u00A0${found.count > 1 ? "entreprises" : "entreprise"}${now ? `, contre ${companyCount.short(now)} aujourd’hui` : ""}.`,
    none: "Il ne resterait aucune entreprise\u00A0: ce changement viderait vos listes.",
    counting: "Comptage de ce qu’il resterait…",
    uncounted: "Le registre ne répond pas\u00A0: nous ne savons pas combien d’entreprises il resterait.",
    apply: "Appliquer",
    decline: "Non merci",
    applied:
      "Le changement est dans vos critères. Enregistrez le ciblage pour que la prochaine nuit en tienne compte.",
    declined: "C’est noté\u00A0: nous gardons vos critères.",
    failed: "Votre choix n’a pas été enregistré. Réessayez dans un instant.",
  },

  /** What was counted on the public page. */
  market: {
    offer: "Vous avez compté les entreprises de ce marché\u00A0:",
    take: "Reprendre ces critères",
    leave: "Garder les miens",
    taken: "Nous avons repris le marché que vous avez compté. Enregistrez-le pour que vos nuits en partent.",
  },

  save: "Enregistrer le ciblage",
  saving: "Enregistrement…",
  saved: "Le ciblage est enregistré.",
  followed: "Le ciblage suit à nouveau votre profil.",
  unsaved: "Vos changements ne sont pas encore enregistrés.",
  restored: "Nous avons repris vos changements qui n’étaient pas enregistrés.",
  bound: {
    used: (count: number, most: number) =>
      `${count}\u00A0critères sur ${most}${count > most ? "\u00A0: retirez-en, ou passez à une offre sans limite." : "."}`,
    toOffer: "Voir mon offre",
    kept: "Vos changements sont toujours là. Retirez quelques critères, puis enregistrez.",
  },
  discard: "Revenir au ciblage enregistré",
  problems: {
    conflict: "Le ciblage a changé entre-temps, dans un autre onglet ou sur un autre appareil.",
    keepMine: "Garder mes changements",
    takeTheirs: "Prendre les nouveaux",
    failed:
      "Le ciblage n’a pas été enregistré. Vos changements sont toujours là\u00A0; réessayez dans un instant.",
    signedOut: "Vous n’êtes plus connecté. Vos changements sont gardés dans ce navigateur.",
    signIn: "Se reconnecter",
    load: "Le ciblage n’a pas pu être lu.",
    retry: "Réessayer",
  },
} as const;
