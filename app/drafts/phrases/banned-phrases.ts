import { listItems } from "./list-items.ts";
import { type PhraseFinder, phraseFinder } from "./phrase-finder.ts";

/** Finds the phrases that the customer never writes: the profile's list, separated by commas, semicolons or lines. */
export function bannedPhraseFinder(list: string): PhraseFinder<{ phrase: string }> {
  return phraseFinder(listItems(list, /[,;\n•]/).map((phrase) => ({ phrase })));
}
