import { type Clause, isSupposed, wholeText } from "../../clauses/clause.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isWhenever } from "../../clauses/told.ts";
import { verbOf } from "../verbs.ts";
import { adverbs, both, habits, outward, strongObjects, subjects, texts } from "./done-words.ts";

const relatives = new Set("laquelle lequel lesquelles lesquels auquel auxquels auxquelles".split(" "));

/** "Votre e-mail a été envoyé", "la réunion est calée dans votre agenda", "vos relances seront programmées". */
export function isPassive(clause: Clause, at: number): boolean {
  const { words } = clause;
  const verb = verbOf(words[at] ?? "", both);
  if (!verb?.forms.includes("participle") || isSupposed(clause)) return false;
  const lead = words.slice(0, at).filter((word) => !adverbs.has(word));
  const [first = "", second = ""] = lead.toReversed();
  const isPerfect = first === "ete" || (first === "etre" && ["d", "de"].includes(second));
  const isState = ["est", "sont", "sera", "seront"].includes(first);
  if (!(isPerfect || isState)) return false;
  const subject = lead.slice(0, isPerfect ? -2 : -1);
  if (subject.at(-1) === "vous" || subject.at(-1) === "nous") subject.pop();
  if (subject.length === 0 && isPerfect)
    return outward.has(verb.stem) && subjects.isIn(wholeText(clause).split(" "));
  // "L’adresse à laquelle elle a été envoyée."
  if (relatives.has(subject.at(-2) ?? "")) return false;
  if (subject.some((word) => ["qui", "que", "vous", "nous", "je", "j"].includes(word))) return false;
  const around = [...words.slice(at + 1), ...subject];
  const isThat = ["c", "ce", "cela", "tout"].includes(subject.at(-1) ?? "");
  if (isState && subject[0] === "les" && subject.length > 3) return false;
  if (isThat) return outward.has(verb.stem) || strongObjects.isIn(words.slice(at + 1));
  if (!subjects.isIn(subject) || phrase(" brouillons? ").test(clause.text)) return false;
  if (isPerfect) return outward.has(verb.stem) || !texts.isIn(subject) || strongObjects.isIn(around);
  if (
    phrase(
      " (?:demande|modification|changement|resiliation|commande|reservation) (?:est|sont) (?:bien |deja )?prise?s? en (?:compte|charge) ",
    ).test(clause.text)
  )
    return true;
  if (
    habits.isIn(around) ||
    isWhenever(clause) ||
    (verb.stem === "reserv" && words[at + 1] === "a") ||
    (verb.stem === "factur" && phrase(" (?:€|euros?) ").test(clause.text)) ||
    phrase("^(?:verifi|trouv|charg|trait|complet|pos|tri|cre|demand|control)").test(verb.stem)
  )
    return false;
  if (
    outward.has(verb.stem) ||
    [
      "marqu",
      "class",
      "transfer",
      "fusionn",
      "inscrir",
      "attribu",
      "lanc",
      "reserv",
      "cal",
      "fix",
      "bloqu",
      "annul",
      "confirm",
      "prendr",
      "pass",
      "elargir",
      "mettr",
      "ajout",
      "enregistr",
      "supprim",
      "restreindr",
      "etendr",
      "effectu",
      "realis",
      "termin",
      "fair",
    ].includes(verb.stem)
  )
    return (
      phrase("^(?:votre|vos|la|le|l|les|cette|ce|ces|son|leur)$").test(subject[0] ?? "") &&
      !phrase(" (?:jour|temps reel|supplement|en compte|fin) ").test(
        ` ${words.slice(at + 1).join(" ")} `.replace(
          " a jour ",
          words.includes("maintenant") || words.includes("bien") || words.includes("profil") ? " " : " jour ",
        ),
      )
    );
  return false;
}
