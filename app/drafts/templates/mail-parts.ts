import { type FirmWords, neutralMail, pitch as pitchCopy, tonedMail } from "#app/content/drafts/mail-copy.ts";
import { folded } from "#app/french/folded.ts";
import { tones } from "#app/profile/choices.ts";
import { saidAsOffer } from "../facts/bare-offer.ts";
import { atCompany, theCompany } from "../facts/company-words.ts";
import { weOfInfinitive } from "../facts/conjugation.ts";
import { hasFiniteVerb } from "../facts/finite-verbs.ts";
import { asSentence, capitalised, de, midSentence, ofNoun, withoutFullStop } from "../facts/french.ts";
import { isParticiple, nounOf } from "../facts/lexicon.server.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import { ofTopic, softwareOf, tradeAsAttribute, withArticle } from "../facts/topic.ts";
import type { Value } from "../facts/value.ts";
import { formOf, isOwnWork } from "../facts/value-form.ts";
import { withNous } from "../facts/with-nous.ts";
import { maxSubject } from "../lint/rules/subject-rule.ts";
import { placeholder } from "../placeholders.ts";
import { askedFor } from "./asked-for.ts";
import { allOf, anyOf, type Candidate, oneOf } from "./wordings.ts";

/** A mail before greeting, way out and signature: what it opens with, and whether that asks something. */
export type Opening = { text: string; asks: boolean };

/** True of who works under their own name: the company signs, and nobody writes "chez Alice Meunier". */
export const isAlone = ({ company, sender }: ProfileFacts) =>
  company !== null && sender !== null && folded(company) === folded(sender);

/** The company as sentences name it, or its placeholder. */
export const companyOf = ({ company }: ProfileFacts): string => company ?? placeholder("company");

/** "chez Aubade Conseil", "au Cabinet Morel": where who writes works. */
export const atOwnCompany = (facts: ProfileFacts): string => atCompany(companyOf(facts));

/** The firm as a subject, with the number of its verb: "les Zinzolins vous proposent". */
export function firmOf(facts: ProfileFacts): FirmWords {
  const name = theCompany(companyOf(facts));
  return { name, at: atOwnCompany(facts), isPlural: /^les /iu.test(name) };
}

export function subjectOf(facts: ProfileFacts, subjects: readonly Candidate[] = []): string {
  const { topic, tone } = facts;
  const named = topic && capitalised(topic);
  return oneOf(
    facts,
    "subject",
    [
      ...subjects,
      named && tonedMail[tone].subject(tone === "premium" ? (topic ?? "") : named),
      ...neutralMail.subjects(named),
    ],
    maxSubject,
  );
}

/** The subjects that a mail could have in any tone, that of the facts first, without repetitions. */
export function subjectsOf(facts: ProfileFacts): string[] {
  const { topic } = facts;
  const named = topic && capitalised(topic);
  const toned = [facts.tone, ...tones].map(
    (tone) => named && tonedMail[tone].subject(tone === "premium" ? (topic ?? "") : named),
  );
  const all = allOf(facts, [...toned, ...neutralMail.subjects(named)], 20);
  return all.filter((subject) => [...subject].length <= maxSubject);
}

export function greetingOf(facts: ProfileFacts): string {
  return oneOf(facts, "greeting", [tonedMail[facts.tone].greeting, ...neutralMail.greetings]);
}

/**
 * What a first mail opens with: what happens at the prospect, a difficulty that the offer ends, what is so in their trade, what the recipient is in
 * charge of, else a question. Never who writes. interpretation.md D100, D175.
 */
export function openingOf(facts: ProfileFacts): Opening {
  const tone = tonedMail[facts.tone];
  const { charge, prospect, value } = facts;
  const situation = prospect?.situation ?? null;
  const statement = anyOf(facts, [situation && `${situation} ${tone.because}`, situation]);
  if (statement) return { text: statement, asks: false };
  const problem = anyOf(facts, [value?.problem ?? null]);
  if (problem) return { text: problem, asks: true };
  const known = anyOf(facts, [value?.situation ?? null]);
  if (known) return { text: known, asks: false };
  const inCharge = anyOf(facts, [
    charge === "leads"
      ? tone.leads
      : charge && tone.inCharge({ charge: charge.charge, ofCharge: ofNoun(charge.charge) }),
  ]);
  if (inCharge) return { text: inCharge, asks: false };
  return questionAbout(facts);
}

