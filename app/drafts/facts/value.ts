import { folded } from "#app/french/folded.ts";
import { isNamedWork, saidAsOffer } from "./bare-offer.ts";
import { speaksOf } from "./company-words.ts";
import { inDistantRegister } from "./distant-register.ts";
import { isEnglish } from "./english.ts";
import { hasFiniteVerb } from "./finite-verbs.ts";
import { asSentence, capitalised, midSentence, withoutFullStop } from "./french.ts";
import { isParticiple, nounOf } from "./lexicon.server.ts";
import { sentencesOf } from "./plain-line.ts";
import { saidByUs, speaksOfFirm } from "./said-by-us.ts";
import { saidFormally } from "./said-formally.ts";
import { type IsReader, saidToReader } from "./said-to-reader.ts";
import { sentencesIn } from "./sentences-in.ts";
import { saysHow } from "./stands-alone.ts";
import { isOfSome, themAsYou, withoutThem } from "./them-as-you.ts";
import { thirdPersonIn } from "./third-person.ts";
import { tradeAsAttribute } from "./topic.ts";
import { formOf, type ValueForm } from "./value-form.ts";
import { withNe } from "./with-ne.ts";
import { withoutCliches } from "./without-cliches.ts";

/** What a customer offers, said to the recipient. */
export type Value = {
  /** A difficulty of the recipient, as a question: "Vos machines tombent en panne ?". `null` if none is named. */
  problem: string | null;
  /** What is so in the recipient's trade, as a statement that asks nothing: "Un litige coûte en moyenne 8 000 €." */
  situation: string | null;
  /** The sentence that says what is offered, and the ones after it. `null` if only a difficulty is named. */
  main: { form: ValueForm; sentence: string } | null;
  rest: string[];
  /** Sentences that do not fit beside these, each of which stands alone: a later mail may say one. */
  more: string[];
  /** True where the main sentence says nothing by itself: a term of the offer, or what is left of one that no mail says. */
  needsTrade: boolean;
};

/**
 * Code points that read well in one mail, and from which one of its sentences is taken apart; one that cannot be may be
 * longer where it is all that is offered.
 */
const max = { all: 280, sentence: 280, alone: 360 } as const;

/** What readers of a value are told of the customer. */
type Customer = {
  /** False for a text that may not be used. */
  isAllowed: (text: string) => boolean;
  company?: string | null;
  /** After what people such as the recipient suffer from: "Est-ce votre cas ?". */
  asksYou: string;
  /** Who "les dirigeants" are to the recipient. */
  isReader?: IsReader;
  /** True of a tone in which nobody says "vos gars". */
  isDistant?: boolean;
};

/**
 * What a customer typed as whole sentences to the recipient, as many as fit in a mail. A sentence in the third person is
 * turned where only "leurs" and "leur" have to change, else left out; one that is too long is left out too, never cut.
 * What is offered comes before what the firm is. `null` when nothing is left. interpretation.md D175, D202.
 */
