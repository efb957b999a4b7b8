import { askedTopics } from "#app/content/drafts/asked-copy.ts";
import { objectionClues } from "#app/content/drafts/objection-clues-copy.ts";
import { objectionTopics } from "#app/content/drafts/objections-copy.ts";
import { folded } from "#app/french/folded.ts";
import { draftLimits } from "../draft-limits.ts";
import { listItems, saysNothing } from "../phrases/list-items.ts";
import { carefulLine } from "./careful-line.ts";
import { weOfPlural } from "./conjugation.ts";
import { hasFiniteVerb } from "./finite-verbs.ts";
import { capitalised } from "./french.ts";
import { fittingLine } from "./plain-line.ts";
import { quietCapitals } from "./quiet-capitals.ts";
import { cluePattern, statementPattern, statementWords, withoutAsides } from "./statement-pattern.ts";
import { withNe } from "./with-ne.ts";
import { isKnownWithAccents } from "./written-out.ts";

type Topic = (typeof objectionTopics)[number];

const patterns = objectionTopics.map((topic) => ({ topic, said: topic.said.map(statementPattern) }));

/** The topic whose wording covers the whole of an objection, the first of the list; `null` for one of no topic. */
export function topicOfStatement(objection: string): Topic | null {
  if (isAsked(objection)) return null;
  const words = statementWords(objection.replace(tag, ""));
  const plain = withoutAsides(words);
  const topicIn = (said: readonly string[]) =>
    patterns.find((each) => each.said.some((fits) => fits(said)))?.topic ?? null;
  return topicIn(words) ?? (plain.length < words.length && plain.length > 1 ? topicIn(plain) : null);
}

/** The same of an objection of two clauses, of which one may say it all: "On achète en Chine, c’est moins cher". */
export function topicOfObjection(objection: string): Topic | null {
  if (isAsked(objection)) return null;
  if (wentWrong.test(folded(objection.slice(0, 400)))) return experience;
  const clauses = objection.slice(0, 400).split(/, | mais | et (?=(?:il|elle|on|ça|nous|c’est|je)\s)/u);
  const ofClauses = clauses.length === 2 ? clauses.flatMap((each) => topicOfStatement(each) ?? []) : [];
  const topic = ofClauses.find(({ name }) => !vague.has(name)) ?? ofClauses[0] ?? null;
  return topicOfStatement(objection) ?? (topic && isAdmitted(objection, topic) ? admitted : topic);
}

const experience = objectionTopics.find(({ name }) => name === "experience") ?? null;
/** What says less than another clause beside it: "Ce n’est pas le moment, on est en pleine saison". */
const vague = new Set(["later", "time", "need", "done", "solution", "way"]);
/** "Ça a été le bazar", "ça n’a pas pris", "rien n’a changé". */
const wentWrong =
  /(?:a ete|etait) (?:le |la |un |une )(?:vrai |vraie )?(?:bazar|cata|catastrophe|fiasco|cauchemar|galere|enfer|desastre)(?![a-z])|(?<![a-z])(?:(?:ca|cela) (?:n[’'] ?)?a (?:pas|jamais|rien|guere) (?:vraiment )?(?:pris|marche|fonctionne|tenu|dure|abouti|donne|change|servi|apporte|accroche)|rien (?:n[’'] ?)?a (?:change|bouge|donne|pris|abouti|marche))(?![a-z])/;

const admitted = objectionTopics.find(({ name }) => name === "admitted") ?? null;
const inPlace = new Set("solution way ours inHouse kin someoneDoes".split(" "));
/** "On a déjà un logiciel mais personne ne le remplit": what is in place does not do. */
function isAdmitted(objection: string, { name }: Topic): boolean {
  const [, fault] = objection.split(" mais ", 2);
  return (
    fault !== undefined &&
    inPlace.has(name) &&
    topicOfStatement(fault) === null &&
    fails.test(folded(fault.slice(0, 200)))
  );
}
const fails =
  /(?<![a-z])(?:personne|jamais|pas|plus|trop|rien|mal|nul|nulle|lente?|vieux|vieille|chere?|penible|galere|bugue?|plante)(?![a-z])/;