/** A question to the recipient about the topic, or about their days. */
export function questionAbout(facts: ProfileFacts): Opening {
  const tone = tonedMail[facts.tone];
  const { topic } = facts;
  const question = anyOf(facts, [
    topic && tone.aboutTopic({ topic, ofTopic: ofTopic(topic) }),
    tone.aboutCompany,
    neutralMail.openings[0],
  ]);
  if (question) return { text: question, asks: true };
  return { text: oneOf(facts, "opening", neutralMail.openings.slice(1)), asks: false };
}

/** Who writes and what they offer, in the customer's own sentences; a gap that says what to write if there are none. */
export function pitchOf(
  facts: ProfileFacts,
  {
    isShort = false,
    isSpoken = false,
    opening = null,
  }: { isShort?: boolean; isSpoken?: boolean; opening?: Opening | null } = {},
): string {
  const { value } = facts;
  // What a sentence such as "Nous les rappelons" means has to be said.
  const problem = value?.problem && value.problem !== opening?.text ? value.problem : null;
  if (!value?.main) return unknownOffer(facts, isShort);
  const next = goesBefore(value);
  if (next) {
    const said = pitchOf({ ...facts, value: next }, { isShort, isSpoken: isSpoken || !isShort, opening });
    const first = next.main?.sentence ?? "";
    const isKnown = isShort && !pointsBack.test(first) && !goesOn.test(first);
    return isKnown
      ? said
      : `${isDistant(facts) ? withNous(value.main.sentence) : value.main.sentence} ${said}`;
  }
  const [words, rest] = listedWith(value.main, isShort ? [] : value.rest);
  // A short pitch stands in a mail after one that said the trade.
  const isApart = value.needsTrade && !(isShort && value.main.form === "we");
  const trade = isApart && facts.isAllowed(words) ? tradeSentence(facts) : null;
  const main = trade
    ? `${trade} ${isDistant(facts) ? withNous(words) : words}`
    : anyOf(facts, mainSentences(facts, { ...value.main, sentence: words }, { problem, isShort, isSpoken }));
  if (main === null) return unknownOffer(facts, isShort);
  // Nobody is "nous" and "on" in one paragraph.
  const isNous = isDistant(facts) || /(?<!\p{L})nous(?!\p{L})/iu.test(main);
  return [main, ...rest.map((sentence) => (isNous ? withNous(sentence) : sentence))]
    .map(asSentence)
    .join(" ");
}

/** What needs the sentence before it: "Nous les rappelons". */
const pointsBack =
  /^(?:Nous|On|Je) (?:vous )?(?:les|la|le|l’|leur|lui|y|en)(?:\s|(?<=’))| d’(?:entre )?(?:eux|elles)(?!\p{L})/u;

/** What is done beside what was said, or after it: "On reprend aussi vos moules". */
const goesOn = /^\p{L}{2,10} (?:\p{L}{2,20} ){1,2}(?:aussi|également|donc|ensuite|ainsi)(?!\p{L})/u;

/** What is done for clients is ours: "Vos bulletins sont faits le 26"; a heading is no statement. */
const isOurDeed =
  /^[^,]{3,60} (?:est|sont|seront|sera) (?:\p{L}{2,14} )?\p{L}{1,18}(?:ée?s?|ie?s?|ue?s?|ite?s?|ise?s?)(?!\p{L})|:/u;

/**
 * The offer without its first sentence where that says what is so, and the next one what the firm does: "Avec Aubade Conseil,
 * vos clients choisissent selon la prise" would say of the firm what is said of clients. `null` where the first sentence is
 * taken up itself. interpretation.md D345.
 */
export function goesBefore({ main, rest, needsTrade, ...value }: Value): Value | null {
  const [next, ...others] = rest;
  const isStatement =
    (main?.form === "fact" && isClause(main.sentence)) ||
    (main?.form === "you" && /^Vo(?:s|tre) /u.test(main.sentence) && !isOurDeed.test(main.sentence));
  if (!isStatement || needsTrade || next === undefined || formOf(next) !== "we") return null;
  return { ...value, main: { sentence: next, form: "we" }, rest: others, needsTrade };
}

/** Tones in which nobody says "on". */
export const isDistant = ({ tone }: ProfileFacts) => tone === "formal" || tone === "premium";

