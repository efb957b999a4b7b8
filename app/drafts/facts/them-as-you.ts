import { youOf, youOfPlural } from "./conjugation.ts";
import { asSentence } from "./french.ts";
import { nounOf, vousOfSubjunctive } from "./lexicon.server.ts";
import type { IsReader } from "./said-to-reader.ts";
import { antecedentIn, thirdPersonIn, toYou } from "./third-person.ts";

/** Who is spoken of, what stands between them and their verb, and the verb: "ils n’", "il s’", "eux l’". */
const subject =
  /(?<!\p{L})(ils|elles|eux|il|elle) ((?:ne |n’)?)((?:se |s’)?)((?:nous )?(?:(?:les|le|la|leur|lui|y|en) |l’)?)(\p{L}{1,24})(?!\p{L})/giu;

/** "Je les aide": a verb with somebody whom it helps. */
const helped =
  /(?<!\p{L})((?:nous|on|je) )les (?=(?:aid|accompagn|assist|conseill|form|équip|soulag|libèr|libér|décharg|dépann|représent|défend|rappel|réuni|prévien|préven|inform|livr|factur)\p{L})/giu;

/** "On le rappelle", "on lui envoie", of one client. */
const helpedOne =
  /(?<!\p{L})((?:nous|on|je) )(?:lui |(?:le |l’)(?=(?:aid|accompagn|assist|conseill|appel|rappel|prévien|préven|avert|inform|livr|dépann|tien|ten)\p{L}))(?=\p{L})/giu;

/** "On prévient le client", "nous livrons nos clients": somebody whom a verb helps, by their name. */
const helpedByName =
  /(?<!\p{L})((?:nous|on|je) )((?:aid|accompagn|assist|conseill|form|décharg|dépann|représent|défend|appel|rappel|prévien|préven|avert|alert|inform|livr|débarrass)\p{L}{1,10} )(?:(le|la|chaque|nos|mes|les) |(l’))(\p{L}{3,24})(?= (?!d[eu]|des|d’|qui|que|dont|et|ou|à domicile)\p{L}|[,.]| \d)/giu;

/** "Nos clients nous envoient", "le syndic ne paie", "quand le client appelle": who is named, before a verb. */
const named =
  /(?<!(?:de|à|chez|pour|avec|par|sur|sans|comme|et|ou) )(?<!\p{L})(?:(le|la|chaque|nos|mes|tous nos|les) |(l’))(\p{L}{3,24})((?: (?:de|d’|du|des|en) ?\p{L}{3,20})?) (?=(?:(?:ne |n’|se |s’|nous |leur |lui |les? |la |l’|y |en ){0,2})(\p{L}{1,24})(?!\p{L}))/giu;

/** "Il n’ont plus": the plural of a verb. */
const misspelt = /^Il (?=(?:ne |n’)?(?!\p{L}{0,12}[tv]ient )\p{L}{1,18}nt )/u;

/** True of a sentence whose subject are people whom it does not name. */
export const isOfThem = (sentence: string) => /^(?:Ils|Elles)\s/u.test(sentence) || misspelt.test(sentence);

/** Whom the sentences so far spoke of: nobody, people whom they do not name, several clients or one of them. */
type Meant = "nobody" | "them" | "clients" | "client";

/**
 * What a customer typed about those whom they sell to, said to the recipient: "Ils s’occupent de leur spectacle" is "Vous vous
 * occupez de votre spectacle", "Le client choisit, il paie à la livraison" "Vous choisissez, vous payez à la livraison". Who
 * else is named in a sentence stays in the third person there, and "ils" after a sentence that names several things may be
 * these. `null` for a sentence in which a word would have to change that nobody knows. interpretation.md D325.
 */
