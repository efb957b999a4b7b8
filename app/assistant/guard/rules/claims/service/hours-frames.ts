import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isTold } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

const us =
  "(?:support|equipe|bureaux?|standard|accueil|nous|conseillere?s?|hotline|assistance|ligne|service client|quelqu un|on)";
const closed = phrase(
  String.raw` (?:vos|votre|prospects?|appelez|relancez|acheteu\w+|interlocut\w+|liste|7 h|webhooks?|usine|jours ouvres|cherche|recherche|reservez|site|formulaire) `,
);

/** Office hours other than those of BIZ-07, told without the office or in a fragment. */
export const hoursFrames: readonly Claim[] = [
  framed({
    words: "ferme fermons fermes fermee",
    kind: "delay",
    reason: copy.hours,
    says: phrase(
      " (?:on|nous|equipe|support|bureaux?|standard|service) (?:est |sont |sommes )?(?:ferme|fermons|fermes|fermee) (?:[a-z]+ )?(?:[0-9]+ |quelques |une )?(?:semaines?|mois|en (?:aout|juillet|decembre)|entre|pour|pendant) ",
    ),
  }),
  framed({
    words: "decroche repond lit tient ouvert ouverte joignable",
    kind: "delay",
    reason: copy.hours,
    says: phrase(` ${us} (?:[a-z]+ ){0,2}(?:decroche|repond|lit|tient|est|reste) `),
    near: phrase(
      " (?:paques|pentecote|noel|ascension|toussaint|15 aout|14 juillet|1er mai|jours? feries?|feries) (?:compris|inclus|aussi|comme les autres) ",
    ),
  }),
  framed({
    words: "lundi mardi mercredi jeudi vendredi samedi dimanche",
    kind: "delay",
    reason: copy.hours,
    says: phrase(
      String.raw` du (?:lundi|mardi) au (?:mardi|mercredi|jeudi|samedi|dimanche) (?:jusqu|de \d|inclus|sans|compris|entre)| le (?:lundi|mardi|mercredi|jeudi|vendredi) (?:[a-z]+ )?(?:jusqu a (?:\d+ h|midi|1[0-79] h)|des \d+ h|a partir de \d+ h) (?:seulement|uniquement)?`,
    ),
    unless: phrase(
      String.raw` (?:vos|votre|prospects?|appelez|relancez|appeler|acheteu\w+|interlocut\w+|9 h a 18 h|usine|reservez|rdv) `,
    ),
  }),
  framed({
    words: "samedi samedis dimanche dimanches soir nuit midi week feries",
    kind: "delay",
    reason: copy.hours,
    says: phrase(
      " (?:reprend|reprennent|rouvre|rouvrent|revient|assure|assurent|vous lit|lit vos|est la|sont la|travaille|travaillent|veille|veillent|se relaie|se relaient|vous accueille|prend le relais|tourne|traite|traitent|vous aide) ",
    ),
    near: phrase(
      ` ${us} (?:[a-z ]+)?(?:samedis?|dimanches?|soir|nuit|week end|jours feries) | (?:samedis?|dimanches?|soir|nuit|week end|jours feries) (?:[a-z ]+)?${us} `,
    ),
    unless: closed,
  }),
  framed({
    words: "quelqu lit lisons repond on nous equipe support",
    kind: "delay",
    reason: copy.hours,
    says: phrase(
      " (?:quelqu un|on|nous|equipe|support|conseillere?) (?:[a-z]+ ){0,3}(?:lit|lisons|lisent|repond|repondons|ecoute|reste|accueille|traite|aide|veille|decroche) ",
    ),
    near: phrase(
      " (?:meme|y compris|dimanche compris|samedi compris|aussi) (?:le |la |les )?(?:samedis?|dimanches?|nuit|soir|week end|jours feries|1er) | (?:samedi|dimanche|nuit|soir) (?:compris|aussi|inclus) ",
    ),
    unless: closed,
    isSaid: isTold,
  }),
];
