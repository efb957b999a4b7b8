import { isVerb, vousOfSubjunctive } from "./lexicon.server.ts";

/** Words of who typed a goal, which a sentence to them cannot repeat. */
const ofWriter =
  /(?<!\p{L})(?:je|on|nous|me|mes|mon|ma|moi|notre|nos)(?!\p{L})|(?<!\p{L})[jm]’|["«»/;]|(?<!\p{L})(?:rdv|tel|autre)(?!\p{L})/iu;
/** What introduces a goal, and what only explains it. */
const around =
  /^(?:autres?|objectif|but)\s?:\s|\s?\([^()]{0,80}\)|,? (?:ou au moins|donc|puis|et si possible) [\s\S]{0,100}$/giu;
const maxAim = 70;

/** "m’appellent ou répondent": a wish about prospects to who typed it, as said to them. */
const forYou = (wish: string) => wish.replace(/^(?:me |m’|nous )/u, "vous ");

/**
 * A goal in the customer's own words as it goes on from "pour", said to them: "qu’ils me répondent" is "que vos prospects
 * vous répondent", "Recevoir un plan" "recevoir un plan", "un premier échange" "obtenir un premier échange". `null` of any
 * other form. interpretation.md D356.
 */
export function aimOf(goal: string | null): string | null {
  const said = (goal ?? "").replace(around, "").replace(/[.!…\s]{1,6}$/u, "");
  if (said === "" || [...said].length > maxAim) return null;
  const [, , wish = ""] =
    /^qu(e les (?:gens|clients|prospects)|’ils|’elles) ([\s\S]{2,60})$/iu.exec(said) ?? [];
  if (wish !== "") {
    const asked = forYou(wish);
    const verb = asked.replace(/^(?:ne |se |s’|vous |y |en ){0,3}/u, "").split(" ", 1)[0] ?? "";
    return vousOfSubjunctive(verb) && !ofWriter.test(asked) ? `que vos prospects ${asked}` : null;
  }
  if (ofWriter.test(said)) return null;
  const own = said.charAt(0).toLowerCase() + said.slice(1);
  const [first = ""] = own.split(" ", 1);
  if (isVerb(first) && own !== first) return own;
  return /^(?:une?|des) (?:premi(?:er|ère)s? )?(?:accords?|commandes?|contacts?|démos?|démonstrations?|échanges?|entretiens?|essais?|inscriptions?|missions?|rendez-vous|réponses?|retours?|tests?|ventes?|visites?)(?!\p{L})/u.test(
    own,
  )
    ? `obtenir ${own}`
    : null;
}
