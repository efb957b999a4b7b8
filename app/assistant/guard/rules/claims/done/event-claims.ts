import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { isForCustomer, isNegated, isSupposed, saysAny } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { isStated } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { people } from "./done-words.ts";

/** What a prospect answered, opened or agreed to, which nobody here can know. */
export const eventClaims: readonly Claim[] = [
  {
    words: lexicon(
      "repondu accepte ouvert lu clique signe rappele confirme refuse visite telecharge consulte decroche transfere promis valide",
    ),
    kind: "done",
    reason: copy.event,
    mayFollow: (before) => ["a", "ont", "deja", "bien"].includes(before[0] ?? "") && before.length > 1,
    isClaim: (clause, at) => {
      if (!isStated(clause)) return false;
      const lead = clause.words.slice(0, at);
      if (lead.includes("qui") || lead.includes("vous") || lead.includes("j") || lead.includes("que"))
        return false;
      return lead.length < 12 && people.isIn(lead) && !["un", "une"].includes(lead[0] ?? "");
    },
  },
  {
    words: lexicon("repondu confirme dit accepte indique promis ecrit valide signe interesse interessee"),
    kind: "done",
    reason: copy.action,
    mayFollow: (before) => ["a", "ont", "deja", "bien", "est"].includes(before[0] ?? ""),
    isClaim: (clause, at) => {
      // "C’est comme « un ami m’a dit »": nobody told the assistant.
      if (isNegated(clause) || isSupposed(clause) || isForCustomer(clause)) return false;
      const [before = "", earlier = ""] = [clause.words[at - 1], clause.words[at - 2]];
      if (["a", "ont"].includes(before) && earlier === "m") return true;
      return (
        clause.words[at] === "repondu" &&
        ["a", "ont", "deja", "bien"].includes(before) &&
        saysAny(clause, ["a votre", "a vos", "favorablement", "a notre"])
      );
    },
  },
];