const clues = objectionClues.flatMap(({ topic: name, said, affirmed = false }) => {
  const topic = objectionTopics.find((each) => each.name === name);
  return topic ? [{ topic, affirmed, said: said.map(cluePattern) }] : [];
});
const price = objectionTopics.find(({ name }) => name === "price") ?? null;
/** "20 % c’est trop": a rate or a sum that is judged. */
const tooMuch =
  /\d ?(?:%|€|k€|euros?)(?![a-z]).{0,40}(?<![a-z])(?:trop|beaucoup|enorme|eleve|abuse|exagere|exorbitant|excessif)(?![a-z])|(?<![a-z])(?:trop|beaucoup),? \d{1,7} ?(?:%|€|k€|euros?)/;
const denials = new Set("pas plus jamais rien aucun aucune personne trop que qu".split(" "));

/** What an objection that no topic covers is about, by a few of its words; `null` where nothing tells. */
export function topicByClue(objection: string): Topic | null {
  if (tooMuch.test(folded(objection.slice(0, 200)).replaceAll("\u00A0", " "))) return price;
  const words = statementWords(objection.replace(tag, ""));
  const isDenied = words.some((word) => denials.has(word));
  const found = clues.find((each) => !(each.affirmed && isDenied) && each.said.some((fits) => fits(words)));
  return found?.topic ?? null;
}

const askedPatterns = askedTopics.map((topic) => ({ topic, said: topic.said.map(cluePattern) }));

/** What a question is about; `null` where nothing tells. */
export function askedTopicOf(question: string): (typeof askedTopics)[number] | null {
  const words = statementWords(question);
  return askedPatterns.find((each) => each.said.some((fits) => fits(words)))?.topic ?? null;
}

/** True of an objection that says when something is, or until when: "Rappelez en septembre", "jusqu’en 2027". */
export const isDated = (objection: string): boolean => date.test(folded(objection.slice(0, 300)));
const date =
  /(?<![a-z\d])(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|printemps|ete|automne|hiver|rentree|vacances|noel|prochaine?|cette annee|(?:cet|pour l|dans l|de l)[’ ]?(?:annee|exercice)|lundi|mardi|mercredi|jeudi|vendredi|demain|20[23]\d|apres (?:l|le|la|les|mon|ma|mes|nos|notre)|(?:dans|encore|pour) \d{1,2} (?:jours|semaines|mois|ans))(?![a-z\d])/;

/** What makes a statement sound like a question: "Le syndicat s’en occupe, non ?". */
const tag = /,? (?:non|hein|pas vrai)[ \u00A0]?\?$/iu;

/** True of what a prospect asks: "Combien ça coûte par agent ?". */
export const isAsked = (objection: string): boolean =>
  !tag.test(objection) &&
  (objection.includes("?") ||
    /^(?:et (?:si|quand|qui|comment|en cas) |qui (?:va|vous a|paie|paye|paiera|s’occupe|fait|vient) |est-ce |qu’est-ce |[àa] quoi |c’est quoi |combien |comment |pourquoi |quel(?:le)?s? |c’est combien|ça coûte combien|y a-t-il |vous \p{L}{2,20} (?:quel(?:le)?s?|combien|où|quand|comment) |(?:avez|êtes|faites|pouvez|tenez|livrez|proposez)-vous )/iu.test(
      objection,
    ) ||
    /(?:combien de temps| où| quand| pourquoi| comment| fai[st] quoi| sert à quoi| quoi faire)$/iu.test(
      objection,
    ));

/** True of a thing that is named, of which nothing is said: "Les traitements". */
export const isNamed = (objection: string): boolean =>
  !hasFiniteVerb(objection) && !says.test(folded(objection.slice(0, 200)));
/** Words of a statement: who says it, and what denies something. */
const says =
  /(?<![a-z])(?:pas|plus|trop|jamais|rien|aucune?|impossible|deja|sans|on|nous|je|j|c|ca|cela|il|elle|ils|elles|vous)(?![a-z])/;