/** Who writes, and a gap for what they offer, which only the customer can write. interpretation.md D202. */
function unknownOffer(facts: ProfileFacts, isShort: boolean): string {
  const value = placeholder("value");
  const trade = isShort ? null : tradeSentence(facts);
  const known = trade && `${trade} ${isAlone(facts) ? pitchCopy.withMe(value) : pitchCopy.withUs(value)}`;
  return (
    anyOf(facts, [known, pitchCopy.unknown(atOwnCompany(facts), value), `${companyOf(facts)}.`]) ?? value
  );
}

/** The trade as a sentence that says more than the name of the company does; `null` where no rule makes one. */
const tradeSentence = (facts: ProfileFacts): string | null => anyOf(facts, tradeSentences(facts));

/** Code points of a list that reads in one sentence. */
const maxList = 220;

/** The words of a list that was typed line by line, as one sentence; the sentences after it. */
function listedWith(
  { form, sentence }: NonNullable<Value["main"]>,
  rest: readonly string[],
): [string, readonly string[]] {
  if (form !== "phrase" || /[:,?!]/.test(sentence) || hasFiniteVerb(sentence)) return [sentence, rest];
  const more = rest.findIndex(
    (text) =>
      /^\d|[:,?!]/.test(text) ||
      isParticiple(text.split(" ", 1)[0] ?? "") ||
      hasFiniteVerb(text) ||
      formOf(text) !== "phrase",
  );
  const items = rest.slice(0, more === -1 ? rest.length : more);
  const list = [sentence, ...items.map(midSentence)].map((text) => withoutFullStop(text)).join(", ");
  return items.length > 0 && [...list].length <= maxList
    ? [`${list}.`, rest.slice(items.length)]
    : [sentence, rest];
}

function tradeSentences(facts: ProfileFacts): Candidate[] {
  const { industry, topic } = facts;
  if (industry === null || isNamedAfter(companyOf(facts), industry)) return [];
  const at = atOwnCompany(facts);
  const attribute = language.test(industry) ? null : tradeAsAttribute(industry);
  if (attribute && isAlone(facts)) return [pitchCopy.am(attribute)];
  const software = softwareOf(industry);
  const trade = withArticle(industry) ?? (topic && withArticle(topic));
  return [
    software && pitchCopy.software(at, software),
    attribute && !isCalled(companyOf(facts), industry) && pitchCopy.is(firmOf(facts), attribute),
    trade && pitchCopy.trades(at, trade),
  ];
}

/** "Agence Pixel" of an agency. */
const isCalled = (company: string, industry: string) =>
  folded(company)
    .split(" ")
    .includes(folded(industry).split(" ", 1)[0] ?? "");

/** True where the name says the trade, or two words of it: "Imprimerie Gaudin" of a printer, "RH&Co Recrutement" of a recruiter. */
function isNamedAfter(company: string, industry: string): boolean {
  const named = rootsIn(company);
  const trade = rootsIn(industry);
  const shared = trade.filter((root) =>
    named.some((other) => other.startsWith(root) || root.startsWith(other)),
  );
  return trade.length > 0 && shared.length >= Math.min(trade.length, 2);
}

/** A language without its preposition, as in "traductrice technique allemand". */
const language =
  /(?<!en) (?:allemand|anglais|arabe|chinois|espagnol|français|italien|japonais|néerlandais|polonais|portugais|russe)$/u;

/** How the words of a trade begin, without those that name any firm. */
const rootsIn = (text: string) =>
  (folded(text.slice(0, 120)).match(/[a-z]{4,}/g) ?? [])
    .filter((word) => !anyFirm.has(word))
    .map((word) => word.slice(0, 6));
const anyFirm = new Set(
  "agence cabinet entreprise societe bureau organisme centre espace service services pour avec conseil".split(
    " ",
  ),
);