export function readValue(
  typed: string,
  { isAllowed, company = null, asksYou, isReader = () => false, isDistant = false }: Customer,
): Value | null {
  const sentences = sentencesIn(typed).filter(
    (sentence) => !isHeading(sentence) && !isCry(sentence) && !isAddress(sentence) && !isVirtue(sentence),
  );
  const registered = (sentence: string) => (isDistant ? (inDistantRegister(sentence) ?? "") : sentence);
  const sayable = sentences.map((sentence) =>
    isEnglish(sentence) || isEquation(sentence)
      ? null
      : withoutCliches(registered(saidFormally(withNe(withoutFillers(withColonFor(sentence)))) ?? "")),
  );
  const typedSentences = sayable.flatMap((sentence) =>
    clausesOf(withoutBecause(sentence ?? "")).flatMap((clause) => fittingParts(withColon(withComma(clause)))),
  );
  const told = themAsYou(typedSentences, isReader).map((sentence, at) =>
    sentence === null
      ? null
      : saidByUs(sentence, company, { isOfFirm: speaksOfFirm(typedSentences.slice(0, at), company) }),
  );
  const judged = typedSentences
    .map((sentence, at) => ({ typed: sentence, said: told[at] ? withoutThem(told[at]) : null }))
    .flatMap(({ typed: sentence, said }) =>
      apart(said === null ? "" : isOfSome(said) ? said : saidToReader(said, isReader)).map((part) => ({
        typed: sentence,
        said: part,
      })),
    )
    .filter(({ said }) => said !== "" && isAllowed(said))
    .map(({ typed: sentence, said }) => judgedSentence(sentence, punctuated(withoutShout(said)), company))
    .map((each, at, all) =>
      each.form === "you" && goesOnWith(all[at + 1]) ? { ...each, form: "problem" as const } : each,
    )
    .map((each, at, all) =>
      each.form === "observation" && !asksOfPeople.test(each.sentence) && all.slice(0, at).some(isRemedy)
        ? { ...each, form: "fact" as const }
        : each,
    );
  const situation = situationIn(judged, saidByContrast(sayable));
  const remedies = judged.filter(isRemedy).filter((each) => each !== situation);
  const problem = judged.find(
    (each) => (each.form === "problem" || each.form === "observation") && each !== situation,
  );
  const offers = remedies.filter(({ sentence }) => !boast.test(sentence));
  const main = offers.find(isOffer) ?? offers.find(({ sentence }) => !continues(sentence)) ?? offers[0];
  if (!problem && !main && !situation) return null;
  return {
    problem: problem ? asQuestion(problem.sentence, problem.form === "observation" ? asksYou : null) : null,
    situation: situation?.sentence ?? null,
    main: main ? { sentence: main.sentence, form: main.form } : null,
    ...(main ? sentencesAfter(main, offers) : { rest: [], more: [] }),
    needsTrade:
      main !== undefined && (sayable[0] === null || isDetail(main.sentence) || proof.test(main.sentence)),
  };
}

/** People such as the recipient, of whom one may ask whether it is their case, and when something happens. */
const asksOfPeople =
  /^(?:Les|Des|Beaucoup|La plupart|Trop d|Certain|Bien des|Quand|Lorsque|Si)|^\d{1,3}\u00A0%|^(?:Une?|\d{1,3}) \p{L}{2,20} sur /u;

/** What makes a statement about a trade worth to be written to: what it costs, what has to be, what is missing. */
const stakes =
  /(?<!\p{L})(?:obligatoires?|interdite?s?|plomb(?:e|ent)|coût(?:e|ent) (?!rien|moins|\d{1,4}\u00A0€ par)|pa(?:ie|ye)nt|amendes?|sanctions?|manqu(?:e|ent) (?:de|d’)|de moins en moins|de plus en plus|en moins)(?!\p{L})/iu;

/** True where the second sentence sets who writes against what the first one says: "Nous, on met tout dans l’appli". */
const saidByContrast = ([, second]: readonly (string | null)[]) =>
  /^(?:Nous|Moi),? (?:on|nous|je|j’)|^(?:Chez|Avec) nous,? (?:on|nous|tout|c’est) /u.test(second ?? "");

/**
 * The first sentence where it says what is so in the recipient's trade, and another one what is offered: "Le fioul plombe le
 * budget des communes. Nous posons…". Nobody is asked whether that is their case. interpretation.md D327.
 */
function situationIn(judged: readonly Judged[], isByContrast: boolean): Judged | null {
  const [first, ...others] = judged;
  if (!first || !others.some(({ form }) => form === "we" || form === "named")) return null;
  const isOurs = /(?<!\p{L})(?:nous|notre|nos|on|je|vous|vos|votre)(?!\p{L})/iu.test(first.sentence);
  const isStated =
    first.form === "observation"
      ? !asksOfPeople.test(first.sentence)
      : first.form === "fact" && (isByContrast || stakes.test(first.sentence));
  return isStated && !isOurs ? first : null;
}

/** "Flexible éclaté = arrêt": what is known to who reads it. */
const isEquation = (sentence: string) => / = \S{1,30}(?: \S{1,30}){0,2}$/u.test(sentence);

/** "Panne = une remorque chez vous en 4 h": what follows from what. */
const withColonFor = (sentence: string) => sentence.replace(/ (?:=|->|=>|→) /u, "\u00A0: ");

/** What somebody says while they look for words, and a face made of marks. */
const fillers =
  /^(?:(?:alors|bah|ben|bon|bref|disons|donc|du coup|en fait|en gros|en résumé|euh|eh bien|franchement|grosso modo|hé bien|pour faire (?:court|simple)|voilà)(?: ?[,:])? ){1,4}(\p{L})/iu;
