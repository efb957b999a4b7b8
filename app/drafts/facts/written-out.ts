import { folded } from "#app/french/folded.ts";
import { isParticiple, isWord, nounOf, spellingsOf, vousOf } from "./lexicon.server.ts";

/** Words that people shorten where they type as they speak. None of them is a French word, a unit or an acronym in small letters. */
const shortWords: ReadonlyMap<string, string> = new Map(
  [
    "ac avec|avc avec|bcp beaucoup|chq chaque|ds dans|jms jamais|mtn maintenant|ns nous|pdt pendant|pr pour|qd quand|qq quelques",
    "qqs quelques|svt souvent|tjr toujours|tjrs toujours|tjs toujours|tps temps|ts tous|tt tout|tte toute|ttes toutes|vs vous",
    "elec électricité|élec électricité|presta prestataire|prestas prestataires|fact facture|gratos gratuitement|loc location|telesco télescopique|télesco télescopique",
    "jai j’ai|javais j’avais|jen j’en|jsuis je suis|jfais je fais|jpeux je peux|cest c’est|cetait c’était|nest n’est",
    "dabord d’abord|daccord d’accord|dailleurs d’ailleurs|dhabitude d’habitude|dun d’un|quil qu’il|quils qu’ils|quon qu’on|sil s’il",
    "aujourdhui aujourd’hui|jusqua jusqu’à|jusquà jusqu’à|jusquau jusqu’au|jusquaux jusqu’aux|lorsquil lorsqu’il|presquile presqu’île",
    "ya il y a|yapa il n’y a pas|yaura il y aura|yavait il y avait|ca ça|connait connaît|tva TVA|ttc TTC|ht HT|cnc CNC",
  ]
    .join("|")
    .split("|")
    .map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)] as const),
);

