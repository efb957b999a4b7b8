import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { isForCustomer, isNegated } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { isReported } from "../../clauses/owner.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isStated } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { formsOf, verbOf } from "../verbs.ts";
import { isActive } from "./active-deed.ts";
import { both, innocent, outer, skipped, subjects, texts } from "./done-words.ts";
import { isHeading } from "./heading-deed.ts";
import { isPassive } from "./passive-deed.ts";

const leads = lexicon(
  "qui et ai avons a ont viens venons vient vais allons va vont ete est sont sera seront j je nous on matinal equipe conseiller conseillere expert etre c voila",
);

/** The assistant, the service or something of theirs is said to have done what the product does not do by itself. */
export const deedClaims: readonly Claim[] = [
  {
    words: lexicon(...formsOf(both)),
    kind: "done",
    reason: copy.action,
    mayFollow: (before) =>
      before.length === 0 ||
      leads.isIn(before.slice(0, 6)) ||
      subjects.isIn(before.slice(0, 4)) ||
      phrase(String.raw`^\d`).test(before[1] ?? ""),
    isClaim: (clause, at, facts) => {
      // Between quotation marks "je" is who will say it: the customer.
      if (isNegated(clause) || clause.isAsked || isReported(clause) || isForCustomer(clause)) return false;
      return isActive(clause, at, facts) || isPassive(clause, at) || isHeading(clause, at);
    },
  },
  {
    words: lexicon("*"),
    kind: "done",
    reason: copy.action,
    mayFollow: (before) => {
      const [first = "", second = "", third = ""] = before.filter((word) => !skipped.has(word));
      return (
        (first === "ai" && (second === "j" || second === "je")) ||
        (first === "de" && second === "permis" && third === "suis") ||
        (first === "vais" && second === "je")
      );
    },
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      if (!isStated(clause)) return false;
      if (innocent.has(word) || skipped.has(word) || word.length < 3 || verbOf(word, both)) return false;
      const lead = clause.words.slice(Math.max(0, at - 4), at);
      return (
        !lead.includes("vous") &&
        outer.isIn(clause.words.slice(at + 1)) &&
        !texts.isIn(clause.words.slice(at + 1))
      );
    },
  },
];