export function themAsYou(sentences: readonly string[], isReader: IsReader = () => false): (string | null)[] {
  // Beside "vous" the client is somebody else: "vous encaissez, le client repart content".
  const isClient = sentences.some((sentence) => saysYou.test(sentence))
    ? (noun: string) => isReader(noun)
    : (noun: string) => /^cliente?s?$/iu.test(noun) || isReader(noun);
  let meant: Meant = "nobody";
  return sentences.map((typed, at) => {
    const sentence = typed.replace(misspelt, "Ils ");
    if (becoming.test(sentence)) return null;
    if (ofUs.test(sentence)) {
      meant = "clients";
      // Of people whom it does not name nobody would know who says so.
      return isOfThem(sentence) ? null : typed;
    }
    const apart = sentence.replace(ofThose, "");
    if (apart !== sentence)
      return ofYours.test(sentences[at - 1] ?? "") && thirdPersonIn(apart).length === 0 ? typed : null;
    const { text, who } = withoutNames(sentence, isClient);
    if (who !== null && isOfSome(sentence)) return typed;
    if (who !== null) {
      meant = who;
      return turned(text, meant);
    }
    if (meant === "client" || meant === "clients") return turned(text.replace(helped, "$1vous "), meant);
    const toThem = text.replace(helped, "$1vous ");
    const isElided = elided.test(text) && antecedentIn(text) === null;
    if (thirdPersonIn(text).length === 0 && toThem === text && !isElided)
      return /(?<!\p{L})(?:leurs?|ils|elles)(?!\p{L})/iu.test(text) ||
        sentences.slice(0, at + 1).some((each) => others.test(each))
        ? text
        : withPeople(text);
    const begins = /^(?:Ils|Elles)\s/u.test(text);
    if (begins && meant === "nobody" && antecedentIn(sentences[at - 1] ?? "") !== null) return null;
    meant = "them";
    return turned(toThem, meant);
  });
}

/** Some of those who were named: one recipient is none of several. */
const ofThose = /(?<!\p{L})(?:d’entre (?:eux|elles)|(?:l’une?|chacune?|aucune?) d’(?:eux|elles))(?!\p{L})/giu;
/** People of the recipient, whom the next sentence may speak of. */
const ofYours = /(?<!\p{L})vos \p{L}{3,20}s(?!\p{L})/iu;

/** Why people become clients, which the recipient is not yet. */
const becoming =
  /(?<!\p{L})(?:ils|elles) (?:re)?viennent (?:chez nous|vers nous|nous voir)(?!\p{L})|(?<!\p{L})nous (?:choisissent|ont choisis|font confiance)(?!\p{L})/iu;

/** What people have said or thought of who writes, and what they mostly do with them: the recipient has done none of it. */
const ofUs =
  /(?<!\p{L})nous (?:ont|avaient) (?!\d)\p{L}|(?<!\p{L})nous (?:(?:le |l’)?di(?:t|sent)|racontent?|confirment?|répètent?|rapportent?|assurent que|avouent?|écrivent souvent|remercient?|félicitent?|recommandent?|préfèrent?|citent?|restent? fidèles?|sont fidèles)(?!\p{L})|(?<!\p{L})nous \p{L}{3,16}(?:e|ent|t) (?:surtout|souvent|d’abord|principalement|généralement|en général|toujours|régulièrement|depuis|le plus souvent|avant tout|presque)(?!\p{L})/iu;

/** True of what some clients have got, which is no promise to the recipient, and of what several kinds of clients like. */
export const isOfSome = (sentence: string): boolean =>
  (ofUs.test(sentence) && !/^(?:Vous|Je|On) /u.test(sentence)) ||
  /(?<!\p{L})(?:nos|mes) clients? .{0,80}(?:\d{1,3} \p{L}{2,20} sur \d|\d[\u00A0 ]?%|en moyenne)|; (?:les|nos) \p{L}{3,24}(?:,| )/iu.test(
    sentence,
  );

/** "une adresse qu’ils peuvent donner". */
const elided = /(?<=\p{L})u’(?:ils|elles) /iu;