const withoutFillers = (sentence: string) =>
  capitalised(sentence.replace(fillers, "$1").replace(/ ?[;:]-?\)/gu, ""));

/** "Parce que nous livrons le dimanche" answers a question that no mail asks, and "Et si" goes on from what may not stand before it. */
const withoutBecause = (sentence: string) =>
  capitalised(
    sentence
      .replace(/^(?:Parce que |Parce qu’|Car (?=nous |on |je ))/iu, "")
      .replace(/^Et (?=si [^?]{1,280}$|quand [^?]{1,280}$)/iu, ""),
  );

/** "Vous exposez trois fois par an. Nous louons le stand, le stockons…": what one does with it has to be known. */
const goesOnWith = (next: Judged | undefined) =>
  next !== undefined &&
  /^(?:Nous|On|Je) (?:vous )?(?:les?|la|leur|lui|y|en)\s|^(?:Nous|On|Je) (?:vous )?l’/u.test(next.sentence);

/** "Miam !", "Bonjour !": one word alone. */
const isCry = (sentence: string) => sentence.endsWith("!") && !/\p{L}[ ’]\p{L}/u.test(sentence);

/** "Qualité, écoute, proximité": what every firm says of itself, and nobody can buy. */
const isVirtue = (sentence: string) =>
  sentence.length < 120 &&
  withoutFullStop(sentence)
    .split(/, | et | & | ?\/ ?/)
    .every((item) => virtues.has(folded(item).replace(/^(?:la|le|les|notre|nos|l’|une?|et) ?/u, "")));
const virtues = new Set(
  "accompagnement,competence,competences,confiance,conseil,disponibilite,ecoute,efficacite,engagement,excellence,expertise,experience,fiabilite,flexibilite,humain,innovation,passion,performance,ponctualite,prix,professionnalisme,proximite,qualite,qualite de service,rapidite,reactivite,rigueur,satisfaction,savoir-faire,serieux,service,simplicite,sourire,souplesse,suivi,tarifs,transparence".split(
    ",",
  ),
);

/** The address of a site or of a mailbox, which is no offer. */
const isAddress = (sentence: string) =>
  /:\/\/|(?<!\p{L})www\.|@/iu.test(sentence) || /^\S{2,200}\.\p{L}{2,10}\.$/u.test(sentence);

/** Rank and age of a firm, and nothing else: "Leader depuis 1987". */
const boast =
  /^(?:Leader|Numéro (?:un|1)|N° ?1|Depuis|Plus de \d{1,3} ans|\d{1,3}[ \u00A0]ans|Créée?s? en|Fondée?s? en)(?![^.]{0,200}(?:,|:|(?<!\p{L})(?:nous|vous|vos|votre|on|est|pour)(?!\p{L})))/u;

/** "Quand votre informatique tombe en panne vous perdez une journée" with the comma after its first clause. */
function withComma(sentence: string): string {
  if (!/^(?:Quand|Lorsque|Si|Dès que) |^S’ils? /u.test(sentence)) return sentence;
  const words = sentence.split(" ");
  const at = words.findIndex(
    (word, place) =>
      place > 2 &&
      /^(?:vous|nous|on|je|j’\S+)$/.test(word) &&
      !joining.has(words[place - 1] ?? "") &&
      !/^(?:à|de|qui|et|ou|vous|nous|je|on)$/.test(words[place - 1] ?? "") &&
      hasFiniteVerb(words.slice(1, place).join(" ").replace(/^il /u, "")),
  );
  const before = words.slice(0, at).join(" ");
  return at === -1 || /[,:;]/.test(before) ? sentence : `${before}, ${words.slice(at).join(" ")}`;
}

/** From so many characters on a sentence with several commas is taken apart where a new clause begins. */
const manyClauses = 80;

/** Who begins a clause of their own after a comma, a condition, and what there is none of. */
const clauseAfter = /^(?:on|nous|je|j’|c’est|il y a|si|pas de|pas d’|aucune?) ?(?=\p{L}|\d)/iu;
/** What only introduces the clause after it. */
const introduces =
  /^(?:si|quand|lorsque|lorsqu’|dès|chaque|en|à|au|aux|pour|avec|sans|dans|après|avant|depuis|grâce|fort|forte|et|mais|de|du|d’)(?: |(?<=’))/iu;

