import { folded } from "#app/french/folded.ts";
import { stem } from "#app/french/stem.ts";

/**
 * How a statement may be worded, which has to fit all of it: words in order, `a/b` for one of several, `(a)` for one that may
 * be missing, `…` for a noun with what belongs to it, `VERB` for a verb of "on", `ANY` for whatever words follow, and names in capitals for the sets below. Who says it is `@`, whether
 * "on", "nous" or "je", with the verb in the third person: "@ a (déjà) DET …" is "Nous avons un prestataire".
 */
export type StatementPattern = (words: readonly string[]) => boolean;

/** Words that a pattern names together. */
const sets: Readonly<Record<string, string>> = {
  DET: "le/la/l/un/une/des/du/d/nos/notre/mon/ma/mes/vos/votre/leur/ce/cette/ces",
  OUR: "nos/notre/mon/ma/mes",
  BE: "est/sont/sera/serait/semble/semblent/parait/reste/restent",
  VERY: "trop/tres/bien/assez/si/tellement/plutot/un/peu",
  IT: "ca/cela/c/ce",
  FOR: "pour/par/à/au/aux/chez/en/avec/dans/sur/avant/apres/jusqu/jusque/cette/l",
  TEAM: "equipe/agent/salarie/gars/operateur/technicien/collaborateur/employe/ouvrier/chauffeur/vendeur/commercial/commerciaux/guide/musicien/compagnon/soignant/infirmier/infirmiere/manager/personnel/cse/syndicat/magasinier/conducteur/enseignant/comptable/gens",
  CUSTOMER: "client/cliente/clientele/patient/visiteur/adherent/usager/resident/locataire/public/convive",
  TOOL: "logiciel/outil/appli/application/erp/crm/ged/tableau/tableur/fichier/excel/systeme/solution/machine/borne/site",
  PROVIDER:
    "presta/prestataire/fournisseur/partenaire/agence/cabinet/comptable/expert/avocat/architecte/courtier/transporteur/imprimeur/graveur/traiteur/installateur/sous",
  DATE: "semaine/mois/an/ans/année/trimestre/semestre/saison/printemps/été/automne/hiver/rentrée/lundi/mardi/mercredi/jeudi/vendredi",
  MONTH:
    "janvier/février/mars/avril/mai/juin/juillet/août/septembre/octobre/novembre/décembre/printemps/été/automne/hiver/rentrée/noël/vacances/2025/2026/2027/2028/2029/2030",
  KIN: "voisin/voisine/cousin/cousine/neveu/niece/frere/beau/soeur/pote/fils/fille/pere/mere/mari/femme/ami/amie/copain/copine/connaissance",
};

/** Words of one form after who says it: "nous avons", "j’ai" and "on a". */
const verbs: Readonly<Record<string, string>> = {
  ...{ ai: "a", avons: "a", suis: "est", sommes: "est", fais: "fait", faisons: "fait" },
  ...{ peux: "peut", pouvons: "peut", veux: "veut", voulons: "veut", viens: "vient", venons: "vient" },
  ...{ dois: "doit", devons: "doit", prends: "prend", prenons: "prend", crois: "croit", croyons: "croit" },
  ...{ sais: "sait", savons: "sait", connais: "connait", connaissons: "connait", vais: "va", allons: "va" },
  ...{ attends: "attend", attendons: "attend", depends: "depend", dependons: "depend", vois: "voit" },
  ...{ sers: "sert", servons: "sert", voyons: "voit", verrai: "verra", verrons: "verra" },
  ...{ appelons: "appelle", appele: "appelle", recevons: "recoit", recois: "recoit" },
};

const pronouns = new Set("le la l les en y nous vous me m se s lui leur".split(" "));

/** Words that no noun has beside it. */
const breakers = new Set(
  "@ , ; : ? qui que qu dont mais car donc si parce quand comme pas plus jamais rien nous vous il elle ils elles ca cela c est sont a ont sera seront etait ai avons avez etes va vont peut peuvent doit doivent veut veulent fait font ne n probleme problemes souci soucis retard mal litige litiges dette dettes credit projet projets".split(
    " ",
  ),
);

/** Words that stand after who says something and are no verb. */
const noVerbs = new Set([...pronouns, "deja", "tout", "toujours", "a", "est"]);

/** Most words of a noun with what belongs to it. */
const mostOfNoun = 5;
/** A longer statement says more than a pattern. */
const mostWords = 24;

/** What may stand in any statement without changing it. */
const asides = [
  ["pour", "l", "instant"],
  ["pour", "le", "moment"],
  ["en", "ce", "moment"],
  ["chez", "nous"],
  ["de", "toute", "facon"],
  ["je", "crois"],
  ["@", "croit"],
  ["aujourd", "hui"],
  ...["vraiment", "franchement", "honnetement", "actuellement", "malheureusement", "desole", "merci"].map(
    (word) => [word],
  ),
];

