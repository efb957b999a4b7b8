import { folded } from "#app/french/folded.ts";

/** Third person ("on entretient"), infinitive and first person plural of verbs that no ending shows. */
const irregular: readonly (readonly [string, string, string])[] = [
  ["est", "être", "sommes"],
  ["a", "avoir", "avons"],
  ["va", "aller", "allons"],
  ["fait", "faire", "faisons"],
  ["dit", "dire", "disons"],
  ["lit", "lire", "lisons"],
  ["vit", "vivre", "vivons"],
  ["suit", "suivre", "suivons"],
  ["poursuit", "poursuivre", "poursuivons"],
  ["écrit", "écrire", "écrivons"],
  ["inscrit", "inscrire", "inscrivons"],
  ["prend", "prendre", "prenons"],
  ["apprend", "apprendre", "apprenons"],
  ["comprend", "comprendre", "comprenons"],
  ["entreprend", "entreprendre", "entreprenons"],
  ["reprend", "reprendre", "reprenons"],
  ["sait", "savoir", "savons"],
  ["peut", "pouvoir", "pouvons"],
  ["veut", "vouloir", "voulons"],
  ["doit", "devoir", "devons"],
  ["voit", "voir", "voyons"],
  ["prévoit", "prévoir", "prévoyons"],
  ["croit", "croire", "croyons"],
  ["bat", "battre", "battons"],
  ["part", "partir", "partons"],
  ["sort", "sortir", "sortons"],
  ["sert", "servir", "servons"],
  ["dort", "dormir", "dormons"],
  ["court", "courir", "courons"],
  ["lève", "lever", "levons"],
  ["ouvre", "ouvrir", "ouvrons"],
  ["couvre", "couvrir", "couvrons"],
  ["découvre", "découvrir", "découvrons"],
  ["offre", "offrir", "offrons"],
  ["résout", "résoudre", "résolvons"],
  ["connaît", "connaître", "connaissons"],
  ["accueille", "accueillir", "accueillons"],
  ["recueille", "recueillir", "recueillons"],
];
const ofThird = new Map(irregular.map(([third, , plural]) => [third, plural] as const));
const ofInfinitive = new Map(irregular.map(([, infinitive, plural]) => [infinitive, plural] as const));

/** Verbs that double a consonant everywhere, as "appelle" does not: "nous excellons". */
const doubled = /^(?:excell|scell|regrett|guett|fouett|endett)$/;
/** Stems whose "è" is "e" before another syllable: "achète" is achetons, while "gère" is gérons and "règle" réglons. */
const mute = /(?:achèt|lèv|mèn|pès|sèm|gèl|cisèl|modèl|martèl|démantèl|crèv)$/u;

/** "livre" of "on livre" is livrons, "entretient" entretenons; `null` for what is no such form. */
export function weOf(third: string): string | null {
  const known = ofThird.get(third);
  if (known) return known;
  if (/^\p{L}{2,18}e$/u.test(third)) return firstPlural(third.slice(0, -1));
  if (/^\p{L}{0,16}[tv]ient$/u.test(third)) return `${third.slice(0, -4)}enons`;
  if (/^\p{L}{0,16}çoit$/u.test(third)) return `${third.slice(0, -4)}cevons`;
  if (/^\p{L}{1,16}uit$/u.test(third)) return `${third.slice(0, -1)}sons`;
  if (/^\p{L}{1,16}(?:eint|aint|oint)$/u.test(third)) return `${third.slice(0, -2)}gnons`;
  if (/^\p{L}{0,16}met$/u.test(third)) return `${third}tons`;
  if (/^\p{L}{1,16}(?:end|ond|erd)$/u.test(third)) return `${third}ons`;
  return /^\p{L}{2,16}(?<!o|a)it$/u.test(third) ? `${third.slice(0, -1)}ssons` : null;
}