/** A clause of who writes, after what introduces it. */
const ours = /(?<=[ ,])(?:on|nous|je|c’est) (?=\p{L})/iu;

/**
 * Sentences of what somebody types in one breath: "je livre avant 7 h, si c’est abîmé je reprends, pas de minimum", and of
 * what happens without the firm and with it: "ils passent leur lundi à chercher, avec nous c’est dix minutes".
 */
function clausesOf(sentence: string): string[] {
  const [before = "", ...withUs] = sentence.split(/, (?=(?:avec|chez) nous,? ?(?:c’est|vous|on|tout|il) )/iu);
  const first = withUs.length > 0 && hasFiniteVerb(before) ? [before] : [];
  const rest = first.length > 0 ? withUs.join(", ") : sentence;
  const parts = rest.split(", ");
  if (rest.length < manyClauses || parts.length < 3)
    return [...first, rest].filter((each) => each !== "").map(asSentence);
  const clauses: string[] = [];
  for (const part of parts) {
    const last = clauses.at(-1);
    const isWhole =
      last !== undefined &&
      (!introduces.test(last) || ours.test(last)) &&
      last.split(" ").length > 4 &&
      !/ (?:et|ou|que|si)$/.test(last);
    if (last === undefined || (isWhole && clauseAfter.test(part))) clauses.push(part);
    else clauses[clauses.length - 1] = `${last}, ${part}`;
  }
  return [...first, ...clauses].map(asSentence);
}

/**
 * Sentences of one that says two things: "Réduire vos charges, on s’occupe des dossiers", "Pose de bornes, on gère les aides".
 * What only introduces a sentence ("Chaque lundi, on livre") stays before it.
 */
const apart = (said: string): string[] =>
  sentencesOf(said).flatMap((sentence) => {
    const at = sentence.search(/, (?:nous|on|je) /u);
    const before = sentence.slice(0, Math.max(0, at));
    return at > 0 &&
      !isWhen(before) &&
      (formOf(sentence) === "infinitive" || isNamedWork(before) || isGoods(before))
      ? [asSentence(sentence.slice(0, at)), asSentence(sentence.slice(at + 2))]
      : [sentence];
  });

/** "Six mois plus tard", "une fois par an", "intervention finie": what says when the clause after it happens. */
const isWhen = (words: string) =>
  adjunct.test(words) ||
  (!/ (?:comprise?s?|incluse?s?)(?= |$)/u.test(words) && isParticiple(words.split(" ")[1] ?? ""));

/** "Bière bio en fût de 30 litres": words that name goods, and neither who writes nor when or how. */
function isGoods(words: string): boolean {
  const [noun = "", ...more] = words.split(" ");
  return (
    more.length > 2 &&
    !words.includes(",") &&
    !introduces.test(words) &&
    !hasFiniteVerb(words) &&
    nounOf(noun.toLowerCase()) !== null &&
    !isParticiple(noun.toLowerCase()) &&
    tradeAsAttribute(midSentence(words)) === null &&
    saidAsOffer(words, false)?.offer.startsWith("Vous avez") === true
  );
}

/** "On vous fait gagner du temps, la compta est à jour": the second says how, after a colon; and "sinon" has its comma. */
function punctuated(sentence: string): string {
  const said = sentence.replace(/(?<=[\p{L}\d]) sinon (?=vous |on |nous )/u, ", sinon ");
  const [, ours = "", how = ""] =
    /^((?:On|Nous|Je|J’)(?:[^,:;]{4,160}|[^,:;]{4,60}, [^,:;]{3,40} et [^,:;]{3,50})), ((?:la|le|les|l’|tout|vous) ?[^:;]{4,260})$/u.exec(
      said,
    ) ?? [];
  const isClause = hasFiniteVerb(how) && !/(?<!\p{L})(?:qui|que|dont|où|si|quand) /u.test(ours);
  return isClause ? `${ours}\u00A0: ${how}` : said;
}

