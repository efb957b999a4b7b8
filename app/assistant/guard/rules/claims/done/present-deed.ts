import { type Clause, isSupposed, wholeText } from "../../clauses/clause.ts";
import { phrase } from "../../clauses/phrase.ts";
import { objects, strongObjects, texts } from "./done-words.ts";

/** "Je relance vos prospects", "je vous préviens quand": what the assistant says that it does now. */
export function isPresentClaim(clause: Clause, at: number, stem: string, toYou: boolean): boolean {
  const after = clause.words.slice(at + 1);
  const rest = ` ${after.join(" ")} `;
  if (clause.isAsked || isSupposed(clause)) return false;
  const isTo = phrase(" (?:lui|leur|les) $").test(
    ` ${clause.words.slice(Math.max(0, at - 2), at).join(" ")} `,
  );
  if (isTo && ["telephon", "ecrir", "envoy", "relanc", "appel", "contact", "transmettr"].includes(stem))
    return !toYou && !clause.isQuoted;
  if (
    [
      "surveill",
      "notifi",
      "alert",
      "programm",
      "planifi",
      "synchronis",
      "desactiv",
      "resili",
      "rembours",
    ].includes(stem)
  )
    return true;
  if (["prevenir", "avertir"].includes(stem))
    return (
      phrase(" (?:des|de chaque|a chaque|quand|lorsqu|au moindre|aussitot) ").test(rest) ||
      phrase(" si ").test(wholeText(clause))
    );
  if (["relanc", "envoy", "transmettr", "appel", "contact"].includes(stem))
    return (
      !toYou &&
      phrase(" (?:vos|votre|le|la|les|ce|cette|ces|tous|toutes|chaque|a) ").test(
        ` ${after.slice(0, 1).join(" ")} `,
      ) &&
      (stem === "envoy" || stem === "transmettr" || !texts.isIn(after.slice(1, 3)))
    );
  if (
    [
      "not",
      "ajout",
      "supprim",
      "retir",
      "mettr",
      "modifi",
      "enregistr",
      "chang",
      "pass",
      "inscrir",
      "elargir",
      "import",
      "export",
      "activ",
    ].includes(stem)
  )
    return (
      strongObjects.isIn(after) ||
      (phrase(" (?:vos|votre|ces|ce|cette|les) ").test(rest) &&
        objects.isIn(after) &&
        !texts.isIn(after) &&
        !phrase(" (?:en avant|en valeur|en tete|en evidence) ").test(rest))
    );
  return false;
}