/** How the sentence of each form is taken up; the last candidates suit every form. */
function mainSentences(
  facts: ProfileFacts,
  { form, sentence }: NonNullable<Value["main"]>,
  { problem, isShort, isSpoken }: { problem: string | null; isShort: boolean; isSpoken: boolean },
): Candidate[] {
  const [name, at] = [theCompany(companyOf(facts)), atOwnCompany(facts)];
  const { company, tone } = facts;
  const condition =
    problem && /^(?:Vous|Vos|Votre)\s/u.test(problem) ? midSentence(withoutQuestion(problem)) : null;
  if (company && form === "named") {
    const isMeant = hasPronounAfter(company, sentence);
    return [condition && isMeant && capitalised(pitchCopy.when(condition, sentence)), sentence];
  }
  const said = midSentence(sentence);
  const distant = isDistant(facts) ? withNous(sentence) : sentence;
  // "Ce que nous proposons au Cabinet Morel" may be what is proposed to it.
  const hasArticle = !at.startsWith("chez ");
  const proposedApart = (words: string) =>
    hasArticle ? pitchCopy.proposesApart(firmOf(facts), words) : pitchCopy.proposeApart(at, words);
  const plain = [distant, proposedApart(distant)];
  const proposed = (words: string) => {
    const saysI = [sentence, ...(facts.value?.rest ?? [])].some((said) =>
      /(?<!\p{L})(?:je |j’)/iu.test(said),
    );
    if (isAlone(facts) || (saysI && !words.includes(":")))
      return words.includes(":") ? sentence : pitchCopy.iPropose(isAlone(facts) ? null : at, words);
    if (words.includes(":")) return proposedApart(sentence);
    return hasArticle ? pitchCopy.proposes(firmOf(facts), words) : pitchCopy.propose(at, words);
  };
  const ofUs = (ours: string) => {
    if (isAlone(facts)) return ours;
    // Who calls has said for whom.
    if (isSpoken) return pitchCopy.we(at, midSentence(ours));
    if (tone === "formal") return pitchCopy.represent(name, ours);
    return tone === "premium" ? pitchCopy.brief(name, ours) : pitchCopy.we(at, midSentence(ours));
  };
  switch (form) {
    case "we": {
      const isMeant = pointsBack.test(sentence);
      if (/^(?:Je |J’)/u.test(sentence)) return [sentence, ...plain];
      if (condition && isMeant && !isAlone(facts))
        return [pitchCopy.we(at, pitchCopy.when(condition, midSentence(distant))), ...plain];
      return [ofUs(distant), ...plain];
    }
    case "named":
      return plain;
    case "you":
      if (/^Vo(?:s|tre) [^:]+\u00A0:/u.test(sentence)) return [proposedApart(distant), distant];
      return [pitchCopy.with(name, midSentence(distant)), ...plain];
    case "gain":
      return [pitchCopy.with(name, midSentence(distant)), ...plain];
    case "trade":
      return [pitchCopy.trade(at, distant), ...plain];
    case "infinitive": {
      const isOwn = isOwnWork(sentence);
      if (isAlone(facts)) return [isOwn ? pitchCopy.myJob(de(said)) : pitchCopy.myHelp(said), ...plain];
      const [verb = ""] = said.split(" ", 1);
      const ours = isOwn ? weOfInfinitive(verb) : null;
      return [ours ? ofUs(`Nous ${ours}${said.slice(verb.length)}`) : pitchCopy.help(at, said), ...plain];
    }
    case "verb":
      return [`${capitalised(name)} ${said}`, ...plain];
    case "fact":
      if (!isClause(sentence)) return [proposed(said), ...plain];
      return [isAlone(facts) ? sentence : pitchCopy.with(name, midSentence(distant)), ...plain];
    case "phrase": {
      const { offer = null, terms = null } = saidAsOffer(sentence, isAlone(facts)) ?? {};
      const ofOffer = (text: string) =>
        text.startsWith("Vous ")
          ? pitchCopy.with(isAlone(facts) ? "moi" : name, midSentence(text))
          : ofUs(text);
      const trade = withoutFullStop(said);
      const isFirm = !nobody.test(trade) && !language.test(trade) && !/\d/.test(trade);
      const attribute = isFirm ? tradeAsAttribute(trade) : null;
      return [
        attribute && !isAlone(facts) && pitchCopy.is(firmOf(facts), attribute),
        offer &&
          (!offer.startsWith("Vous ") || determined.test(sentence)) &&
          [ofOffer(offer), isShort ? null : terms].filter((part) => part !== null).join(" "),
        proposed(said),
        ...plain,
      ];
    }
  }
}

/** What somebody has is said with its article or number: "Un technicien présent". A bare noun may be what the firm has. */
const determined = /^(?:Une?|Des|Du|De la|De l’|Deux|Trois|Quatre|Cinq|Six|Dix|Plusieurs) ?(?=\p{L})/u;

