import { folded } from "#app/french/folded.ts";

/** What a goal in the customer's own words asks a recipient for; `minutes` where it says how long they talk. */
export type Ask = {
  kind: "come" | "day" | "quote" | "samples" | "tasting" | "trial" | "visit" | "call";
  minutes: number | null;
};

const kinds: readonly [Ask["kind"], RegExp][] = [
  ["quote", /(?<![a-z])(?:devis|chiffrages?|cotations?)(?![a-z])/],
  ["samples", /(?<![a-z])echantillons?(?![a-z])/],
  ["tasting", /(?<![a-z])(?:gout(?:er|ent)|degust[a-z]{2,8})(?![a-z])/],
  [
    "visit",
    /(?<![a-z])(?:visites?|passages?|passer (?:les |leur )?(?:voir|site)|sur (?:place|site)|chez eux)(?![a-z])/,
  ],
  [
    "call",
    /(?<![a-z])(?:appels?|(?:r?appell?ent)|telephon[a-z]{1,8}|coups? de fil|entretiens?|echanges? de \d)/,
  ],
];
/** What any of the others is, too: "faire tester un échantillon". */
const trial = /(?<![a-z])(?:essais?|essay(?:er|ent)|test(?:er|ent|s)?|version gratuite)(?![a-z])/;
/** Who is to come, and for a day that costs nothing. */
const coming =
  /(?<![a-z])(?:faire venir|venir (?:nous voir|voir|visiter|a l'atelier|au showroom|sur place)|faire visiter)(?![a-z])/;
const freeDay = /(?<![a-z])journees? (?:gratuites?|offertes?)(?![a-z])/;
const denied = /(?<![a-z])(?:pas|sans|ni|non)(?![a-z])/;

/** What is not wanted, and a visit of the sender's own rooms. */
const otherwise = /(?<![a-z])(?:pas|sans|ni|non|faire visiter|visite (?:de notre|de l|du showroom))(?![a-z])/;

/**
 * What a goal asks for, of several things the first: "devis", "envoyer des échantillons", "un passage sur site", "faire goûter", "un entretien
 * de 15 minutes", and where it asks for nothing else a trial; `null` for any other goal. interpretation.md D335.
 */
export function askOf(goal: string): Ask | null {
  const said = folded(goal.slice(0, 200)).replaceAll("’", "'");
  if (!denied.test(said) && freeDay.test(said)) return { kind: "day", minutes: null };
  if (!denied.test(said) && coming.test(said)) return { kind: "come", minutes: null };
  if (otherwise.test(said)) return null;
  const [first] = kinds
    .map(([kind, words]) => ({ kind, at: words.exec(said)?.index ?? -1 }))
    .filter(({ at }) => at !== -1)
    // Who has samples tested asks for these.
    .sort(
      (one, other) => Number(other.kind === "samples") - Number(one.kind === "samples") || one.at - other.at,
    );
  const [, minutes] = /(\d{1,2})\s?(?:min|mn)/.exec(said) ?? [];
  if (!first && trial.test(said)) return { kind: "trial", minutes: null };
  return first
    ? { kind: first.kind, minutes: first.kind === "call" && minutes ? Number(minutes) : null }
    : null;
}