/** "Fuite ou panne on vient le jour même" with the colon that somebody in a hurry left out. */
function withColon(sentence: string): string {
  const words = sentence.split(" ");
  // In "les entreprises nous confient leur accueil" nobody of us does anything.
  const at = words.findIndex(
    (word, place) =>
      /^on$/i.test(word) ||
      (/^nous$/i.test(word) && words.slice(place + 1, place + 4).some((next) => /(?:ons|ommes)$/.test(next))),
  );
  const before = words.slice(0, at).join(" ");
  const isApart = at > 1 && !/[,:;?!.]/.test(before) && !joining.has(words[at - 1]?.toLowerCase() ?? "");
  if (!isApart || formOf(before) !== "phrase" || hasFiniteVerb(before)) return sentence;
  return `${before}${adjunct.test(before) ? "," : "\u00A0:"} ${words.slice(at).join(" ")}`;
}
/** When, where and with what something is done, which only introduces it: "trois mois après", "une fois par an", "avec 100 ml d’huile". */
const adjunct =
  /^(?:à|après|au|aux|avant|avec|chaque|chez|contre|dans|depuis|dès|en|entre|grâce|pendant|pour|sans|selon|sous|sur) |^(?:(?:une?|deux|trois|quatre|cinq|six|sept|huit|dix|douze|quelques|plusieurs|\d{1,3}|tou(?:s|tes)(?: les)?(?: \p{L}{2,9})?|les?|la) |l’)(?:fois|secondes?|minutes?|heures?|jours?|journées?|nuits?|semaines?|week-ends?|mois|trimestres?|semestres?|ans?|années?|matins?|midis?|après-midis?|soirs?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lendemain|veille)(?!\p{L})|(?<!\p{L})(?:après|avant|plus tard|ensuite|durant|sur sept|sur 7)$/iu;
const joining = new Set(
  "que qu’ dont où et ou quand si comme car mais avec chez pour sans puisque lorsque quoi donc puis alors ensuite aujourd’hui ici partout chaque".split(
    " ",
  ),
);

/** "Pourquoi nous choisir ?", "Qui sommes-nous ?": the title of what follows, which nobody is asked. */
const isHeading = (sentence: string) =>
  /^(?:pourquoi|qui|que|quoi|comment|où|quels?|quelles?|notre|nos)(?!\p{L})/iu.test(sentence) &&
  /(?<!\p{L})(?:nous|notre|nos|je|moi)(?!\p{L})/iu.test(sentence) &&
  sentence.endsWith("?");

/** A sentence about an offer ends with a full stop: who reads it has not asked for it. */
const withoutShout = (sentence: string) =>
  asSentence(sentence.endsWith("!") ? sentence.slice(0, -1).trimEnd() : sentence);

type Judged = { sentence: string; form: ReturnType<typeof formOf> };

function judgedSentence(typed: string, sentence: string, company: string | null): Judged {
  const isNamed =
    company !== null &&
    (sentence.toLowerCase().includes(company.toLowerCase()) || speaksOf(sentence, company));
  if (isNamed) return { sentence, form: "named" };
  const form = formOf(sentence);
  // Who was spoken of in the third person has the difficulty, whatever its words: "Leurs factures ont doublé".
  const isTheirs =
    /^Leurs?\s/u.test(typed) &&
    thirdPersonIn(typed).length > 0 &&
    !/(?<!\p{L})(?:on|nous|notre|nos)(?!\p{L})/iu.test(sentence);
  const isProblem = form === "you" && (lack.test(sentence) || (isTheirs && !benefit.test(sentence)));
  return { sentence, form: isProblem ? "problem" : form };
}

/** What is lacking to who needs it: "pas l’argent pour refaire". */
const lack = /(?<!\p{L})(?:pas|plus) (?:l’argent|le temps|les moyens|la place|le budget|assez d)/u;

/** What one is glad to have: "leur cuisine reste à 24 degrés même en été". */
const benefit =
  /(?<!\p{L})(?:n[e’] ?\p{L}{2,20} (?:plus|jamais|rien)|gagn|économis|reste(?:nt)? (?:à|au|en|propre|ouvert|disponible|conforme)|même (?:en|le|la|les|quand|si)|toujours|enfin|sans|moins|plus (?:vite|tôt|simple|facile|sûr|rapide)|à l’heure|à temps|protég|sécuris|disponible|reçoi|progress|profit|augmentent|doublent|livrée?s|prête?s|formée?s|assurée?s|suivie?s|dès le|en \d|sous \d|avant \d)/iu;

