import { plain } from "./phrases.ts";

const unknown =
  /^(?:(?:bonne question|honnetement|franchement|euh|bah|ben|la|alors|desolee?|pour l instant|pour le moment) ){0,2}(?:(?:je |j )?(?:ne |n )?(?:sais|sait) (?:pas|plus)|j en sais rien|je n en sais rien|jsp|nsp|chais pas|(?:je n ai |j ai |on a |nous n avons )?(?:aucune idee|pas d idee|pas d avis)|pas encore (?:defini|definie|decide|decidee)|a (?:definir|voir|completer|preciser)|on verra|je (?:ne )?vois pas|je (?:ne |n )?comprends? pas(?: la question)?|i don t know)(?: (?:trop|encore|vraiment|bien|du tout|quoi (?:dire|repondre|mettre)|pour l instant|pour le moment|plus tard|desolee?|merci)){0,3}$/;

/** True for an answer that says that the customer has none: "je ne sais pas", "aucune idée". interpretation.md D343. */
export const isUnknown = (answer: string): boolean => answer.length <= 100 && unknown.test(plain(answer));