/** True of a fact with a subject of its own, which a heap of nouns has not, nor somebody "qui" does something. */
const isClause = (sentence: string) => {
  const [first = ""] = /^\p{L}+/u.exec(sentence) ?? [];
  return (
    (nounOf(first.toLowerCase()) === null || determiners.test(sentence)) &&
    !/^(?:Une?|Des|\d{1,4}) (?:\p{L}{2,20} ){1,4}qui /u.test(sentence)
  );
};
/** Words before a noun that the list of nouns has too: "tout", "la". */
const determiners =
  /^(?:Les?|La|Une?|Des|Tout|Toute|Tous|Toutes|Son|Nos|Vos|Vous|Si|Quand|En|Dans|Sur|Sous|Pour|Avec|Sans) /u;

/** Nouns and adjectives that end as those of people do. */
const nobody =
  /^(?:bureau (?!d’études|de contrôle|d’ingénierie)|meilleur|supérieur|plusieurs|valeur|chaleur|couleur|fraîcheur|douceur|rigueur|saveur|hauteur|largeur|grandeur|ascenseur|moteur|secteur|ordinateur|distributeur|courant|carburant|avant|pendant|maintenant|suivant|agent|atelier)/iu;

const pronouns = new Set(["les", "la", "le", "leur", "lui"]);

/** "PipeUp le remplit": what "le" means has to be said; in "PipeUp remplit le CRM" it is an article. */
const hasPronounAfter = (company: string, sentence: string) =>
  sentence
    .split(" ", 6)
    .some(
      (word, at, words) =>
        at > 0 && pronouns.has(word) && company.toLowerCase().includes((words[at - 1] ?? "").toLowerCase()),
    );

const withoutQuestion = (text: string) => text.replace(/\s?\?$/u, "");

/**
 * The one thing that a mail asks, in its `own` words or those of the first mail, and the booking link if there is one. After
 * an opening that asks, no other question.
 */
export function requestOf(
  facts: ProfileFacts,
  opening: Opening,
  {
    asked = null,
    own = null,
    bridge = false,
  }: { asked?: string | null; own?: Candidate; bridge?: boolean } = {},
): string {
  const tone = tonedMail[facts.tone];
  const { goal, topic } = facts;
  const goalWords = askedFor(facts);
  const request = opening.asks
    ? oneOf(facts, "request", [own, goalWords?.offer ?? null, tone.offers[goal], ...neutralMail.requests])
    : oneOf(facts, "request", [
        asked,
        own,
        goalWords?.request ?? null,
        goal === "engagement" && topic && tone.organised({ topic, ofTopic: ofTopic(topic) }),
        tone.requests[goal],
        ...neutralMail.requests,
      ]);
  // Who is asked for another person is not asked for an appointment.
  const link = asked === null ? facts.bookingLink : null;
  // A link to a calendar after "Quelques lignes suffisent" has to say what it is for.
  const isTalk = goalWords === null ? goal === "rdv" : facts.ask !== null && atATime.has(facts.ask.kind);
  const lead =
    link &&
    anyOf(facts, [
      isTalk && !(opening.asks && own) ? tone.linkLead : tone.linkApart,
      tone.linkLead,
      ...neutralMail.linkLeads,
    ]);
  return [bridge && anyOf(facts, [tone.bridge]), request, lead, link].filter(Boolean).join(" ");
}

/** What happens at a time, which a calendar is for. */
const atATime: ReadonlySet<string> = new Set(["call", "check", "demo", "talk", "tasting", "visit"]);

export function optOutOf(facts: ProfileFacts, own: Candidate = null): string {
  return oneOf(facts, "optOut", [own, tonedMail[facts.tone].optOut, ...neutralMail.optOuts]);
}

/**
 * The closing formula, the sender and the company. To a prospect of the list nothing is left to fill: who did not say
 * their name signs with the company alone.
 */
export function signatureOf(facts: ProfileFacts): string {
  const closing = oneOf(facts, "closing", [tonedMail[facts.tone].closing, ...neutralMail.closings]);
  const sender = isAlone(facts) ? null : (facts.sender ?? (facts.prospect ? null : neutralMail.sender));
  return [`${closing}\n`, sender, companyOf(facts)].filter((part) => part !== null).join("\n");
}
