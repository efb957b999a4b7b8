import { folded } from "#app/french/folded.ts";
import { asSentence } from "./french.ts";
import { sentencesIn } from "./plain-line.ts";
import { saidToYou, thirdPersonIn } from "./third-person.ts";

/**
 * How a customer says what they offer, which decides how a mail takes it up: `we` ("nous livrons"), `you` ("vous gagnez"),
 * `trade` (a difficulty with its remedy), `infinitive` ("réduire vos coûts"), `verb` ("réduit vos coûts"), `phrase`
 * ("moitié moins de facture").
 */
export type ValueForm = "we" | "you" | "trade" | "infinitive" | "verb" | "phrase";

/** What a customer offers, said to the recipient. */
export type Value = {
  /** A difficulty of the recipient, as a question: "Vos machines tombent en panne ?". `null` if none is named. */
  problem: string | null;
  /** The sentence that says what is offered, and the ones after it. `null` if only a difficulty is named. */
  main: { form: ValueForm; sentence: string } | null;
  rest: string[];
};

/** Code points that read well in one mail, and in one of its sentences. */
const max = { all: 280, sentence: 280 } as const;

/**
 * What a customer typed as whole sentences to the recipient, as many as fit in a mail; `isAllowed` is false for one that
 * may not be used. A sentence in the third person is turned where only "leurs" and "leur" have to change, else left out;
 * one that is too long is left out too, never cut. `null` when nothing is left. interpretation.md D175.
 */
export function readValue(typed: string, isAllowed: (text: string) => boolean): Value | null {
  const sentences = sentencesIn(typed)
    .flatMap((sentence) => fittingParts(withoutThem(sentence)))
    .map((sentence) => ({ typed: sentence, said: saidToYou(sentence) }))
    .filter(({ said }) => said !== null && isAllowed(said))
    .map(({ typed: sentence, said }) => ({
      sentence: asSentence(said ?? ""),
      isTurned: thirdPersonIn(sentence).length > 0,
    }));
  const judged = sentences.map(({ sentence, isTurned }) => ({ sentence, form: formOf(sentence, isTurned) }));
  const problem = judged.find(({ form }) => form === "problem") ?? null;
  const said = judged.filter(({ form }) => form !== "problem");
  const [first] = said;
  if (!problem && !first) return null;
  const room = max.all - [...(first?.sentence ?? "")].length;
  const rest = new Set(said.slice(1).map(({ sentence }) => sentence));
  rest.delete(first?.sentence ?? "");
  const more: string[] = [];
  for (const sentence of rest) if ([...more, sentence].join(" ").length <= room) more.push(sentence);
  return {
    problem: problem && asQuestion(problem.sentence),
    main: first ? { sentence: first.sentence, form: first.form as ValueForm } : null,
    rest: more,
  };
}

/** A sentence, or the parts between semicolons and dashes of one that is too long. */
function fittingParts(sentence: string): string[] {
  const fits = (text: string) => [...text].length <= max.sentence;
  return fits(sentence)
    ? [sentence]
    : sentence
        .split(/\s?;\s|\s[–—-]\s/)
        .map(asSentence)
        .filter((part) => fits(part) && part.length > 3);
}

/** "Nous livrons avant 7 h et ils suivent tout" without what other people do: the clause before it is a whole sentence. */
function withoutThem(sentence: string): string {
  const [before = ""] = sentence.split(/,?\s(?:et|donc|alors|comme ça)\s(?:ils|elles)\s/iu, 1);
  return before.length < sentence.length && before.includes(" ") ? asSentence(before) : sentence;
}

function formOf(sentence: string, isTurned: boolean): ValueForm | "problem" {
  const words = folded(sentence.slice(0, 300)).match(/[\p{L}\p{N}-]+/gu) ?? [];
  const [first = ""] = words;
  if (senders.has(first)) return "we";
  const isToYou = ["vous", "vos", "votre"].includes(first);
  if (isToYou) {
    const hasRemedy = words.some((word) => senders.has(word));
    const isProblem = isTurned || sentence.endsWith("?") || words.some((word) => difficulties.test(word));
    if (!isProblem) return hasRemedy ? "trade" : "you";
    return hasRemedy ? "trade" : "problem";
  }
  if (sentence.endsWith("?")) return "problem";
  if (isInfinitive(first)) return "infinitive";
  return verbs.has(first) ? "verb" : "phrase";
}

/** Who writes: also "j" of "j’aide". */
const senders = new Set("nous on notre nos je j mon ma mes".split(" "));

/** Stems of words that name a difficulty. */
const difficulties =
  /^(?:perd|manqu|pann|tomb|trop|mal$|peur|doubl|augment|explos|retard|diffic|cher|galer|souffr|subi|pein|stress|oubli|erreur|refus|litig|impay|satur|debord|attend|ratez|rates|jamais|aucun|plus$)/;

