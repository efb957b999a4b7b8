import { instructions } from "#app/content/assistant/instructions-copy.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import { readMail } from "#app/drafts/lint/mail-text.ts";
import { addressIn } from "#app/drafts/lint/vocabulary.ts";
import { withoutPostscript } from "#app/drafts/revisions/mail-parts-changed.ts";
import type { Revising } from "#app/drafts/revisions/revising.ts";
import { folded } from "#app/french/folded.ts";
import { draftOrderIn } from "../requests/draft-order.ts";
import { type DraftWish, draftWishIn } from "../requests/draft-wish.ts";
import { mailsOf, textOf } from "./draft-text.ts";
import { type Language, languageOf } from "./language-of.ts";
import { namesIn } from "./names-in.ts";

const copy = instructions.draft.reasons.order;

/** A draft before an order and after it. */
type Change = { before: TypedDraft; after: TypedDraft };

/** A text is shorter, or longer, from this share of its words on. */
const clearly = 0.95;
/** Two openings with more words in common than this say the same. */
const mostAlike = 0.7;

/**
 * What an order asks for and a model's next version of a draft does not have, as reasons in French to ask for it again;
 * none where the order is carried out, as far as that can be told by length, subject, opening, language, address, and the
 * names, figures and quotations of the order; where it is several, each is judged by its own words. `said` is what the
 * customer said before. interpretation.md D187, D211.
 */
export function orderFaults(revising: Revising, change: Change, said: readonly string[] = []): string[] {
  if (revising.kind === "person") return isUnchanged(change) ? [copy.same] : [];
  if (revising.kind !== "wish") return faultsOf(revising, change);
  const orders = ordersIn(revising.words);
  if (isUnchanged(change)) return orders.every(({ about }) => about === "spelling") ? [] : [copy.same];
  const grows = orders.some(({ about }) => about === "add" || about === "longer");
  const shrinks = orders.some(({ words, about, rule }) =>
    rule ? shorterBy.has(rule.kind) : about === "remove" || (about === "other" && asksShorter(words)),
  );
  const told = { ...change, said, isAlone: orders.length === 1, isLengthTold: !(grows && shrinks) };
  const faults = orders.flatMap(({ words, about, rule }) =>
    rule ? faultsOf(rule, change, told.isLengthTold) : wishFaults(about, words, told),
  );
  return [...new Set(faults)];
}

/** A change with what judges it: its length says nothing where one order adds and another takes out. */
type ToldChange = Change & { said: readonly string[]; isAlone: boolean; isLengthTold: boolean };

/** One of the orders in a message, and where it begins there; with a `rule` where rules know it. */
type PartialOrder = { words: string; about: DraftWish; rule: Rule | null; from: number };

const asksShorter = (words: string) =>
  /raccourci|abreg|condens|resserr|plus (?:court|bref)|moins long/.test(folded(words));

const shorterBy: ReadonlySet<Revising["kind"]> = new Set(["shorter", "last", "postscript"]);