/** "réduire" is réduisons, "garantir" garantissons; `null` for what is no infinitive. */
export function weOfInfinitive(infinitive: string): string | null {
  const known = ofInfinitive.get(infinitive);
  if (known) return known;
  if (!isInfinitive(infinitive)) return null;
  if (infinitive.endsWith("er")) return ofStem(infinitive.slice(0, -2));
  if (/[tv]enir$/.test(infinitive)) return `${infinitive.slice(0, -2)}ons`;
  if (infinitive.endsWith("cevoir")) return `${infinitive.slice(0, -6)}cevons`;
  if (infinitive.endsWith("ir")) return `${infinitive.slice(0, -1)}ssons`;
  if (infinitive.endsWith("uire")) return `${infinitive.slice(0, -2)}sons`;
  if (/[aeo]indre$/.test(infinitive)) return `${infinitive.slice(0, -4)}gnons`;
  return `${infinitive.slice(0, -2)}ons`;
}

/** Forms of the third person plural whose second person follows from no ending. */
const youOfThem: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ont: "avez",
    sont: "êtes",
    font: "faites",
    vont: "allez",
    disent: "dites",
    peuvent: "pouvez",
    veulent: "voulez",
    doivent: "devez",
    prennent: "prenez",
    apprennent: "apprenez",
    comprennent: "comprenez",
    reprennent: "reprenez",
    voient: "voyez",
    meurent: "mourez",
  }),
);

/** "ils gagnent" is vous gagnez, "ils reçoivent" vous recevez; `null` for what is no such form. */
export function youOfPlural(verb: string): string | null {
  const known = youOfThem.get(verb);
  if (known) return known;
  if (/[tv]iennent$/u.test(verb)) return `${verb.slice(0, -7)}enez`;
  if (/çoivent$/u.test(verb)) return `${verb.slice(0, -7)}cevez`;
  if (/ttent$/u.test(verb)) return `${verb.slice(0, -3)}ez`;
  if (!/^\p{L}{2,18}ent$/u.test(verb)) return null;
  return weOf(verb.slice(0, -2))?.replace(/ons$/, "ez") ?? null;
}

/** Endings of infinitives in -re, as "livre" and "lettre" have none. */
const re =
  /(?:uire|endre|ondre|erdre|mettre|attre|crire|suivre|vivre|aindre|eindre|oindre|oudre|ompre|faire|aitre|lire|dire|plaire|traire|cevoir)$/;
const others = new Set("avoir etre voir prevoir revoir savoir pouvoir vouloir devoir croire".split(" "));
/** Words that end as infinitives do, and are none. */
const nouns = new Set(
  "affaire atelier papier courrier chantier mobilier quartier premier dernier entier plaisir avenir loisir cuir desir hier particulier immobilier metier acier escalier dossier panier fichier calendrier cahier clavier singulier regulier leger cher hiver pionnier leader partner designer manager tresorier conseiller cendre gendre tendre foyer loyer super hyper inter".split(
    " ",
  ),
);

/** True for a verb in the infinitive, by its ending. */
export function isInfinitive(word: string): boolean {
  const plain = folded(word.slice(0, 24));
  return (
    !nouns.has(plain) &&
    !plain.includes("-") &&
    ((plain.length > 3 && /(?:er|[^o]ir)$/.test(plain)) || re.test(plain) || others.has(plain))
  );
}

/** The first person plural of a verb in -er by its stem as the third person has it. */
function firstPlural(stem: string): string {
  const open = mute.test(stem) ? stem.replace(/è(?=\p{L}$)/u, "e") : stem.replace(/è(?=\p{L}{1,2}$)/u, "é");
  const single = /(?:ell|ett)$/.test(open) && !doubled.test(open) ? open.slice(0, -1) : open;
  return ofStem(/[aou]i$/.test(single) ? `${single.slice(0, -1)}y` : single);
}

/** "Nous changeons", "nous commençons". */
function ofStem(stem: string): string {
  if (stem.endsWith("g")) return `${stem}eons`;
  return stem.endsWith("c") ? `${stem.slice(0, -1)}çons` : `${stem}ons`;
}
