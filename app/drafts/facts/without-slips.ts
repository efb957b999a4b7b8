import { folded } from "#app/french/folded.ts";
import { isFrench, isParticiple, nounOf, spellingsOf, vousOf } from "./lexicon.server.ts";

/** "larrivee", "lequipe", "dacier": an article or "de" that lost its apostrophe, before a noun. */
const withApostrophes = (line: string) =>
  line.replace(
    /(?<![\p{L}\d’'.@-])([dl])([aàâeéèêhiîoôuy]\p{L}{3,20})(?![\p{L}’'@-]|\.\p{L})/gu,
    (whole: string, elided: string, noun: string) => {
      const isNoun = nounOf(noun) ?? spellingsOf(folded(noun)).find((each) => nounOf(each) !== null);
      return whole !== "lorient" && !isFrench(whole) && isNoun ? `${elided}’${noun}` : whole;
    },
  );

/** "jbosse", "jme": a subject that lost its vowel, before a verb or its pronoun. */
const withSubject = (line: string) =>
  line
    .replace(/(?<![\p{L}’'.@-])(j)(me|te|vous|le|la|les) (?=\p{L})/giu, "$1e $2 ")
    .replace(
      /(?<![\p{L}’'.@-])(j)([bcdfglmprstv]\p{L}{3,15})(?![\p{L}’'.@-])/giu,
      (whole: string, j: string, verb: string) =>
        !isFrench(whole.toLowerCase()) && vousOf(verb) !== null ? `${j}e ${verb}` : whole,
    );

/** "on vous préviens", "on viens": the third person with the ending of the first. */
const withThirdPerson = (line: string) =>
  line.replace(
    /(?<![\p{L}’'-])((?:on|il|elle) (?:ne |n’)?(?:(?:vous|la|le|les|lui|leur|y|en) |l’)?)(\p{L}{2,20}s)(?!\p{L})/giu,
    (whole: string, before: string, verb: string) => {
      const lower = verb.toLowerCase();
      if (vousOf(lower) !== null) return whole;
      const [bare, own] = [verb.slice(0, -1), lower.slice(0, -1)];
      const third = [own, `${own}t`].find((each) => vousOf(each) !== null && !/é$/.test(each));
      return third === undefined ? whole : `${before}${bare}${third.slice(own.length)}`;
    },
  );

/** "les gens se donnes": nobody but "tu" has that ending. */
const withTheirEnding = (line: string) =>
  line.replace(
    /(?<=(?<!\p{L})(\p{L}{2,20}) (?:se |s’))(\p{L}{2,20}e)s(?!\p{L})/giu,
    (whole: string, subject: string, verb: string) => {
      if (vousOf(verb.toLowerCase()) === null) return whole;
      return /[sx]$/i.test(subject) ? `${verb}nt` : verb;
    },
  );

/** "6 équipes sur 10 on moins d’arrêts", "ont vous livre": "on" and "ont" for each other. */
const withOn = (line: string) =>
  line
    .replace(
      /(\d (?:\p{L}{3,20} )?sur \d{1,4}) on (?=(?:moins|plus|déjà|une?|des|du|les?|la) |\p{L}{2,20}é )/gu,
      "$1 ont ",
    )
    .replace(/(?<=^|[,.;:] )(o)nt (?=(?:vous|ne|les?|la) \p{L}|l’)/giu, "$1n ")
    .replace(/(?<!\p{L})(on) c’est (?=o[uù]|comment|qui|que|quand|combien|ce )/giu, "$1 sait ");

/** What has its day or its distance: "1 retour a 3 mois", "abattue a 25 km". */
const after = /^(?:bilan|contrôle|livraison|paiement|point|rappel|retour|suivi|visite)s?$/iu;

/** "on est a 2 €", "élevée a l’herbe": "a" where no verb can stand. */
const withA = (line: string) =>
  line
    .replace(
      /(?<=(?<!\p{L})(?:est|sont|suis|sommes|êtes|reste|commence|sert)) a (?=\d|l’|la |partir |rien)/giu,
      " à ",
    )
    .replace(
      /(?<!\p{L})(\p{L}{3,20}) a (?=l’|la |\d{1,4}(?:[\u00A0 ](?:km|min|m|h|mois|jours|semaines)(?!\p{L})|\u00A0[%€]))/giu,
      (whole: string, before: string, at: number, all: string) => {
        const isMade = isParticiple(before.toLowerCase()) && !nounOf(before.toLowerCase());
        const isCounted = after.test(before) && /(?:^|\d |un |une |[,+] |et )$/u.test(all.slice(0, at));
        return isMade || isCounted ? `${before} à ` : whole;
      },
    );

/** "Entrepôt a 14 degrés", "2 visites par an a 290 €": nobody has anything without an article. */
const withPrice = (line: string) =>
  line
    .replace(/(?<=(?<!\p{L})par (?:an|mois|jour|semaine|personne) )a (?=\d)/giu, "à ")
    .replace(
      /(?<!(?<!\p{L})(?:il|elle|on|qui|y|client|société|entreprise|équipe|qu’il)) a (?=\d{3,7}(?:[\u00A0 ]euros|\u00A0€))/giu,
      " à ",
    )
    .replace(
      /(?<=^|[.;,] )(\p{L}{3,20}) a (?=\d{1,6}[\u00A0 ](?:degrés|euros|km|min|m)(?!\p{L})|\d{1,6}\u00A0€)/giu,
      (whole: string, noun: string) => (nounOf(noun.toLowerCase()) ? `${noun} à ` : whole),
    );

/** "Les ouvriers sont salarié": several agree with what they are. */
const withTheirs = (line: string) =>
  line.replace(
    /(?<=(?<!\p{L})(?:les|nos|vos|des) (\p{L}{3,20}s) sont )(\p{L}{2,18}é)(?![\p{L}’-])/giu,
    (whole: string, noun: string, made: string) => {
      const found = nounOf(noun.toLowerCase());
      return found?.isPlural ? `${made}${found.gender === "f" ? "es" : "s"}` : whole;
    },
  );

/** What "1" counts and a figure counts better: "préavis 1 mois". */
const units = /^(?:an|h|heure|jour|km|litre|m|million|min|minute|mois|mètre|semaine|seconde|tonne)s?$/u;

/** "1 facture", "1 seule personne": one of something, in words. */
const withOne = (line: string) =>
  line
    .replace(
      /(?<=^|[,.;+] |(?<!\p{L})(?:sur|avec|et|ou|dans|pour|avez|avons|ont|a|par|en) )1 (seule?|\p{Ll}{3,20})(?![\p{L}\d’-])/gu,
      (whole: string, noun: string) => {
        if (units.test(noun)) return whole;
        const gender = noun === "seul" ? "m" : noun === "seule" ? "f" : singularGender(noun);
        return gender === null ? whole : `${gender === "m" ? "un" : "une"} ${noun}`;
      },
    )
    .replace(/(?<=(?:^|, |et ))0 (?=\p{Ll}{4,20}(?![\p{L}’-]))/gu, "zéro ");

function singularGender(noun: string) {
  const found = nounOf(noun);
  return found && !found.isPlural ? found.gender : null;
}

/** "machine prêté et entretenu": what was done to a thing that begins a sentence agrees with it. */
const withAgreement = (line: string) =>
  line.replace(
    /(?<=^(?:une )?|[.;] (?:une )?)(\p{L}{3,20}) (\p{L}{2,18}(?:é|i|u|is|it))((?: et \p{L}{2,18}(?:é|i|u|is|it))?)(?![\p{L}’-])/gu,
    (whole: string, noun: string, participle: string, second: string) => {
      const isOne = singularGender(noun.toLowerCase()) === "f" && !isParticiple(noun.toLowerCase());
      const other = second.slice(4);
      if (!isOne || !isDone(participle) || (other !== "" && !isDone(other))) return whole;
      return `${noun} ${participle}e${second === "" ? "" : `${second}e`}`;
    },
  );
/** A participle that is no form of the present as well: "fini" may be none, "finit" is one. */
const isDone = (word: string) =>
  isParticiple(word) && isParticiple(`${word}e`) && vousOf(word) === null && !things.test(word);
/** Participles that are things far more often. */
const things =
  /^(?:acquis|associé|avis|conduit|contenu|côté|employé|énoncé|exposé|marché|passé|permis|privé|procédé|produit|reçu|résumé|revenu|salarié|suivi|tissu|traité)$/u;

/** "40 contrats signé": several things agree with what was done to them. */
const withPlural = (line: string) =>
  line.replace(
    /(?<=(?<![\p{L}\d.,])\d{1,5} (\p{L}{3,20}[sx]) )(\p{L}{2,18}é)(?![\p{L}’-])/gu,
    (whole: string, noun: string, participle: string) => {
      const found = nounOf(noun);
      if (!found?.isPlural || !isParticiple(participle)) return whole;
      return `${participle}${found.gender === "f" ? "es" : "s"}`;
    },
  );

/** Names that are typed in small letters, and words that are cut short, where the word before shows what they are. */
const certain: readonly [RegExp, string][] = [
  [/(?<!\p{L})(elle|lui)[ -]m[eê]mes(?!\p{L})/gu, "$1s-mêmes"],
  [/(?<!\p{L})luis-mêmes(?!\p{L})/gu, "eux-mêmes"],
  [/(?<!\p{L})(t)ous (le|la) (?=\p{L})/giu, "$1ou# $2 "],
  [/ou# le /gu, "out le "],
  [/ou# la /gu, "oute la "],
  [/(?<!\p{L})(e)n moy\.?(?!\p{L})/giu, "$1n moyenne"],
  [/(?<=(?<!\p{L})(?:du|le|votre|un|mon|de) )num(?!\p{L})/giu, "numéro"],
  [/(?<=(?<!\p{L})(?:le|un|votre|notre|du) )tech(?!\p{L})/giu, "technicien"],
  [/(?<=(?<!\p{L})(?:les|des|nos|vos|\d) )techs(?!\p{L})/giu, "techniciens"],
  [/(?<=\p{Ll} )dispo(?!\p{L})/gu, "disponible"],
  [
    /(?<=(?<!\p{L})(?:moi-même|livre|livrons|livré|livrée|livraison|possible|offert|offerte|frais) )des (?=\d{1,5} \p{L}{3,20}(?:[.,;]|$))/gu,
    "dès ",
  ],
  [/(?<=^|[.;] )des (?=\d{1,5} \p{L}{3,20}(?:[.,;]|$))/gu, "dès "],
  [/(?<!\p{L})si y ?a (?=\p{L})/gu, "s’il y a "],
  [/(?<=^|[.,;] )ya (?=\p{L})/gu, "il y a "],
  [/(?<=\p{L}{3,20},? )mm (?=(?:le|la|les|en|si|pour|sur) )/gu, "même "],
  [/(?<=\p{L} d’ici) (?=(?:il|elle|on) )/gu, ", "],
  [/(?<=\d )mn(?!\p{L})/gu, "min"],
  [/(?<=^|[.!?] )(?=\d{1,2} min(?:utes)? d(?:u |e |es |’))/gu, "À "],
  [/(?<=\d) ?e(?= (?:par|HT|TTC|ht|ttc|la|le)(?!\p{L}))/gu, "\u00A0€"],
  [/(?<=\p{L}) des (?=\d{1,6}\u00A0€)/gu, " dès "],
  [/(?<=(?<!\p{L})la )demi journée(?!\p{L})/gu, "demi-journée"],
  [/(?<!\p{L})([aA]) la demi-journée(?!\p{L})/gu, "à la demi-journée"],
  [/(?<=\p{L}) donc (?=plus d|pas d|aucun|zéro|sans )/gu, ", donc "],
  [/(?<=(?<!\p{L})sait )ou(?= )/gu, "où"],
  [/(?<!\p{L})qr code(s?)(?!\p{L})/gu, "QR code$1"],
  [/(?<=(?<!\p{L})(?:téléphonie|standard|adresses?|réseau|caméras?|téléphones?|vidéo) )ip(?!\p{L})/gu, "IP"],
  [/(?<=\p{L}) pas (?=après\.|avant\.|après$|avant$)/gu, ", pas "],
  [/(?<!\p{L})(qualiopi|haccp|iso \d{4,5}) ok(?!\p{L})/giu, "certification $1"],
  [/(?<=\p{L}) ?donc (?=finançable)/gu, ", donc "],
  // What a price includes, after it was said to include all: "forfait tout compris sauvegardes incluses".
  [
    /(?<!\p{L})(tout (?:compris|inclus)) (?=(?!pour|par|de|du|des|sans|dès|à|au|aux|et|avec|ou|en|sur|chez|dans)\p{Ll}{3,20} )/gu,
    "$1, ",
  ],
  [/(?<![\d.,-])(\d{1,3})(\d{3})(?=[\u00A0 ](?:euros?|m²|habitants|HT)(?!\p{L})|\u00A0€)/gu, "$1\u00A0$2"],
];

/** "il habite aubenas", "basés a vierzon": a word that no dictionary has, where a place stands. */
const withPlaces = (line: string) =>
  line.replace(
    /(?<=(?<!\p{L})(?:habite(?:nt)?(?: à)?|basée?s? à|installée?s? à|autour de|près de|atelier à|depuis) )(\p{Ll}{4,20})(?![\p{L}’])/gu,
    (name) => (isFrench(name) ? name : name.charAt(0).toUpperCase() + name.slice(1)),
  );

/** Countries after the words that stand before them. */
const countries =
  /(?<=(?<!\p{L})(?:en|de|d’|la) ?)(allemagne|angleterre|autriche|belgique|bretagne|chine|corse|espagne|europe|france|inde|italie|normandie|pologne|suisse|turquie)(?!\p{L})/gu;

/** A line of which no word has swallowed the one before it: "larrivee", "jbosse". */
export const withElisions = (line: string): string => withSubject(withApostrophes(line));

/**
 * A line without the slips of who types in a hurry and of which only one reading is French: "on vous préviens", "lequipe",
 * "6 équipes sur 10 on moins", "machine prêté". interpretation.md D344.
 */
export function withoutSlips(line: string): string {
  const rules = [
    withThirdPerson,
    withTheirEnding,
    withOn,
    withA,
    withAgreement,
    withPlural,
    withOne,
    withPlaces,
    withPrice,
    withTheirs,
  ];
  const agreed = rules.reduce((text, rule) => rule(text), line);
  return certain
    .reduce((text, [slip, right]) => text.replace(slip, right), agreed)
    .replace(countries, (name) => name.charAt(0).toUpperCase() + name.slice(1));
}