/** True of what is judged or foretold, and is not known: "C’est ringard", "Les gérants ne paieront pas". */
export const isJudged = (objection: string): boolean => {
  const words = statementWords(objection);
  const isTheirs = words.some((word) => future.test(word) && !noFuture.has(word));
  if (words[0] === "@" || words.includes("qui")) return false;
  const isSaidOf = words.some((word, at) => /^(?:c|ca)$/.test(word) && words[at + 1] === "est");
  return isTheirs || isSaidOf || words.includes("trop") || /^(?:c|ce|ca|cela)$/.test(words[0] ?? "");
};
const future = /^(?:va|vont|veut|veulent|voudra|voudront|[a-z]{2,20}(?:er|ir|dr|vr)(?:a|ont))$/;
const noFuture = new Set("sera seront aura auront camera opera".split(" "));

/**
 * The objections that a customer listed: each in quotes is one, and the rest is parted by lines, semicolons or slashes, else
 * by dashes, by sentences or by commas. interpretation.md D341, D349.
 */
export function objectionsIn(written: string): string[] {
  const typed = quietCapitals(written).replace(ownWords, "");
  const objections = partsOf(typed)
    .flatMap(({ text, isQuoted }) => (isQuoted ? listItems(text, /\n/) : listedIn(text)))
    .flatMap((item) => item.split(/ et (?=pas d|pas l|trop )/u))
    // Bounds the work; what is dropped again below are repetitions.
    .slice(0, 3 * draftLimits.callScript.objections)
    .map((item) => withNe(carefulLine(item)))
    .map((item) => (isAsked(item) ? item : item.replace(/^(?:et|ou|puis|ou bien|et puis)\s/i, "")))
    .map((item) => marked(withoutCry(ofThem(withNames(mended(item))))))
    // One that is too long is left out, never cut.
    .map((item) => fittingLine(item, draftLimits.callScript.objection))
    .filter((item) => item !== "" && !saysNothing(item) && !joining.has(folded(item.slice(0, 20))))
    .map(capitalised);
  return [...new Set(objections)].slice(0, draftLimits.callScript.objections);
}

/** What is left of a list between two quotes. */
const joining = new Set("et,ou,puis,ou bien,et puis,aussi,et aussi,ou encore,et parfois,parfois".split(","));

/** The items of a list without quotes around them. */
function listedIn(typed: string): string[] {
  const numbered = /^\s{0,9}1[.)]\s/.test(typed) ? typed.replace(/\s(?=\d{1,2}[.)]\s)/g, "\n") : typed;
  const separators = [/[\n;•|]|\s\/|\/\s/, /\s[–—-]\s/, /(?<=\?)\s|[.!…](?=\s|$)/];
  for (const separator of separators) {
    const items = listItems(numbered, separator);
    if (items.length > 1) return items;
  }
  return byCommas(listItems(numbered, /,/));
}

/** Words in quotes of one kind. */
const quotes = /«([^«»]{1,400})»|“([^“”]{1,400})”|"([^"]{1,400})"/g;

/**
 * What stands in quotes as an item of its own, and what stands between. "Ils disent « trop cher » à tout" is one item, so
 * before and after the quotes a list has to begin, end or go on.
 */
function partsOf(typed: string): { text: string; isQuoted: boolean }[] {
  const parts: { text: string; isQuoted: boolean }[] = [];
  let end = 0;
  for (const match of typed.slice(0, 20_000).matchAll(quotes)) {
    const before = typed.slice(end, match.index);
    const after = typed.slice(match.index + match[0].length, match.index + match[0].length + 40);
    if (!(end > 0 && before.trim() === "") && !opensItem.test(before.slice(-20))) continue;
    if (!closesItem.test(after)) continue;
    parts.push({ text: before.replace(edges, ""), isQuoted: false });
    parts.push({ text: match[1] ?? match[2] ?? match[3] ?? "", isQuoted: true });
    end = match.index + match[0].length;
  }
  const after = typed.slice(end);
  return [...parts, { text: parts.length > 0 ? after.replace(edges, "") : after, isQuoted: false }];
}

