import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { GuardFacts } from "../../../facts/guard-facts.ts";
import { stemFinder } from "../../../reading/stem-finder.ts";
import { type Clause, clausesOf, isNegated, isSupposed } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { phrase } from "../../clauses/phrase.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

const someone =
  "(?:un|une|l un|l une|plusieurs|certains|beaucoup|notre|nos|des|le|la) (?:de |d |des )?(?:nos |autres? )?(?:[a-z]+ ){0,2}(?:clients?|clientes?|directeurs?|directrices?|dirigeante?s?|gerante?s?|abonnee?s?|utilisateurs?|utilisatrices?|industriels?|patrons?|patronnes?|acheteurs?|acheteuses?|commerciaux|commerciale?|responsables?|associee?s?|fondateurs?|fondatrices?|entrepreneurs?|entrepreneuses?)";
const said =
  "(?:ecrit|ecrivait|ecrivaient|dit|disait|disaient|confie|confiait|confiaient|raconte|racontait|racontaient|expliquait|explique|resumait|resume|glissait|glisse|rapportait|rapporte|rappelait|avouait|avoue|confirmait)";

const moments = phrase(
  " (?:hier|avant hier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|(?:la semaine|le mois|l an|l annee) (?:derniere?|passee?)|il y a [0-9]+ (?:jours|semaines|mois)|lors (?:de|d) (?:notre|votre|un|une) (?:derniere?|premiere?|precedente?|echange|appel|conversation)|au (?:telephone|dernier appel)|dans votre dernier) ",
);
const recalled = phrase(
  " vous (?:me |m |nous )?(?:(?:le )?disiez|ecriviez|confiiez|expliquiez|racontiez|precisiez|indiquiez|aviez (?:dit|ecrit|confie|explique|precise|indique)|avez (?:dit|ecrit|confie|explique|precise|indique)) ",
);

const isFormOf = stemFinder(5);
/** Letters from which a word carries a meaning. */
const meaningful = 4;
/** Of what the customer is said to have said, at most this share is of words that they never wrote. */
const mostForeign = 0.3;

/** The words of a quotation that carry a meaning are not those of the customer. */
function isForeign(clauses: readonly Clause[], { words }: GuardFacts): boolean {
  const quoted = clauses.flatMap((clause) => clause.words).filter((word) => word.length >= meaningful);
  const foreign = quoted.filter((word) => !words.has(word) && !isFormOf(word, words));
  return quoted.length > 0 && foreign.length / quoted.length > mostForeign;
}

/** Words that nobody said: of customers whom nobody knows, and of the customer who is spoken to. */
export const quotedFrames: readonly Claim[] = [
  framed({
    follows: "nous me m",
    words:
      "ecrit ecrivait ecrivaient disait disaient dit confi* racont* expliqu* resum* gliss* rapport* rappelait avou* confirmait",
    kind: "invented",
    reason: copy.reference,
    says: phrase(
      ` (?:comme|ainsi que) (?:nous |me |le )(?:l |le |la )?(?:a |ont )?(?:[a-z]+ )?${said} (?:[a-z]+ )?${someone} | ${someone} (?:[a-z]+ ){0,4}(?:nous|me|m) (?:l |le )?(?:a |ont )?(?:[a-z]+ )?${said} `,
    ),
    unless: phrase(
      " (?:vos clients|votre client|votre prospect|vos prospects|accueil|page|exemple|fictif|si un|dites|ecrivez|evitez|ne (?:nous|m|me)|n a|n ont|imaginons|supposons|temoignages?) ",
    ),
    isSaid: (clause) => !(clause.isAsked || clause.isQuoted),
  }),
  {
    words: lexicon("disiez ecriviez confiiez expliquiez racontiez precisiez indiquiez aviez avez"),
    kind: "done",
    reason: copy.said,
    mayFollow: (before) => before.slice(0, 3).includes("vous"),
    isClaim: (clause, _at, facts) => {
      if (isNegated(clause) || isSupposed(clause) || clause.isAsked || clause.isQuoted) return false;
      const clauses = clausesOf(clause.sentence);
      const told = clauses.filter(({ isQuoted }) => !isQuoted).map(({ text }) => text);
      const quoted = clauses.slice(clauses.indexOf(clause) + 1).filter(({ isQuoted }) => isQuoted);
      return (
        recalled.test(clause.text) &&
        told.some((text) => moments.test(text)) &&
        quoted.length > 0 &&
        isForeign(quoted, facts)
      );
    },
  },
];
