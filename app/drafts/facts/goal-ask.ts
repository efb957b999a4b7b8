import { folded } from "#app/french/folded.ts";
import { de } from "./french.ts";

/** What a goal in the customer's own words asks a recipient for; `minutes` where it says how long they talk. */
export type Ask = {
  kind:
    | "come"
    | "day"
    | "quote"
    | "samples"
    | "tasting"
    | "visit"
    | "talk"
    | "trial"
    | "call"
    | "demo"
    | "check"
    | "pricing"
    | "opinion";
  minutes: number | null;
  /**
   * What the goal says of it in its own words: "gratuit de deux semaines" of a trial, "audit gratuit" of a check, "un plan" of
   * what is to be priced, "sur une idée de sujet" of an opinion.
   */
  said?: string;
};

/** "Un plan à chiffrer", "recevoir des pièces à chiffrer": what is to be sent in. */
const priced =
  /(?<![a-z])(plan|piece|projet|dossier|chantier|cahier des charges|appel d'offres)s? (?:a|pour) (?:chiffrer|chiffrage|deviser|devis)(?![a-z])/;
const pricedWords: Record<string, string> = {
  piece: "une pièce",
  "cahier des charges": "un cahier des charges",
  "appel d'offres": "un appel d’offres",
};

/** "Un diagnostic gratuit", "un rendez-vous avec audit du parking". */
const checked = /(?<![a-z])(?:audit|diagnostic|bilan)s?(?![a-z])/;
const checkInFull =
  /(?<!\p{L})(audit|diagnostic|bilan)s?( gratuit| offert)?s?( (?:du|de la|de l’) ?\p{L}{3,20})?(?!\p{L})/iu;

/** "Leur avis sur une idée de sujet": a thing that nobody has to know before. */
const opinion = /(?<!\p{L})(?:avis|retours?|opinions?|feedback) (sur (?:une?|des) [\p{L}’ -]{3,50})/iu;

/** What asks for a talk and says no more of it. */
const talk = /(?<![a-z])(?:premiers?|courts?|brefs?) (?:echanges?|entrevues?|rencontres?)(?![a-z])/;

/** What is free or takes so long, of a trial. */
const free = /(?<![a-z])(?:gratuit[a-z]{0,3}|offerts?)(?![a-z])/;
const period = /(?<!\p{L})(\d{1,3}|une?|deux|trois|quatre|six) (jours?|semaines?|mois)(?!\p{L})/u;

/** Numbers of minutes that are written in words. */
const inWords: Record<string, number> = { dix: 10, quinze: 15, vingt: 20, trente: 30 };

const kinds: readonly [Ask["kind"], RegExp][] = [
  ["pricing", priced],
  ["quote", /(?<![a-z])(?:devis|chiffrages?|cotations?|tarifs?)(?![a-z])/],
  ["demo", /(?<![a-z])(?:demos?|demonstrations?)(?![a-z])/],
  ["check", checked],
  ["samples", /(?<![a-z])echantillons?(?![a-z])/],
  ["tasting", /(?<![a-z])(?:gout(?:er|ent)|degust[a-z]{2,8})(?![a-z])/],
  [
    "visit",
    /(?<![a-z])(?:visites?|passages?|passer (?:les |leur )?(?:voir|site)|sur (?:place|site)|chez eux)(?![a-z])/,
  ],
  [
    "call",
    /(?<![a-z])(?:appels?|(?:r?appell?ent)|telephon[a-z]{1,8}|tel(?![a-z])|coups? de fil|entretiens?|echanges? de (?:\d|dix |quinze |vingt |trente ))/,
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
const otherwise =
  /(?<![a-z])(?:pas|sans|ni|non|faire visiter|visite (?:de notre|de nos|du showroom|de l'(?:agence|atelier|ecole|entrepot|espace|exploitation|expo|exposition|usine)))(?![a-z])/;

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
  const about = opinion.exec(goal.slice(0, 200).replaceAll("'", "’"))?.[1];
  if (!first && about) return { kind: "opinion", minutes: null, said: about.trim() };
  if (!first && !trial.test(said) && talk.test(said)) return { kind: "talk", minutes: null };
  if (!first && trial.test(said)) return { kind: "trial", minutes: null, said: trialIn(said) };
  if (!first) return null;
  const { kind } = first;
  const isTimed = kind === "call" || kind === "demo";
  return {
    kind,
    minutes: isTimed ? minutesIn(said) : null,
    said: saidOf(kind, said, goal.slice(0, 200).replaceAll("'", "’")),
  };
}

function minutesIn(said: string): number | null {
  const [, minutes = ""] = /(?<![a-z\d])(\d{1,2}|dix|quinze|vingt|trente)\s?(?:min|mn)/.exec(said) ?? [];
  return minutes === "" ? null : (inWords[minutes] ?? Number(minutes));
}

/** " gratuit de deux semaines", as the goal says it of a trial. */
function trialIn(said: string): string {
  const [, number, unit] = period.exec(said) ?? [];
  return `${free.test(said) ? " gratuit" : ""}${number ? ` ${de(`${number} ${unit}`)}` : ""}`;
}

/** The words of the goal itself that its request repeats. */
function saidOf(kind: Ask["kind"], said: string, typed: string): string | undefined {
  if (kind === "pricing") {
    const [, what = "plan"] = priced.exec(said) ?? [];
    return pricedWords[what] ?? `un ${what}`;
  }
  // "Un tarif" is asked for by who does not say "devis".
  if (kind === "quote") return /devis/.test(said) || !/tarif/.test(said) ? "devis" : "tarif";
  if (kind !== "check") return undefined;
  const [, what = "audit", terms = "", ofWhat = ""] = checkInFull.exec(typed) ?? [];
  return `${what}${terms}${ofWhat}`.toLowerCase();
}
