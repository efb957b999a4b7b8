/** How a verb may stand in a clause. Folding makes "ajoute" both a participle and the present. */
export type Form = "participle" | "present" | "future" | "infinitive";

const endings: readonly (readonly [ending: string, forms: readonly Form[]])[] = [
  ["eront", ["future"]],
  ["erons", ["future"]],
  ["erai", ["future"]],
  ["era", ["future"]],
  ["ees", ["participle"]],
  ["ee", ["participle"]],
  ["es", ["participle"]],
  ["er", ["infinitive"]],
  ["ent", ["present"]],
  ["ons", ["present"]],
  ["e", ["participle", "present"]],
];

/** Forms of verbs that do not end as those in -er do: participle, present, future, infinitive. */
const irregular: Readonly<
  Record<string, readonly [participles: string, present: string, future: string, infinitive: string]>
> = {
  fair: ["fait faite faits faites", "", "", "faire"],
  remettr: ["remis remise", "remets", "remettrai remettra", "remettre"],
  ouvr: ["ouvert ouverte ouverts ouvertes", "", "ouvrirai ouvrira", "ouvrir"],
  mettr: ["mis mise mises", "mets met mettons mettent", "mettrai mettra mettrons mettront", "mettre"],
  transmettr: [
    "transmis transmise transmises",
    "transmets transmet transmettons transmettent",
    "transmettrai transmettra transmettrons transmettront",
    "transmettre",
  ],
  envoy: ["", "envoie envoient", "enverrai enverra enverrons enverront", ""],
  appel: ["", "appelle appellent", "appellerai appellera appellerons appelleront", ""],
  rappel: ["", "rappelle rappellent", "rappellerai rappellera rappellerons rappelleront", ""],
  ecrir: ["ecrit", "ecris ecrit ecrivons ecrivent", "ecrirai ecrira ecrirons ecriront", "ecrire"],
  inscrir: [
    "inscrit inscrite inscrits inscrites",
    "inscris inscrit inscrivons",
    "inscrirai inscrira",
    "inscrire",
  ],
  prevenir: [
    "prevenu prevenue prevenus",
    "previens previent prevenons",
    "previendrai previendra previendrons",
    "prevenir",
  ],
  avertir: [
    "averti avertie avertis",
    "avertis avertit avertissons",
    "avertirai avertira avertirons",
    "avertir",
  ],
  elargir: [
    "elargi elargie elargis elargies",
    "elargis elargit elargissons",
    "elargirai elargira",
    "elargir",
  ],
  enrichir: [
    "enrichi enrichie enrichis enrichies",
    "enrichis enrichit enrichissons",
    "enrichirai enrichira",
    "enrichir",
  ],
  remplir: [
    "rempli remplie remplis remplies",
    "remplis remplit remplissons",
    "remplirai remplira",
    "remplir",
  ],
  joindr: ["joint jointe joints", "joins joint", "joindrai joindra", "joindre"],
  prendr: [
    "pris prise prises",
    "prends prend prenons prennent",
    "prendrai prendra prendrons prendront",
    "prendre",
  ],
  obtenir: ["obtenu obtenue obtenus obtenues", "obtiens obtient", "obtiendrai obtiendra", "obtenir"],
  convenir: ["convenu convenue", "conviens", "conviendrai", "convenir"],
  lir: ["lu lue lus lues", "lis lit lisons", "lirai lira", "lire"],
  recevoir: ["recu recue recus recues", "recois recoit", "recevrai", "recevoir"],
  souscrir: ["souscrit souscrite", "souscris", "souscrirai", "souscrire"],
  reussir: ["reussi", "reussis", "reussirai", "reussir"],
  repondr: [
    "repondu",
    "reponds repond repondons repondent",
    "repondrai repondra repondrons repondront",
    "repondre",
  ],
  etendr: ["etendu etendue etendus etendues", "etends etend", "etendrai etendra", "etendre"],
  restreindr: ["restreint restreinte restreints", "restreins", "restreindrai", "restreindre"],
  retablir: ["retabli retablie", "", "", ""],
  offrir: ["offert offerte offerts offertes", "offre offrent offrons", "offrirai offrira", "offrir"],
};

const forms: readonly Form[] = ["participle", "present", "future", "infinitive"];

const ofWord = new Map<string, { stem: string; forms: Form[] }>();
for (const [stem, lists] of Object.entries(irregular))
  for (const [index, list] of lists.entries())
    for (const word of list.split(" ").filter(Boolean)) {
      const before = ofWord.get(word);
      const form = forms[index] as Form;
      ofWord.set(word, { stem, forms: [...(before?.forms ?? []), form] });
    }

/** The stem of a verb, and what the word may be of it; `null` for a word that no list has. */
export function verbOf(
  word: string,
  stems: { has: (stem: string) => boolean },
): { stem: string; forms: readonly Form[] } | null {
  const found = ofWord.get(word);
  if (found && stems.has(found.stem)) return found;
  for (const [ending, possible] of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (stems.has(stem)) return { stem, forms: possible };
  }
  return null;
}

/** All words that `verbOf` knows of these stems. */
export function formsOf(stems: Iterable<string>): string[] {
  const words: string[] = [];
  const wanted = new Set(stems);
  for (const [word, { stem }] of ofWord) if (wanted.has(stem)) words.push(word);
  for (const stem of wanted)
    if (!irregular[stem] || ["envoy", "appel", "rappel"].includes(stem))
      for (const [ending] of endings) words.push(stem + ending);
  return words;
}