type Remedy = { sentence: string; form: ValueForm };
const isRemedy = (each: Judged): each is Remedy => each.form !== "problem" && each.form !== "observation";

/** What the firm is and since when: true, and no reason to write to anybody. */
const history =
  /^(?:Créée?s?|Fondée?s?|Née?s?|Implantée?s?|Basée?s?|Situées?|Situé|Depuis|Spécialisée?s?|Avec plus de|Nous sommes (?:une?|le|la|basé|implanté|situé|leader)|Je suis|Nous existons)[\s,]/u;

/** Terms and figures of an offer, which say nothing before the offer is known: "De 10 à 300 personnes", "Devis gratuit". */
const isDetail = (sentence: string): boolean =>
  saysHow(sentence) ||
  /^(?:De \d|D[ue] [^,.]{3,60} (?:au|aux|à la|à l’) |Dès |À partir |Jusqu’|Sans |Partout |Un seul |Devis|Essai|Prix |Tarifs?\s|Certifiée?s?\s|Agréée?s?\s|Garantie?\s|Réponse |Paiement|Financement|Disponibles?\s|Intervention \d|Notre |Nos (?!\p{L}{3,20}(?:eurs|iens|ants|istes|aires|iers|agents|ésentants) ))/u.test(
    sentence,
  );

/** "8 salariés sur 10 retrouvent un poste": what came of an offer. */
const proof = /^\d{1,3}[ \u00A0]\p{L}{2,20} sur \d/u;

/** What goes on from the sentence before it. */
const continues = (sentence: string) =>
  connective.test(sentence) ||
  sentence
    .slice(0, 60)
    .split(" ", 4)
    .slice(1)
    .some((word) => adverbs.has(word));
const connective =
  /^(?:Et|Mais|Donc|Ainsi|Aussi|Également|De plus|En plus|Par ailleurs|Cela|Ça|Ce|Cette|Ces|Celui-ci|Celle-ci|Elle|Il)[\s,]/u;
const adverbs = new Set(["aussi", "également", "donc", "ainsi"]);

const isOffer = ({ sentence }: Judged) =>
  !history.test(sentence) && !isDetail(sentence) && !continues(sentence);

/**
 * The sentences after the main one, each once: those that fit beside it, and more. What goes on from a sentence follows it,
 * or is left out.
 */
function sentencesAfter(main: Remedy, offers: readonly Remedy[]): Pick<Value, "rest" | "more"> {
  const room = max.all - [...main.sentence].length;
  const rest: string[] = [];
  const more: string[] = [];
  let isBefore = true;
  for (const { sentence } of offers.slice(offers.indexOf(main) + 1)) {
    const isNew = sentence !== main.sentence && !rest.includes(sentence) && !history.test(sentence);
    if (!isBefore && continues(sentence)) continue;
    isBefore = isNew && [...rest, sentence].join(" ").length <= room;
    if (isBefore) rest.push(sentence);
    else if (isNew && !continues(sentence)) more.push(sentence);
  }
  return { rest, more };
}

/**
 * A sentence, or the parts between semicolons and dashes of one that is too long, and after a colon where whole clauses stand
 * on both sides of it.
 */
function fittingParts(sentence: string): string[] {
  const isAtMost = (text: string, length: number) => [...text].length <= length;
  if (isAtMost(sentence, max.sentence)) return [sentence];
  const parts = sentence.split(/\s?;\s|\s[–—-]\s/).flatMap((part) => {
    const sides = part.split("\u00A0: ");
    const areWhole = sides.every((side) => hasFiniteVerb(side) || /^(?:nous|on|je|vous) /iu.test(side));
    return sides.length === 2 && areWhole ? sides : [part];
  });
  return parts.map(asSentence).filter((part) => isAtMost(part, max.alone) && part.length > 3);
}

function asQuestion(sentence: string, asksYou: string | null): string {
  if (asksYou) return `${asSentence(sentence)} ${asksYou}`;
  return sentence.endsWith("?") ? sentence : `${sentence.replace(/[\s.!…]{1,9}$/u, "")}\u00A0?`;
}