/** A sentence with "ils" and "il" for clients who are named before a verb, and "vous" for those whom a verb helps. */
function withoutNames(
  sentence: string,
  isClient: (noun: string) => boolean,
): { text: string; who: "client" | "clients" | null } {
  let who: "client" | "clients" | null = null;
  const isOf = (determiner: string, noun: string) => {
    const isOurs = isOurDeterminer(determiner) && /^cliente?s$/iu.test(noun);
    // "Les clients" may be those of the recipient, and what is ours ("toutes nos enseignes") is nobody who buys.
    const mayBeThem = /^cliente?s?$/iu.test(noun)
      ? !/^les$/iu.test(determiner)
      : !isOurDeterminer(determiner);
    return isOurs || (mayBeThem && isClient(noun));
  };
  const isMany = (determiner: string) => /^(?:nos|mes|tous nos|les)$/iu.test(determiner);
  const helpedText = sentence.replace(
    helpedByName,
    (whole: string, ours: string, verb: string, article = "", elided = "", noun = "") => {
      if (!isOf(article || elided, noun)) return whole;
      who ??= isMany(article) ? "clients" : "client";
      return `${ours}vous ${verb.trimEnd()}`;
    },
  );
  const text = helpedText.replace(
    named,
    (whole: string, article = "", elided = "", noun = "", _complement = "", verb = "") => {
      const isPlural = isMany(article);
      const isTheirVerb = (isPlural ? youOfPlural(verb.toLowerCase()) : youOf(verb.toLowerCase())) !== null;
      if (!isTheirVerb || !isOf(article || elided, noun)) return whole;
      // "Les secrétaires sont les mêmes pour votre compte": whoever is spoken of to the reader is somebody else.
      if (!/^cliente?s?$/iu.test(noun) && saysYou.test(sentence)) return whole;
      who = isPlural ? "clients" : "client";
      const pronoun = isPlural ? "ils " : "il ";
      return /^\p{Lu}/u.test(whole) ? pronoun.charAt(0).toUpperCase() + pronoun.slice(1) : pronoun;
    },
  );
  return { text, who };
}

const saysYou = /(?<!\p{L})(?:vous|vos|votre)(?!\p{L})/iu;
const isOurDeterminer = (determiner: string) => /^(?:nos|mes|tous nos)$/iu.test(determiner);

/** "Nous livrons avant 7 h et ils suivent tout" without what other people do: the clause before it is a whole sentence. */
export function withoutThem(sentence: string): string {
  const [before = ""] = sentence.split(/,?\s(?:et|donc|alors|comme ça)\s(?:ils|elles)\s/iu, 1);
  return before.length < sentence.length && before.includes(" ") ? asSentence(before) : sentence;
}

/** "pour s’en débarrasser", "avant de se lancer": what who is meant does to themselves. */
const themselves = /(?<=(?:pour|de|à|sans) )(?:se |s’)((?:en |y )?)(?=\p{L}{2,20}(?:er|ir|re)(?!\p{L}))/gu;

/** What clients think, which nobody tells them. */
const opinion = /^(?:pens|croi|crai|refus|ignor|oubli|exag)/iu;

/** What things do, and nobody: "il y a", "il arrive en deux jours". */
const ofThings =
  /^(?:y|faut|suffit|s’agit|reste|existe|arrive|dure|tient|coûte|fonctionne|marche|est|sera|soit|pleut|manque|convient|contient|comprend|permet)$/iu;

/** What is done to somebody: "il est prévenu". */
const toSomebody =
  /^ (?:toujours |aussi |alors |tout de suite |immédiatement )?(?:accompagné|assuré|averti|conseillé|couvert|dédommagé|dépanné|formé|informé|livré|payé|prévenu|rappelé|remboursé|servi|tenu)(?![\p{L}])/iu;

/** Conjunctions with which a verb is in the subjunctive. */
const wishing = /(?:pour|afin|avant|sans|bien|jusqu’à ce) qu’$/iu;

/** All of a sentence in which the third person means the recipient, from its first word on. */
function turned(sentence: string, meant: Meant): string | null {
  let isUnknown = false;
  let from = -1;
  const said = sentence.replace(
    subject,
    (
      whole: string,
      who: string,
      not: string,
      reflexive: string,
      pronoun: string,
      verb: string,
      offset: number,
    ) => {
      const lower = verb.toLowerCase();
      const isOne = /^(?:il|elle)$/iu.test(who);
      const isThing = offset > 0 && ofThings.test(pronoun.trim() || lower);
      const isDone = /^(?:est|sera)$/.test(lower) && toSomebody.test(sentence.slice(offset + whole.length));
      if (isOne && (meant !== "client" || (isThing && !isDone))) return whole;
      const isWish = wishing.test(sentence.slice(Math.max(0, offset - 16), offset));
      const you = opinion.test(verb)
        ? null
        : ((isWish ? vousOfSubjunctive(lower) : null) ?? (isOne ? youOf(lower) : youOfPlural(lower)));
      if (you === null) {
        isUnknown ||= who.toLowerCase() !== "eux";
        return whole;
      }
      if (from === -1) from = offset;
      const vous = /^\p{Lu}/u.test(who) ? "Vous" : "vous";
      return `${vous} ${not}${reflexive === "" ? "" : "vous "}${pronoun}${you}`;
    },
  );
  if (isUnknown) return null;
  const isOne = meant === "client";
  const whole = withPeople(
    (from === -1 ? said : said.slice(0, from) + withFurtherVerbs(said.slice(from), isOne))
      .replace(/(?<=\p{L})u’vous /giu, "ue vous ")
      .replace(themselves, "vous $1")
      .replace(/(?<!\p{L})(?:eux|elles)-mêmes/gu, "vous-mêmes")
      .replace(/(?<!\p{L})(?:lui|elle)-même(?!\p{L})/gu, isOne ? "vous-même" : "$&"),
  );
  return withPossessives(isOne ? withOwn(whole.replace(helpedOne, "$1vous ")) : whole, meant);
}