const asQuestion = (sentence: string) =>
  sentence.endsWith("?") ? sentence : `${sentence.replace(/[\s.!…]{1,9}$/u, "")}\u00A0?`;

/** True for a verb in the infinitive, by its ending. */
const isInfinitive = (word: string) =>
  (/(?:er|ir)$/.test(word) && word.length > 3 && !nouns.has(word)) || irregular.has(word);

const nouns = new Set(
  "atelier papier courrier chantier mobilier quartier premier dernier entier plaisir avenir loisir cuir desir hier particulier immobilier metier acier escalier dossier panier fichier calendrier cahier clavier singulier regulier leger cher hiver pionnier leader partner designer manager tresorier conseiller".split(
    " ",
  ),
);
const irregular = new Set(
  "reduire traduire mettre rendre vendre faire permettre suivre construire produire conduire prendre repondre entreprendre lire dire ecrire connaitre transmettre promettre comprendre apprendre etre avoir".split(
    " ",
  ),
);
const verbs = new Set(
  "aide permet reduit fait gere automatise simplifie ameliore propose assure garantit evite accompagne optimise installe fournit vend repare concoit fabrique developpe supprime divise accelere baisse diminue economise protege securise remplace nettoie entretient transporte traduit".split(
    " ",
  ),
);

/** Infinitives that are said of who writes, not of what the recipient does: "former vos équipes". */
const ownWork = new Set(
  "accompagner aider apporter assurer collecter conseiller construire creer concevoir entretenir fabriquer faire former fournir garantir installer laver livrer louer nettoyer offrir permettre proposer produire reparer traduire transporter vendre".split(
    " ",
  ),
);

/** True where "notre métier est de …" fits an infinitive, and "nous vous aidons à …" does not. */
export const isOwnWork = (sentence: string) =>
  ownWork.has(folded(sentence.slice(0, 40)).match(/^[a-z]+/)?.[0] ?? "");

/** A sentence whose "on" becomes "nous" with its verb, where no other word has to change. */
export function withoutOn(sentence: string): string {
  const [on = "", ...words] = sentence.split(" ");
  if (on.toLowerCase() !== "on") return sentence;
  const [first = "", second = ""] = words;
  const isReflexive = /^s’\p{L}/u.test(first);
  const hasPronoun = pronouns.has(first.toLowerCase());
  const verb = isReflexive ? first.slice(2) : hasPronoun ? second : first;
  const [bare = ""] = verb.split(/[,.!?…]/, 1);
  const plural = pluralOf(bare.toLowerCase());
  const rest = [verb.slice(bare.length), ...words.slice(hasPronoun ? 2 : 1)].join(" ");
  if (!plural || !isAlone(rest)) return sentence;
  const said = isReflexive ? `nous ${plural}` : hasPronoun ? `${first} ${plural}` : plural;
  return `Nous ${said}${rest}`;
}

const pronouns = new Set(["vous", "les", "le", "la", "y", "en"]);

/** True where no second verb of "on" may follow. */
const isAlone = (rest: string) =>
  !/(?<!\p{L})on(?!\p{L})/iu.test(rest) &&
  [...rest.matchAll(/(?:,|\s(?:et|ou|puis|mais))\s(\p{L}+)/giu)].every(([, next = ""]) =>
    determiners.has(next.toLowerCase()),
  );

const determiners = new Set(
  "le la les l un une des du de d vos votre nos notre sans avec pour à en sur par dans aux au ce ces aussi tout tous toute toutes même surtout vous".split(
    " ",
  ),
);

const pluralOf = (verb: string): string | null => {
  if (irregularPlurals.has(verb)) return irregularPlurals.get(verb) ?? null;
  if (!/e$/.test(verb) || verb.length < 4) return null;
  const stem = verb.slice(0, -1);
  if (stem.endsWith("g")) return `${stem}eons`;
  if (stem.endsWith("c")) return `${stem.slice(0, -1)}çons`;
  if (/[aou]i$/.test(stem)) return `${stem.slice(0, -1)}yons`;
  return `${stem.replace(/è(?=\p{L}$)/u, "é").replace(/(ell|ett)$/, (end) => end.slice(0, -1))}ons`;
};

const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ["fait", "faisons"],
  ["est", "sommes"],
  ["a", "avons"],
  ["va", "allons"],
  ["vend", "vendons"],
  ["prend", "prenons"],
  ["met", "mettons"],
  ["permet", "permettons"],
  ["fournit", "fournissons"],
  ["garantit", "garantissons"],
  ["réduit", "réduisons"],
  ["construit", "construisons"],
  ["produit", "produisons"],
  ["traduit", "traduisons"],
  ["conçoit", "concevons"],
  ["vient", "venons"],
  ["tient", "tenons"],
  ["suit", "suivons"],
  ["sert", "servons"],
  ["lève", "levons"],
]);
