import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { isForCustomer, isNegated, wholeText } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { phrase } from "../../clauses/phrase.ts";
import type { Claim } from "../claim.ts";

/** What the assistant says that it keeps an eye on, takes care of or comes back with. */
export const pledgeClaims: readonly Claim[] = [
  {
    words: lexicon(
      "occupe* charge chargerai chargeons veille garde tiens tiendrai tiendrons reviens reviendrai suivrai suis",
    ),
    kind: "done",
    reason: copy.action,
    mayFollow: (before) => ["m", "je", "vous", "en", "nous", "me", "y"].includes(before[0] ?? ""),
    isClaim: (clause, at) => {
      const rest = ` ${clause.words.slice(at + 1).join(" ")} `;
      const lead = ` ${clause.words.slice(Math.max(0, at - 4), at).join(" ")} `;
      if (
        isNegated(clause) ||
        clause.isAsked ||
        isForCustomer(clause) ||
        !phrase(" (?:je|j|nous) ").test(lead)
      )
        return false;
      const word = clause.words[at] ?? "";
      if (phrase("^(?:occup|charg)").test(word))
        return (
          phrase(" me? (?:en )?$").test(lead) &&
          (phrase(" en $").test(lead) ||
            phrase(
              " (?:envo|relanc|appel|le reste|tout|transm|reste|contact|prise|suivi|rendez|program|import|mise)",
            ).test(rest))
        );
      if (phrase("^(?:tien|reviens|reviendr)").test(word))
        return (
          (phrase(" (?:vous|je) $").test(lead) &&
            phrase(" (?:au courant|informe|des que|avec (?:une|leur|sa|la) reponse|demain|lundi|sous) ").test(
              rest,
            )) ||
          (phrase("^reviens|^reviendr").test(word) &&
            phrase(" vers vous ").test(rest) &&
            phrase(" (?:des|quand|avec|apres|lundi|demain) ").test(wholeText(clause)) &&
            !clause.isQuoted)
        );
      if (word === "garde" || word === "veille")
        return phrase(" (?:un|l) oeil | a ce que (?:vos|les|chaque) ").test(rest);
      return (
        word === "suis" &&
        phrase(
          " en train (?:de|d) (?:envo|relanc|appel|ajout|import|contact|mettre a jour|verif|programm|chercher|transm)",
        ).test(rest)
      );
    },
  },
];