/** What parts a list from the quotes beside it. */
const edges = /^[\s,;/|•:.–—-]{1,20}|[\s,;/|•:–—-]{1,20}$/gu;
const opensItem =
  /^\s*$|[,;/|•:–—-]\s{0,9}$|\n\s{0,9}$|\d[.)]\s{0,9}$|(?:^|\s)(?:et|ou|puis)\s{1,9}$|[.!?]\s{1,9}$/u;
const closesItem =
  /^\s*$|^[.!?]?\s{0,9}[,;/|•\n–—«“"-]|^\s{0,9}\n|^\s{1,9}(?:et|ou|puis)\s|^[.!?](?:\s|$)|^\s{1,9}\d{1,2}[.)]\s/u;

/** What the customer thinks of an objection, in brackets after it. */
const ownWords = /\s?\([^()]{0,400}\)/g;

/** "Ils ont leur fendeur": who says it says "nous". */
const ofThem = (item: string) =>
  item.replace(
    /^ils ((?:n’|ne )?)(\p{L}{2,20})((?: \p{L}{2,20}){0,2}?) (leurs?)(?!\p{L})/iu,
    (whole: string, not: string, verb: string, between: string, theirs: string) => {
      const ours = weOfPlural(verb.toLowerCase());
      return ours === null ? whole : `Nous ${not}${ours}${between} ${theirs === "leur" ? "notre" : "nos"}`;
    },
  );

/** "C est", "a quoi", "ca" and "nous même" as they are written, which people type in a hurry. */
const mended = (item: string) =>
  item
    .replace(/(?<![\p{L}\p{N}’]|\d[ \u00A0])([cdjln]|qu) (?=[aeiouyéèêh]\p{L})/giu, "$1’")
    // CA is a board.
    .replace(/(?<!\p{L})([cC])a(?=\s|$)/gu, (_, c: string) => (c === "c" ? "ça" : "Ça"))
    .replace(
      /(?<![\p{L}\p{N}’])(c|g) (?=\p{L}{2})/giu,
      (_, letter: string) => ({ c: "c’est ", C: "C’est ", g: "j’ai ", G: "J’ai " })[letter] ?? "",
    )
    .replace(/(?<=(?<!\p{L})(?:on|il|elle|ils|elles) )([mt])a(?=\s)/giu, "$1’a")
    .replace(/jusqu(?:’?a)(?!\p{L})/giu, "jusqu’à")
    .replace(/(?<!\p{L})bouche[ -][aà][ -]oreilles?(?!\p{L})/giu, (typed) =>
      typed.startsWith("B") ? "Bouche-à-oreille" : "bouche-à-oreille",
    )
    .replace(/(?<= besoin )la$/iu, "là")
    .replace(/^(?!chez )(\p{L}{2,20}ez) (moi|nous)(?!\p{L})/iu, "$1-$2")
    // "Jme", "jbosse": no French word begins so.
    .replace(/(?<![\p{L}\p{N}’-])(j)(?=[bcdfgklmnpqrstv]\p{Ll})/giu, "$1e ")
    .replace(/(?<!\p{L})(t)(?:ou)?s le monde(?!\p{L})/giu, "$1out le monde")
    .replace(/(?<!\p{L})(t)ous (?=le (?:temps|reste|budget|matériel|parc|site)(?!\p{L}))/giu, "$1out ")
    .replace(/(?<=^(?:mon|ma|notre|le|la) \p{L}{2,20} )géré(?= (?:ça|tout)(?!\p{L}))/iu, "gère")
    .replace(/(?<!\p{L})(vous \p{L}{2,20})é(?= (?:le|la|les|un|une|mes|nos)\s)/giu, "$1ez")
    .replace(/\p{L}{1,12}/giu, (word) => hurried.get(word.toLowerCase()) ?? word)
    .replace(/^a (?=quoi|partir|quel)/iu, "À ")
    .replace(/(?<!\p{L})(nous|eux|elles)[ -]m[eê]mes?(?=$|,)/iu, "$1-mêmes");

/** "On va chez metro", "on passe par hublo": a firm, since no noun stands there without an article. */
const withNames = (item: string) =>
  item
    .replace(
      /(?<=(?<!\p{L})chez )(?!(?:nous|vous|moi|eux|elles?|lui|soi|une?|des|les?|la|mon|ma|mes|notre|nos|votre|vos|leurs?|ce|cet|cette|ces|quelqu’une?|quelques|chaque|plusieurs|tous|toutes|deux|trois|quatre)(?!\p{L}))(\p{Ll})(?=\p{L}{2,20}(?:$|[ ,]))/gu,
      (letter) => letter.toUpperCase(),
    )
    .replace(
      /(?<=(?<!\p{L})(?:passe|passons|travaille|travaillons|bosse|commande|commandons|fonctionne|fonctionnons) (?:déjà |toujours |tout )?(?:par|avec|sur) )(\p{Ll}{4,20})(?=$|,)/gu,
      (name) => (isKnownWithAccents(name) ? name : capitalised(name)),
    );

/** Words as people type them in a message. */
const hurried: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aujourdhui: "aujourd’hui",
    bcp: "beaucoup",
    ds: "dans",
    jai: "j’ai",
    jsuis: "je suis",
    pb: "problème",
    pdt: "pendant",
    pr: "pour",
    qd: "quand",
    rapelez: "rappelez",
    tjs: "toujours",
    tps: "temps",
    ts: "tous",
    tt: "tout",
    tte: "toute",
    vs: "vous",
    ya: "il y a",
  }),
);

