/** The copy of the personas, on /ciblage and on their own pages. */
export const personas = {
  nav: {
    label: "Personas",
    part: (share: number) => `${share}\u00A0%`,
    add: "Ajouter un persona",
    why: "Vous visez aussi d’autres interlocuteurs\u00A0? Un persona a ses critères, sa part des contacts du mois, son argument et son ton.",
  },
  title: "Nouveau persona",
  description: "Ce que vous cherchez à côté de votre profil, avec sa part des contacts.",
  lead: "Nous cherchons pour lui à côté de votre profil, qui ne change pas. Une entreprise exclue ici ou là ne revient par aucun des deux.",
  back: "Ciblage",
  withoutScripts: "Les personas se règlent avec JavaScript. Ce qui est enregistré reste en vigueur.",
  name: {
    label: "Nom du persona",
    placeholder: "Directeurs d’usine",
    missing: "Donnez-lui un nom.",
  },
  share: {
    label: "Part des contacts du mois, en\u00A0%",
    wrong: "Un nombre entier de 0 à 100.",
    left: (left: number) =>
      `Il reste ${left}\u00A0%\u00A0: c’est la plus grande part possible. Réduisez celle d’un autre persona pour donner plus à celui-ci.`,
    /** What it means: the contacts of a month, and what the profile keeps. */
    means: (contacts: number | null, profile: number) =>
      [
        ...(contacts === null
          ? []
          : [`Environ ${contacts}\u00A0${contacts > 1 ? "contacts" : "contact"} par mois.`]),
        `Votre profil garde ${profile}\u00A0%.`,
      ].join(" "),
    nothingToLookFor:
      "Choisissez un secteur, une taille, un lieu ou un mot-clé\u00A0: sans cela, rien n’est cherché pour lui la nuit.",
    none: (profile: number) =>
      `Rien n’est cherché pour lui la nuit\u00A0: il sert à LinkedIn. Votre profil garde ${profile}\u00A0%.`,
  },
  valueProp: {
    label: "Ce que vous lui apportez",
    hint: "Pour les brouillons à ses prospects. Vide\u00A0: la proposition de valeur de votre profil.",
  },
  tone: { label: "Ton de ses messages", ofProfile: "Celui du profil" },
  otherTitles: {
    title: "Autres fonctions",
    label: "Ajouter une fonction",
    hint: "Pour chercher sur LinkedIn. Le registre, lui, ne nomme que les dirigeants.",
    empty: "Aucune autre fonction",
    wrong: (max: number) => `Une fonction a des lettres ou des chiffres, et au plus ${max}\u00A0caractères.`,
  },
  drafts: {
    title: "Préparer pour ce persona",
    text: "Avec ce que vous lui apportez et son ton, tels qu’ils sont enregistrés.",
  },
  linkedin: {
    noTitle: "Cochez un interlocuteur ou ajoutez une fonction pour chercher aussi sur LinkedIn.",
  },
  add: "Ajouter ce persona",
  save: "Enregistrer le persona",
  saving: "Enregistrement…",
  discard: "Revenir à ce qui est enregistré",
  clear: "Tout effacer",
  added: "Le persona est ajouté\u00A0: la prochaine nuit cherche aussi pour lui.",
  saved: "Le persona est enregistré.",
  unsaved: "Vos changements ne sont pas encore enregistrés.",
  restored: "Nous avons repris vos changements qui n’étaient pas enregistrés.",
  remove: {
    open: "Retirer ce persona",
    sure: "Les prospects qu’il a apportés restent dans votre liste, et dans les rapports. Sa part revient à votre profil\u00A0; ceux qui attendent pour lui passent à un persona qui les cherche, ou sont oubliés.",
    now: "Retirer",
    done: (name: string) => `«\u00A0${name}\u00A0» est retiré.`,
    failed: "Le persona n’a pas été retiré. Réessayez dans un instant.",
  },
  missing: {
    title: "Ce persona n’existe pas, ou plus",
    text: "Il a peut-être été retiré dans un autre onglet.",
  },
  problems: {
    conflict: "Ce persona a changé entre-temps, dans un autre onglet ou sur un autre appareil.",
    keepMine: "Garder mes changements",
    takeTheirs: "Prendre les nouveaux",
    failed:
      "Le persona n’a pas été enregistré. Vos changements sont toujours là\u00A0; réessayez dans un instant.",
    signedOut: "Vous n’êtes plus connecté. Vos changements sont gardés dans ce navigateur.",
    signIn: "Se reconnecter",
    load: "Le persona n’a pas pu être lu.",
    retry: "Réessayer",
  },
} as const;
