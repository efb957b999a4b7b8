import { phrase } from "../clauses/phrase.ts";

/** "Écrit un samedi, votre message sera lu lundi": when the office opens again, so that nothing is said to be open before. */
export const readLater = phrase(
  " (?:vous lira|(?:sera|seront) (?:donc |alors )?lue?s?|au plus tot lundi|(?:a partir de|des|jusqu a|avant) lundi) ",
);