const withoutCry = (item: string) => item.replace(/[ \u00A0]?[!…]$/u, "");

/** A question with its mark: "Combien de tonnes". */
const marked = (item: string) => (isAsked(item) && !item.includes("?") ? `${item}\u00A0?` : item);

/** "Ça roule, on touche à rien" is one objection: what is said before it begins it. */
function byCommas(items: readonly string[]): string[] {
  const joined: string[] = [];
  for (const item of items.slice(0, 4 * draftLimits.callScript.objections)) {
    const before = joined.at(-1);
    if (before !== undefined && (isBegun(before) || goesOn.test(item) || takesUp(item, before)))
      joined[joined.length - 1] = `${before}, ${item}`;
    else joined.push(item);
  }
  return joined;
}

/** What says little by itself: "oui", "ça roule". */
const isBegun = (item: string) =>
  begins.has(folded(item.slice(0, 40))) || /^ça \p{L}{2,20}$/u.test(mended(item).toLowerCase());
const begins = new Set(
  "oui,non,bof,merci,desole,ecoutez,franchement,honnetement,pour l'instant,pour l’instant,en ce moment,chez nous,aujourd'hui,aujourd’hui".split(
    ",",
  ),
);
/** "On a un plombier, il vient vite", "la pub, ça ne marche pas": a pronoun for what was named before. */
const takesUp = (item: string, before: string) =>
  !/^(?:ils?|elles?)\s/iu.test(before) &&
  ((/^(?:il|elle) (?!faut|faudra|y a|me |m’|nous |n’y)/iu.test(item) && one.test(before)) ||
    (/^(?:ils|elles) /iu.test(item) && several.test(before)) ||
    (/^(?:[çc]a (?!fait cher|coûte|prend)|(?:on|nous|je|j’) ?(?:ne |n’)?(?:l’|le |la |les |en |y ))/iu.test(
      item,
    ) &&
      isNamed(before)));
const one = /(?<![\p{L}’])(?:le |la |l’|une? |mon |ma |notre )\p{L}/iu;
const several = /(?<![\p{L}’])(?:les|des|mes|nos|deux|trois|plusieurs) \p{L}/iu;

/** What goes on with the statement before it. */
const goesOn =
  /^(?:rien ne|rien n’a|et |mais |car |parce qu|donc |alors |sinon |même |sauf |surtout |ça suffit|ça va|ça marche|ça passe|[çc]a (?:n’|n )?a |[çc]a (?:ne |n’)?\p{L}{2,20}ait |personne (?:ne |n’)?(?:s’en|l’|le |la |les )|pas avant$|pas plus|sans suite|sans résultat|(?:il|elle) (?:est|dort|reste|traîne) )/iu;