/** What stands between two orders; a quotation, whose words are not read, comes first. */
const separators = /«[^«»]*»|["“][^"“”]*["”]| et puis | et | puis | mais |,/gi;

/**
 * The orders of a message with the words of each: "ajoute un PS et enlève le prix" has two, "enlève Durand et Martin" and
 * "ajoute « oui et non »" one.
 */
function ordersIn(message: string): PartialOrder[] {
  const orders: PartialOrder[] = [];
  let from = 0;
  const close = (until: number, next: number) => {
    const words = withoutMark(message.slice(from, until));
    const last = orders.at(-1);
    const order = last && continues(last.words, words) ? null : orderIn(words);
    if (order) orders.push({ ...order, from });
    else if (last?.about === "replace" && [last.words, words].every((each) => / par /i.test(each)))
      orders.push({ words: `remplace ${words}`, about: "replace", rule: null, from });
    else if (last) {
      const whole = withoutMark(message.slice(last.from, until));
      const wish = { ...last, words: whole, about: draftWishIn(whole) ?? last.about, rule: null };
      // "Change l’objet et le début": the subject at least.
      orders.splice(-1, 1, ...(last.rule ? [last, wish] : [wish]));
    } else orders.push({ words, about: draftWishIn(message) ?? "other", rule: null, from });
    from = next;
  };
  for (const { 0: mark, index } of message.matchAll(separators))
    if (!/^[«"“]/.test(mark)) close(index, index + mark.length);
  close(message.length, message.length);
  return orders;
}

/** "Peux-tu ajouter un PS et enlever le prix ?": the second order alone is no question. */
function withoutMark(words: string): string {
  const trimmed = words.trim();
  return trimmed.endsWith("?") ? trimmed.slice(0, -1).trimEnd() : trimmed;
}

function orderIn(words: string): Omit<PartialOrder, "from"> | null {
  const rule = draftOrderIn(words);
  if (rule && rule.kind !== "person" && rule.kind !== "undo" && rule.kind !== "takeBack")
    return { words, about: "other", rule };
  const about = draftWishIn(words);
  return about && { words, about, rule: null };
}

/** True after "ajoute que vous pouvez réduire vos coûts" for "supprimer les doublons", which goes on with what is to be said. */
function continues(order: string, words: string): boolean {
  const [lead = "", clause] = folded(order).split(/ qu(?:e |['’])/, 2);
  const [verb = ""] = plainWordsOf(words);
  const form = /(?:[eiu]r|re|ez)$/.exec(verb)?.[0];
  return clause !== undefined && form !== undefined && !lead.endsWith(form);
}

type Rule = Exclude<Revising, { kind: "wish" | "person" }>;

function faultsOf(revising: Rule, change: Change, isLengthTold = true): string[] {
  if (isUnchanged(change)) return [copy.same];
  const { before, after } = change;
  switch (revising.kind) {
    case "shorter": {
      const [was, is] = [countOf(before), countOf(after)];
      return isLengthTold && is > was * clearly ? [copy.notShorter(was, is)] : [];
    }
    case "subject":
      return sameWords(subjectOf(before), subjectOf(after)) ? [copy.sameSubject] : [];
    case "angle": {
      const [was, is] = [openingOf(before), openingOf(after)];
      const isSame = was === null || is === null ? sameProse(change) : likeness(was, is) > mostAlike;
      return isSame ? [copy.sameOpening] : [];
    }
    case "tone":
      return sameProse(change) ? [copy.sameProse] : [];
    case "last":
    case "postscript": {
      const isGone = revising.kind === "postscript" && hasPostscript(before) && !hasPostscript(after);
      return isGone || !isLengthTold || countOf(after) < countOf(before) ? [] : [copy.notRemoved];
    }
  }
}

function wishFaults(about: DraftWish, words: string, change: ToldChange): string[] {
  const { before, after, isAlone, isLengthTold } = change;
  switch (about) {
    case "translate":
      return translationFaults(words, change);
    case "tutoie":
    case "vouvoie": {
      const { formal, informal } = addressIn(textOf(after.content));
      if (about === "tutoie") return informal > formal ? [] : [copy.tutoie];
      return formal > 0 && informal === 0 ? [] : [copy.vouvoie];
    }
    case "add":
      return additionFaults(withoutCounts(words), change);
    case "remove":
      return removalFaults(withoutCounts(words), change);
    case "replace":
      return replacementFaults(words, change);
    case "spelling":
      return isAlone && likeness(textOf(before.content), textOf(after.content)) < mostAlike
        ? [copy.rewritten]
        : [];
    case "longer":
      return !isLengthTold || countOf(after) * clearly > countOf(before) ? [] : [copy.notLonger];
    case "other": {
      if (isLengthTold && asksShorter(words) && countOf(after) >= countOf(before))
        return [copy.notShorter(countOf(before), countOf(after))];
      return sameProse(change) && sameWords(subjectOf(before), subjectOf(after)) ? [copy.sameProse] : [];
    }
    case "delete":
    case "send":
      return [];
  }
}

const named: readonly [RegExp, Language | null][] = [
  [/^(?:anglais|english)/, "en"],
  [/^(?:allemand|german)/, "de"],
  [/^(?:espagnol|spanish)/, "es"],
  [/^(?:italien|italian)/, "it"],
  [/^(?:francais|french)/, "fr"],
  [/^(?:portugais|neerlandais|flamand|polonais|roumain|arabe|chinois|japonais|russe|turc|catalan)/, null],
];
const beforeTarget = new Set("en au a vers version traduction into to".split(" "));
const besideLanguage = new Set("l le la langue".split(" "));
const beforeRefused = new Set("pas non qu que plus".split(" "));

/** The language after "en", "au" or "vers" in an order, else the one named last; `null` for none that we know. */
function wantedLanguage(order: string): Language | null {
  const words = plainWordsOf(order).filter((word) => !besideLanguage.has(word));
  const languages = words.flatMap((word, at) => {
    const found = named.find(([name]) => name.test(word));
    if (!found) return [];
    const before = words[at - 1] ?? "";
    const isRefused = beforeRefused.has(before) || beforeRefused.has(words[at - 2] ?? "");
    return isRefused ? [] : [{ language: found[1], isTarget: beforeTarget.has(before) }];
  });
  return (languages.findLast(({ isTarget }) => isTarget) ?? languages.at(-1))?.language ?? null;
}

/** Every paragraph is in the language that the order names; in another one than before, where it names none that we know. */
function translationFaults(words: string, { before, after }: Change): string[] {
  const wanted = wantedLanguage(words);
  const was = languageOf(textOf(before.content));
  const paragraphs = textOf(after.content)
    .split("\n")
    .filter((line) => countIn(line) > 5)
    .map(languageOf);
  const isDone = wanted
    ? languageOf(textOf(after.content)) === wanted &&
      paragraphs.every((each) => each === wanted || each !== was)
    : languageOf(textOf(after.content)) !== was && paragraphs.every((each) => each !== was);
  return isDone ? [] : [copy.notTranslated];
}

/** What an order names by letters that a text has or has not: quotations, figures, names. */
function namedIn(words: string): string[] {
  const quoted: string[] = [];
  const rest = words.replace(/«[^«»]*»|["“][^"“”]*["”]/g, (quotation) => {
    quoted.push(quotation.slice(1, -1).trim());
    return " ";
  });
  const figures = rest.match(/\d+/g) ?? [];
  const names = namesIn(rest).filter((name) => !["PS", "P-S", "SMS", "LinkedIn"].includes(name));
  return [...quoted.filter(Boolean), ...figures, ...names];
}

/** What is counted in a text rather than said in it: "2 phrases", "les 2 dernières lignes", "en 2 ou 3 mots". */
const counted =
  /^(?:phrase|ligne|mot|paragraphe|puce|point|question|exemple|argument|emoji|caractere|dernier|premier)/;
const besideCount =
  /^(?:\d+|ou|a|et|avant|petit|court|autre|nouve|bel|bon|bonne|simple|seul|vrai|dernier|premier)(?:le|te|e|l|x|s|es|les|lles)?$/;

/** The words of an order without the figures that say how much text is meant, which no draft repeats; quotations stay. */
function withoutCounts(words: string): string {
  return words.replace(/«[^«»]*»|["“][^"“”]*["”]|\d+/g, (match, at: number) => {
    if (!/^\d/.test(match)) return match;
    const following = plainWordsOf(words.slice(at + match.length, at + match.length + 60));
    const next = following.find((word) => !besideCount.test(word) || counted.test(word));
    return next !== undefined && counted.test(next) ? "" : match;
  });
}

/** "Ajoute ce qu’elle m’a dit au salon": what is meant was said before. */
const meansSaid = (order: string) =>
  /(?:^| )ce qu/.test(order) &&
  /(?:^| )(?:dit|dite|raconte|annonce|explique|appris|confie)(?: |$)/.test(order);

function additionFaults(words: string, { before, after, said, isLengthTold }: ToldChange): string[] {
  const order = folded(words);
  const [was, is] = [textOf(before.content), textOf(after.content)];
  if (/(?:^| )(?:p\.? ?-?s\.?|post-?scriptum)(?:[ .,:!?]|$)/.test(order) && !hasPostscript(after))
    return [copy.noPostscript];
  const known = new Set(stemsOf(was));
  const added = new Set(stemsOf(is).filter((stem) => !known.has(stem)));
  if (meansSaid(order)) {
    const ordered = new Set(stemsOf(order));
    const facts = stemsOf(said.join(" ")).filter((stem) => !ordered.has(stem));
    return facts.some((stem) => added.has(stem)) ? [] : [copy.notSaid];
  }
  const missing = namedIn(words).filter((name) => occurrences(is, name) === 0);
  if (missing.length > 0) return missing.map(copy.missing);
  // "Ajoute que nous livrons en 48 h": most of its words are in the draft then, if that is written in the same language.
  const clause = afterFirst(order.replaceAll("’", "'"), [" que ", " qu'"]);
  const stems = stemsOf(clause);
  const written = new Set(stemsOf(is));
  if (
    stems.length > 1 &&
    languageOf(is) === "fr" &&
    stems.filter((stem) => written.has(stem)).length * 2 < stems.length
  )
    return [copy.missing(clause)];
  const isVerified = namedIn(words).length > 0 || stems.length > 1 || /emoji|smiley/.test(order);
  return isVerified || !isLengthTold || countOf(after) > countOf(before) ? [] : [copy.notLonger];
}

function removalFaults(words: string, { before, after, isLengthTold }: ToldChange): string[] {
  const order = folded(words);
  const [was, is] = [textOf(before.content), textOf(after.content)];
  const fewer = (signsIn: (text: string) => number) => signsIn(is) < signsIn(was);
  const targets = namedIn(words).filter((name) => occurrences(was, name) > 0);
  const kept = targets.filter((name) => !fewer((text) => occurrences(text, name)));
  if (kept.length > 0) return kept.map(copy.kept);
  if (targets.length > 0) return [];
  const signs: readonly (readonly [RegExp, (text: string) => number])[] = [
    [/chiffre|pourcent|nombre/, (text) => text.match(/\d+/g)?.length ?? 0],
    [/(?:^| )liens?(?: |$)|url|adresse/, (text) => text.match(/https?:|www\./g)?.length ?? 0],
    [/emoji|smiley/, (text) => text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0],
    [/exclamation/, (text) => text.match(/!/g)?.length ?? 0],
    [/question/, (text) => text.match(/\?/g)?.length ?? 0],
  ];
  const count = signs.find(([name, signsIn]) => name.test(order) && signsIn(was) > 0)?.[1];
  if (count) return fewer(count) ? [] : [copy.notRemoved];
  const known = new Set(stemsOf(was));
  const stems = stemsOf(order).filter((stem) => !parts.has(stem) && known.has(stem));
  const isFewer = (stem: string) => fewer((text) => stemsOf(text).filter((each) => each === stem).length);
  if (stems.length > 0) return stems.some(isFewer) ? [] : [copy.notRemoved];
  return !isLengthTold || is.length < was.length ? [] : [copy.notRemoved];
}

/** Names of the parts of a text, which say nothing of what is in them. */
const parts = new Set(
  "enle reti supp coup evit para phra pass part mess mail mots prem deux troi dern fin debu form text brou obje".split(
    " ",
  ),
);

function replacementFaults(words: string, { before, after }: Change): string[] {
  const order = folded(words);
  const [was, is] = [textOf(before.content), textOf(after.content)];
  const to = afterFirst(order, [" par ", " en "]);
  const from = to === "" ? "" : afterFirst(order.slice(0, order.length - to.length - " en ".length), [" "]);
  const plain = (text: string) => text.replace(/[«»"“”.!]|(?:^| )(?:le|la|les|l['’]|mot) /g, " ").trim();
  const [old, next] = [plain(from), plain(to)];
  if (old !== "" && occurrences(was, old) > 0) {
    // "Durand" stands in "Mme Durand" too.
    const left = occurrences(is, old, next);
    if (left > 0 && left >= occurrences(was, old, next)) return [copy.kept(old)];
    return occurrences(is, next) > 0 ? [] : [copy.missing(next)];
  }
  if (/(?:^| |l['’])objet(?: |$)/.test(order) && !/ (?:pas|sauf|sans|gardez?|laissez?) /.test(order))
    return sameWords(subjectOf(before), subjectOf(after)) ? [copy.sameSubject] : [];
  if (/accroche|debut|introduction|ouverture|premiere phrase/.test(order))
    return sameWords(openingOf(before) ?? "", openingOf(after) ?? "") ? [copy.sameOpening] : [];
  return [];
}

/** What follows the first of these marks that a text has; "" without one. */
function afterFirst(text: string, marks: readonly string[]): string {
  const mark = marks.find((each) => text.includes(each));
  return mark === undefined ? "" : text.slice(text.indexOf(mark) + mark.length);
}

const isUnchanged = ({ before, after }: Change) =>
  JSON.stringify(before.content) === JSON.stringify(after.content);

const subjectOf = (draft: TypedDraft) => mailsOf(draft.content)[0]?.subject ?? "";

const hasPostscript = (draft: TypedDraft) =>
  JSON.stringify(withoutPostscript(draft)) !== JSON.stringify(draft.content);

/** What a first mail says first, without its greeting, or a call; `null` for what has no opening. */
function openingOf(draft: TypedDraft): string | null {
  if (draft.kind === "call_script") return draft.content.opening;
  const [mail] = mailsOf(draft.content);
  if (!mail) return null;
  const { prose } = readMail(mail);
  return prose
    .filter(({ paragraph }) => paragraph === prose[0]?.paragraph)
    .map(({ text }) => text)
    .join(" ");
}

/** True if the sentences say the same in the same words: greeting, way out and signature apart. */
function sameProse({ before, after }: Change): boolean {
  const proseOf = (draft: TypedDraft) => {
    const mails = mailsOf(draft.content);
    if (mails.length === 0) return textOf(draft.content);
    return mails.flatMap((mail) => readMail(mail).prose.map(({ text }) => text)).join(" ");
  };
  return sameWords(proseOf(before), proseOf(after));
}

const plainWordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const countIn = (text: string) => plainWordsOf(text).length;
const countOf = (draft: TypedDraft) => countIn(textOf(draft.content));
const sameWords = (one: string, other: string) =>
  plainWordsOf(one).join(" ") === plainWordsOf(other).join(" ");

/** The beginnings of the longer words of a text, by which its forms are one: "livrons" and "livraison". */
const stemsOf = (text: string) =>
  plainWordsOf(text)
    .filter((word) => word.length > 3 || /\d/.test(word))
    .map((word) => word.slice(0, 4));

/** How often words stand in a text, whatever their case and accents, apart from where they are part of `others`. */
function occurrences(text: string, words: string, others = ""): number {
  const doubled = (part: string) => plainWordsOf(part).join("  ");
  const [wanted, apart] = [doubled(words), doubled(others)];
  if (wanted === "") return 0;
  const whole = ` ${doubled(text)} `;
  const rest = apart === "" ? whole : whole.split(` ${apart} `).join(" | ");
  return rest.split(` ${wanted} `).length - 1;
}

/** The share of words that two texts have in common, from 0 to 1. */
function likeness(one: string, other: string): number {
  const left = new Map<string, number>();
  const [words, others] = [plainWordsOf(one), plainWordsOf(other)];
  for (const word of words) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of others) {
    const count = left.get(word) ?? 0;
    if (count > 0) common++;
    left.set(word, count - 1);
  }
  return words.length + others.length === 0 ? 1 : (2 * common) / (words.length + others.length);
}

/**
 * A model's next version with what the order leaves alone as it was: another subject changes no body. interpretation.md
 * D211.
 */
export function onlyOrdered(revising: Revising, { before, after }: Change): TypedDraft {
  if (revising.kind !== "subject") return after;
  if (before.kind === "email" && after.kind === "email")
    return { kind: "email", content: { ...before.content, subject: after.content.subject } };
  if (before.kind !== "sequence" || after.kind !== "sequence") return after;
  const mails = before.content.mails.map((mail, at) => ({
    ...mail,
    subject: after.content.mails[at]?.subject ?? mail.subject,
  }));
  return { kind: "sequence", content: { mails } };
}