/** "c moins cher", "g pas le temps": letters that are said as a subject with its verb. */
const spokenLetters =
  /(?<![\p{L}\d’'.])([cg]) (?=(?:pas|plus|trop|moins|bien|tout|toujours|nous|vous|moi|lui|un|une|le|la|les|du|des|mon|ma|mes|comme|facile|possible|rapide|compliqué|inclus|compris|gratuit|déjà|deja|quand|qui|besoin|eu|fait|pris)(?!\p{L}))/gu;

/** "c ecrit", "c simple": the same before what somebody says something to be. */
const spokenIs =
  /(?<![\p{L}\d’'.]|(?<!\p{L})[abd] (?:et|ou|à|a) |(?:vitamine|plan|type|lot|zone|classe|permis) )c (\p{L}{2,20})(?![\p{L}’])/gu;
const states = new Set(
  "à au avec bien bon cher chez clair cool court dans dur efficace en eux faux fiable gagnant gratuit idéal inutile ici jamais là long lourd mieux normal ok parfait parti pénible plutôt pour pourquoi pratique propre rien rentable sans simple souvent sur sûr top tranquille très trop utile votre notre vrai".split(
    " ",
  ),
);
const isSaid = (word: string) =>
  states.has(word) ||
  isParticiple(word) ||
  spellingsOf(folded(word)).some((each) => states.has(each) || isParticiple(each));
const withIs = (line: string) =>
  line.replace(spokenIs, (whole: string, word: string) => (isSaid(word) ? `c’est ${word}` : whole));

/** Short words whose meaning the noun before them shows: "logiciel compta", "parc info". */
const shortAfter: readonly [RegExp, string][] = [
  [/(?<=(?<!\p{L})(?:logiciels?|cabinets?|outils?|services?) )compta(?!\p{L})/giu, "de comptabilité"],
  [/(?<=(?<!\p{L})(?:la|de|en|votre|notre|leur|sa) )compta(?!\p{L})/giu, "comptabilité"],
  [
    /(?<=(?<!\p{L})(?:maintenance|matériel|materiel|parc|service|support|dépannage|depannage|assistance) )info(?!\p{L})/giu,
    "informatique",
  ],
];

/** Compounds that are typed in two words. */
const compounds: readonly [RegExp, string][] = [
  // An apostrophe that was typed as a blank: "d attendre", "l an", "qu une", "j ai", "c est".
  [
    /(?<![\p{L}\p{N}’'-]|\d )([dln]|qu) (?=(?!aux|avec|entre|est|ont|elles|eux)[aeiouyéèêh]\p{L}{2})/gu,
    "$1’",
  ],
  [/(?<![\p{L}\p{N}’'-]|\d )(d|qu) (?=(?:un|on|il)(?!\p{L}))/gu, "$1’"],
  [/(?<![\p{L}\p{N}’'-]|\d )(j) (?=(?:ai|en|y)(?!\p{L}))/gu, "$1’"],
  [/(?<![\p{L}\p{N}’'-]|\d )(c) (?=(?:est|était|etait)(?!\p{L}))/gu, "$1’"],
  [/(?<!\p{L})(jusqu)[ ’']a(?!\p{L})/giu, "$1’à"],
  [/(?<!\p{L})(jusqu) (?=aux?(?!\p{L}))/giu, "$1’"],
  [/(?<!\p{L})(moi|toi|lui|elle|eux|elles) m[eê]me(s?)(?!\p{L})/giu, "$1-même$2"],
  [/(?<!\p{L})(week) (end)/giu, "$1-$2"],
  [/(?<!\p{L})(turn) (over)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(a)u del[aà](?!\p{L})/giu, "$1u-delà"],
  [
    /(?<!\p{L})([aà]u|par|ci|l[aà]) (dessus|dessous|devant|dedans|dehors)(?= (?:de|des|du|d’)(?!\p{L})|[.,;:]|$)/giu,
    "$1-$2",
  ],
  [/(?<!\p{L})(c)[’']est [aà] dire(?!\p{L})/giu, "$1’est-à-dire"],
  [/(?<!\p{L})(vis) [aà] (vis)(?!\p{L})/giu, "$1-à-$2"],
  [/(?<!\p{L})(cel(?:ui|le|les)|ceux) (ci|l[aà])(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(là|la) (bas|haut)(?=[.,;]|$)/giu, "là-$2"],
  [/(?<=(?<!\p{L})(?:l’|une?|les|vos|cet|cette|chaque|en|nos) ?)apr[eè]s midi(?!\p{L})/giu, "après-midi"],
  [/(?<=(?<!\p{L})(?:mon|notre|votre|un|le|de|du|leur|son) )(savoir) (faire|[eê]tre)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(mi|demi) (temps|heures?|saison|journées?|tarif|parcours)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(rez) de (chauss[eé]e)/giu, "$1-de-$2"],
  [/(?<!\p{L})(appels? d[’'])offre(?!\p{L})/giu, "$1offres"],
  [/(?<!\p{L})(sous) (?=trait\p{L})/giu, "$1-"],
  [/(?<!\p{L})(?<=(?:un|le|du|vos|nos|des|de|ce|sur) )(rendez) (vous)(?!\p{L})/giu, "$1-$2"],
  [/(?<=^|[,.;:] |(?<!\p{L})(?:quand|car|parce que|puisque|lorsque|mais|si) )y a (?=\p{L}|\d)/gu, "il y a "],
  [/^Y a (?=\p{L}|\d)/gu, "Il y a "],
  [/(?<![\p{L}\d’'-])y['’]a (?=\p{L}|\d)/gu, "il y a "],
  [/(?<=^|[,.;:] )y (?=(?:aura|avait|aurait)(?!\p{L}))/gu, "il y "],
  [/(?<!\p{L})il il y/gu, "il y"],
  [/(?<=qu)[ei] il y(?= a)/gu, "’il y"],
  [/(?<!\p{L})il y a[ -]t[ -]il(?!\p{L})/gu, "y a-t-il"],
  [/(?<!\p{L})([Ii]l) y a pas (?=\p{L})/gu, "$1 n’y a pas "],
  [/(?<![\p{L}\d’])d(?=\d{1,3}[ \u00A0]?(?:h|heures?|min|jours?|ans?|km|m)(?!\p{L}))/gu, "d’"],
  [/(?<!\p{L})(en) pane(?!\p{L})/giu, "$1 panne"],
  [/(?<=(?<!\p{L})(?:des|en|le|les|un|vos) )fut(s?)(?!\p{L})/giu, "fût$1"],
  [/(?<!\p{L})si (ils?)(?!\p{L})/gu, "s’$1"],
  [/(?<!\p{L})av (?=\d)/gu, "avant "],
  [/(?<=\d)(?=(?:cm|g|kg|kgs|km|kw|kwh|l|m|min|mm|to|tonnes)(?![\p{L}\d²³]))/giu, " "],
  [/(?<=\d)(?:[eè]me|i[eè]me)(s?)(?!\p{L})/gu, "e$1"],
  [/(?<!\d)1[eè]re(s?)(?!\p{L})/gu, "1re$1"],
  [/(?<=\d (?:mois|jours|semaines|ans|heures|h|personnes|pers) )(max|mini|maxi)(?!\p{L})/gu, "$1mum"],
];

/** Things that are named by a verb or a noun and what it is done to, whose hyphen was left out. */
const things: readonly [RegExp, string][] = [
  [/(?<!\p{L})(garde)[ -](corps|meubles?|manger)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(?:l)[eèé]ve[ -](personnes?|malades?|patients?|charges?)(?!\p{L})/gu, "lève-$1"],
  [/(?<!\p{L})L[eèé]ve[ -](personnes?|malades?|patients?|charges?)(?!\p{L})/gu, "Lève-$1"],
  [/(?<!\p{L})s[eèé]ch?e[ -](linge|mains?|cheveux)(?!\p{L})/gu, "sèche-$1"],
  [/(?<!\p{L})(monte)[ -](charges?|escaliers?|meubles?|malades?|plats?)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(lave)[ -](linge|vaisselle|mains?)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(chauffe)[ -](eau)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(coupe)[ -](feu|vent|circuit)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(pare)[ -](feu|flammes?|brise|pluie|vapeur|soleil|chocs?|balles?)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(brise)[ -](soleil|vue|vent|roche)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(porte)[ -](documents?|outils?|vélos?|velos?|clés?|cles?)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(chasse)[ -](neige)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(tire)[ -](palettes?|bouchons?)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(essuie)[ -](mains?|tout)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(aides?) (soignante?s?|ménag[eè]res?|menageres?)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(auto) (entrepreneure?s?)(?!\p{L})/giu, "$1-$2"],
  [/(?<!\p{L})(micro) (crèches?|creches?|entreprises?)(?!\p{L})/giu, "$1-$2"],
  [/(?<=(?<!\p{L})(?:le|les|un|des|du|votre|vos) )(sous) (sols?)(?!\p{L})/giu, "$1-$2"],
  [/(?<=(?<!\p{L})(?:le|les|un|des|du|votre|vos) )(compte)(s?) (rendus?)(?!\p{L})/giu, "$1$2-$3"],
  [/(?<!\p{L})(plate) (formes?)(?!\p{L})/giu, "$1-$2"],
  [/(?<=(?<!\p{L})(?:le|les|ce|chaque|du|des|un) )we(?!\p{L})/gu, "week-end"],
  [/(?<=\d )ex(?=[,.;]|$| (?:par|en|minimum|mini|min)(?!\p{L}))/gu, "exemplaires"],
];

/** "maximum" of "3 mois max" and of "3 mois maxi". */
const wholeLimit = (line: string) => line.replace(/(?<!\p{L})(max|min)i?mum(?!\p{L})/gu, "$1imum");

const consonant = /[bcdfglmnprstz]/;

/** True of a word that the dictionary has, with its accents or without those that were left out. */
export const isKnownWithAccents = (word: string): boolean =>
  isWord(word) || spellingsOf(folded(word)).some((right) => agrees(word, right));

/** True where a spelling has the accents that were typed, and perhaps others: "recolté" of récolté. */
const agrees = (typed: string, right: string) =>
  typed.length === right.length &&
  [...typed].every((letter, at) => letter === right[at] || letter === folded(right[at] ?? ""));

/** The shortest word that is judged: in a shorter one a letter more or less makes too many others. */
const fewLetters = 5;

/**
 * A word as the dictionary has it where one letter is wrong in a way in which people mistype: a consonant that is single
 * or double, "mt" and "cment" for "cement", "k" for "que". As it is where that makes no word, or several.
 */
function respelled(word: string): string {
  if (word.length < fewLetters || isKnownWithAccents(word)) return word;
  const found = new Set<string>();
  for (const [at, letter] of [...word].entries()) {
    if (!consonant.test(letter) || at === 0) continue;
    const isDouble = word[at + 1] === letter;
    if (word[at - 1] === letter) continue;
    const other = word.slice(0, at) + (isDouble ? "" : letter) + word.slice(at);
    if (isKnownWithAccents(other)) found.add(other);
  }
  for (const [wrong, right] of endings)
    if (word.endsWith(wrong) && isKnownWithAccents(word.slice(0, -wrong.length) + right))
      found.add(word.slice(0, -wrong.length) + right);
  const [only] = found;
  return found.size === 1 && only ? only : word;
}
const endings = [
  ["mt", "ment"],
  ["ment", "ement"],
  ["k", "que"],
] as const;

/** "je connait", "je la reprend": the first person of a verb that was typed in the third. */
const firstPersons: Readonly<Record<string, string>> = { peut: "peux", veut: "veux", connaît: "connais" };
const firstPerson =
  /(?<!\p{L})(je (?:ne |n’)?(?:(?:vous|la|le|les|me|y|en) |l’)?)(\p{L}{3,20}[td])(?!\p{L})/giu;
const withFirstPerson = (line: string) =>
  line.replace(firstPerson, (whole: string, before: string, verb: string) => {
    if (vousOf(verb.toLowerCase()) === null || isParticiple(verb)) return whole;
    return before + (firstPersons[verb] ?? `${verb.endsWith("d") ? verb : verb.slice(0, -1)}s`);
  });

/** "la matiné": a noun of women's gender without its last letter. */
const withLastE = (line: string) =>
  line.replace(
    /(?<!\p{L})((?:la|une|cette|chaque|votre|notre) |l’)(\p{L}{3,18}é)(?!\p{L})/giu,
    (whole: string, before: string, noun: string) =>
      nounOf(noun.toLowerCase()) === null && nounOf(`${noun.toLowerCase()}e`)?.gender === "f"
        ? `${before}${noun}e`
        : whole,
  );

/** "on vien": the third person without its ending. */
const withThirdPerson = (line: string) =>
  line.replace(
    /(?<!\p{L})((?:on|il|elle|ça|qui) (?:vous |le |la |les )?)(\p{L}{3,18})(?!\p{L})/giu,
    (whole: string, before: string, verb: string) =>
      !isKnownWithAccents(verb.toLowerCase()) && vousOf(`${verb.toLowerCase()}t`)
        ? `${before}${verb}t`
        : whole,
  );

/** What stands after a number and is counted in no plural by its ending. */
const uncounted =
  /^(?:janvier|février|fevrier|mars|avril|juin|juillet|août|aout|septembre|octobre|novembre|décembre|decembre|maximum|minimum|mini|cent|mille|pour|sous|soit|avec|dans|chez|comme|entre|contre|même|meme|autre|tout|toute|plus|moins|bien)$/;

/** "140 machine" is 140 machines, "3 camion frigorifique" 3 camions frigorifiques. */
const withPlurals = (line: string) =>
  line.replace(
    /(?<![\p{L}\d.,/-])((?:[2-9]|[1-9]\d{1,2}) )(\p{Ll}{4,20})((?: \p{Ll}{1,14}(?:able|aire|ale|ante|elle|ente|euse|ible|ique|ive))?)(?![\p{L}\d’-])/gu,
    (whole: string, figure: string, noun: string, adjective: string) => {
      const isOne =
        nounOf(noun)?.isPlural === false ||
        spellingsOf(noun).some((each) => nounOf(each)?.isPlural === false);
      const isCounted = isOne && !uncounted.test(noun) && !/[sxz]$/.test(noun);
      const plural = /(?:eau|eu)$/.test(noun) ? `${noun}x` : `${noun}s`;
      if (!isCounted || !isKnownWithAccents(plural)) return whole;
      return `${figure}${plural}${adjective === "" ? "" : `${adjective}s`}`;
    },
  );

/** An address of the web or of a mailbox, in which no word is one of the line. */
const isAddress = (typed: string) => /@|:\/\/|\p{L}\.\p{L}/u.test(typed);

/**
 * A line that was typed in a hurry, with its words written out: "tt les jours" is "tous les jours", "jai" "j’ai",
 * "netoyage" "nettoyage". Words with a capital and addresses stay. interpretation.md D324.
 */
export function writtenOut(line: string): string {
  const words = line
    .split(" ")
    .map((typed, at) => {
      if (isAddress(typed)) return typed;
      return typed.replace(
        /(?<![\p{L}\p{M}\d’'&-])\p{L}[\p{L}\p{M}]{1,24}(?![\p{L}\p{M}\d’&-])/gu,
        (word) => {
          const lower = word.toLowerCase();
          if (word === lower) return shortWords.get(word) ?? respelled(word);
          const isFirst = at === 0 && word.slice(1) === lower.slice(1);
          const right = isFirst ? (shortWords.get(lower) ?? respelled(lower)) : lower;
          return right === lower ? word : right.charAt(0).toUpperCase() + right.slice(1);
        },
      );
    })
    .join(" ")
    .replace(/(?<!\p{L})tout (?=les )/gu, "tous ")
    .replace(spokenLetters, (_, letter: string) => (letter === "c" ? "c’est " : "j’ai "));
  const whole = [...compounds, ...things, ...shortAfter].reduce(
    (text, [typed, right]) => text.replace(typed, right),
    withIs(words),
  );
  return withPlurals(withLastE(withThirdPerson(withFirstPerson(wholeLimit(whole)))));
}