/** The words of a statement as patterns compare them, with the commas between its clauses. */
export function statementWords(statement: string): string[] {
  const typed = (statement.slice(0, 400).match(/[\p{L}\p{M}\p{N}]+|[,;:?]/gu) ?? [])
    // "A" of "avoir" and "à" are different words.
    .map((word) => (word.toLowerCase() === "à" ? "à" : folded(word)))
    .filter((word) => word !== "ne" && word !== "n");
  const verbAfter = (at: number) => typed.findIndex((word, index) => index > at && !pronouns.has(word));
  const speakers = typed.map(
    (word, at) => typed[at - 1] !== "nous" && speaks(word, typed[verbAfter(at)] ?? ""),
  );
  const theirVerbs = new Set(speakers.flatMap((isSpeaker, at) => (isSpeaker ? [verbAfter(at)] : [])));
  return typed.map((word, at) => {
    if (speakers[at]) return "@";
    return theirVerbs.has(at) ? saidByOne(word) : word;
  });
}

/** "Nous" speaks before a verb of its own alone, and is an object elsewhere. */
const speaks = (word: string, verb: string) =>
  word === "on" || word === "je" || word === "j" || (word === "nous" && /(?:ons|^sommes)$/.test(verb));

/** The verb as "on" has it. */
function saidByOne(verb: string): string {
  const known = verbs[verb];
  if (known) return known;
  return verb.length > 5 && verb.endsWith("ons") ? `${verb.slice(0, -3)}e`.replace(/ee$/, "e") : verb;
}

/** The same words without what a statement may say beside: "pour l’instant", "chez nous". */
export function withoutAsides(words: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < words.length; ) {
    const aside = asides.find((phrase) => phrase.every((word, index) => words[at + index] === word));
    if (aside) at += aside.length;
    else kept.push(words[at++] ?? "");
  }
  return kept;
}

/** A word of a pattern: one of these forms, else a verb, the words of a noun, or any words. */
type Element = { forms: ReadonlySet<string> | keyof typeof kinds; mayMiss: boolean };
const kinds = { noun: "…", verb: "VERB", any: "ANY" } as const;

const formOf = (word: string) => stem(word) || word;

/** Reads a pattern once; the function that it returns tells whether the whole statement is worded so. */
export function statementPattern(pattern: string): StatementPattern {
  const elements = elementsOf(pattern);
  return (words) =>
    words.length <= mostWords && fits({ elements, forms: words.map(formOf), words, isClue: false }, 0, 0);
}

/** The same of words that tell by themselves what a statement is about, wherever they stand in it. */
export function cluePattern(pattern: string): StatementPattern {
  const elements = elementsOf(pattern);
  return (statement) => {
    const words = statement.slice(0, mostWords);
    const search = { elements, forms: words.map(formOf), words, isClue: true };
    return words.some((_, at) => fits(search, 0, at));
  };
}

const elementsOf = (pattern: string) =>
  pattern
    .replaceAll("’", " ")
    .split(" ")
    .map((typed): Element => {
      const mayMiss = typed.startsWith("(");
      const word = mayMiss ? typed.slice(1, -1) : typed;
      if (word === kinds.noun) return { forms: "noun", mayMiss };
      if (word === kinds.verb) return { forms: "verb", mayMiss };
      if (word === kinds.any) return { forms: "any", mayMiss };
      const forms = word.split("/").flatMap((each) => (sets[each] ?? each).split("/"));
      return { mayMiss, forms: new Set(forms.map((each) => formOf(each === "à" ? each : folded(each)))) };
    });

const isVerb = (word: string) =>
  word.length > 2 && !noVerbs.has(word) && (word === "fait" || !breakers.has(word));

type Search = {
  elements: readonly Element[];
  forms: readonly string[];
  words: readonly string[];
  /** True where words may follow the last element. */
  isClue: boolean;
};

function fits(search: Search, element: number, at: number): boolean {
  const { elements, forms, words, isClue } = search;
  const next = elements[element];
  if (next === undefined) return isClue || at === forms.length;
  if (next.mayMiss && fits(search, element + 1, at)) return true;
  const word = words[at] ?? "";
  switch (next.forms) {
    case "verb":
      return isVerb(word) && fits(search, element + 1, at + 1);
    case "any":
      return forms.some((_, end) => end >= at && fits(search, element + 1, end + 1));
    case "noun":
      for (let end = at; end < at + mostOfNoun && end < forms.length; end++) {
        if (breakers.has(words[end] ?? "")) return false;
        if (fits(search, element + 1, end + 1)) return true;
      }
      return false;
    default:
      return next.forms.has(forms[at] ?? "") && fits(search, element + 1, at + 1);
  }
}