/** "avec eux", "chez eux": who is meant, after a preposition that stands before people. */
const withPeople = (text: string) =>
  text.replace(/(?<=(?<!\p{L})(?:avec|chez|pour|sans|à) )(?:eux|elles)(?=[ ,.]|$)/giu, "vous");

/** People of the recipient, whom "eux" may mean. */
const others =
  /(?<!\p{L})(?:agents|candidats|collaborateurs|convives|élèves|employés|enfants|équipes|invités|jeunes|ouvriers|patients|résidents|salariés|stagiaires|techniciens|visiteurs)(?!\p{L})/iu;

/** "son silo", "ses factures" of one client who is spoken of. */
const withOwn = (text: string) =>
  text.replace(/(?<!\p{L})(?:son|sa) (?=\p{L})/gu, "votre ").replace(/(?<!\p{L})ses (?=\p{L})/gu, "vos ");

/** What joins a further verb of one subject, and the pronouns before it. */
const further =
  /(?<= (?:et|ou|puis|mais) |, (?:et |puis )?)((?:ne |n’)?(?:se |s’)?(?:(?:nous|les|le|la|leur|lui|y|en) |l’)?)(\p{L}{2,20})(?= |[,.]|$)/giu;

/** The further verbs of who became "vous": "vous déposez et récupèrent" is "vous déposez et récupérez". */
function withFurtherVerbs(text: string, isOne: boolean): string {
  // Another subject has verbs of its own.
  const next =
    /[,.;:] (?:on|nous|je|c’|ça|le|la|les|l’|un|une|nos|vos|votre|notre) ?(?=\p{L})| (?:et|donc|quand|si) (?:on|nous|je|c’)/iu.exec(
      text,
    );
  const end = next?.index ?? text.length;
  const own = text
    .slice(0, end)
    .replace(further, (whole: string, pronouns: string, verb: string, at: number, all: string) => {
      const lower = verb.toLowerCase();
      const you = isOne ? youOf(lower) : youOfPlural(lower);
      if (you === null || (isOne && pronouns === "" && !isVerbHere(lower, all.slice(at + whole.length))))
        return whole;
      return `${pronouns.replace(/s[e’] ?$/iu, "vous ")}${you}`;
    });
  return own + text.slice(end);
}

/** True of a word that may be a noun as well, where what follows it shows a verb: "commande un extrait". */
const isVerbHere = (word: string, rest: string) =>
  nounOf(word) === null ||
  mostlyVerbs.test(word) ||
  /^ (?:le|la|les|un|une|du|des|son|sa|ses|leurs?|vos|votre|à|quand|ce|tout|chaque|directement|en ligne)(?!\p{L})|^ l’/iu.test(
    rest,
  );

/** Verbs that are nouns as well, of which no offer is a list. */
const mostlyVerbs = /^(?:demande|évite|gagne|garde|passe|reste|signe)$/;

/** The sentence with what "leurs", "leur" and "eux" are to the recipient; `null` where one is left that no rule turns. */
function withPossessives(sentence: string, meant: Meant): string | null {
  let said = "";
  let from = 0;
  // Who was named before owns what "leurs" says, whatever else the sentence names.
  const before = meant === "nobody" ? "" : "leur ";
  for (const word of thirdPersonIn(`${before}${sentence}`)) {
    const start = word.start - before.length;
    if (start < 0) continue;
    const you = toYou(sentence, { ...word, start, end: word.end - before.length });
    if (you === null) return null;
    said += sentence.slice(from, start) + you;
    from = start + word.text.length;
  }
  return said + sentence.slice(from);
}
