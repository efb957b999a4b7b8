import { objectionTopics, timeTopic } from "#app/content/drafts/objections-copy.ts";
import { draftLimits } from "../draft-limits.ts";
import { listItems, saysNothing } from "../phrases/list-items.ts";
import { phraseFinder } from "../phrases/phrase-finder.ts";
import { wordsOf } from "../phrases/words.ts";
import { carefulLine } from "./careful-line.ts";
import { capitalised } from "./french.ts";
import { fittingLine } from "./plain-line.ts";
import { quietCapitals } from "./quiet-capitals.ts";

type Topic = (typeof objectionTopics)[number];

/** Each topic looks for its own words: those of a wide one ("on a déjà") take none from a narrow one ("déjà essayé"). */
const finders = objectionTopics.map((topic) => ({
  topic,
  find: phraseFinder(topic.words.map((phrase) => ({ phrase }))),
}));

/** The topic of an objection, by its words: the first of the list that has one of them; `null` for one of no topic. */
export function topicOfObjection(objection: string): Topic | null {
  const words = wordsOf(objection);
  const topic = finders.find(({ find }) => find(words).length > 0)?.topic ?? null;
  // "Vous êtes débordés" is about who writes.
  return topic === timeTopic && /^vous\s/i.test(objection) ? null : topic;
}

/** The objections that a customer listed, by lines, semicolons, slashes or quotes, else by sentences, else by commas. */
export function objectionsIn(written: string): string[] {
  const typed = quietCapitals(written);
  const separators = [/[\n;•|]|\s\/\s|»\s?,?|”\s?,?/, /[.!?…](?=\s|$)/];
  let items: string[] = [];
  for (const separator of separators) {
    items = listItems(typed, separator);
    if (items.length > 1) break;
  }
  if (items.length < 2) items = byCommas(listItems(typed, /,/));
  const objections = items
    // Bounds the work; what is dropped again below are repetitions.
    .slice(0, 3 * draftLimits.callScript.objections)
    .map((item) => carefulLine(item).replace(/^(?:et|ou|puis|ou bien|et puis)\s/i, ""))
    // One that is too long is left out, never cut.
    .map((item) => fittingLine(item, draftLimits.callScript.objection))
    .filter((item) => item !== "" && !saysNothing(item))
    .map(capitalised);
  return [...new Set(objections)].slice(0, draftLimits.callScript.objections);
}

/** "Ça roule, on touche à rien" is one objection: two words before a comma that name no topic begin what follows. */
function byCommas(items: readonly string[]): string[] {
  const joined: string[] = [];
  let begun = "";
  for (const item of items.slice(0, 4 * draftLimits.callScript.objections)) {
    const whole = begun === "" ? item : `${begun}, ${item}`;
    const isBegun = item.split(/\s/).length < 3 && topicOfObjection(item.slice(0, 200)) === null;
    begun = isBegun ? whole : "";
    if (!isBegun) joined.push(whole);
  }
  return begun === "" ? joined : [...joined, begun];
}
