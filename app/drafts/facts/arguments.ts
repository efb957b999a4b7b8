import { folded } from "#app/french/folded.ts";
import { stem } from "#app/french/stem.ts";
import type { Value } from "./value.ts";

/** What a sentence of an offer is good for in a conversation. */
export type ArgumentKind =
  | "allIn"
  | "contact"
  | "deadline"
  | "distance"
  | "flat"
  | "followUp"
  | "freedom"
  | "guarantee"
  | "help"
  | "minimum"
  | "noStop"
  | "origin"
  | "prevention"
  | "price"
  | "proof"
  | "quantity"
  | "reaction"
  | "saving"
  | "speed"
  | "trial"
  | "without";

const speed =
  /(?<![a-z])(?:(?:sous|moins de|moins d ?|dans les|ds les|avant|delai) ?\d{1,3} ?(?:h|heures?|jours?|semaines?|min|minutes?)|en (?:24|48|72) ?(?:h|heures)|en \d{1,2} (?:jours?|semaines?)|(?:sous|en|moins d[e’']) ?(?:une|deux|trois|quatre|cinq) (?:heures?|journees?|jours?|semaines?)|lendemain|(?:jour|soir|matin) meme|\d{1,2} ?jours? max[a-z]{0,4})(?![a-z])/;
/** What is fast each day: nobody decides on it by a date. */
const daily =
  /(?<![a-z])(?:tous les (?:matins?|jours|soirs)|chaque (?:matin|jour|soir)|quotidien[a-z]{0,6}|avant \d{1,2} ?h)(?![a-z])/;
/** What is fast in answer to somebody. */
const reacts =
  /(?<![a-z])(?:depann[a-z]{1,6}|interven[a-z]{1,6}|intervien[a-z]{1,4}|repon[a-z]{1,5}|rappel[a-z]{0,5}|telephone|joignable|astreinte|remplac[a-z]{1,7}|disponibles?)(?![a-z])/;

/** Words that show it, of a folded sentence with plain spaces. */
const signs: Readonly<Record<ArgumentKind, RegExp>> = {
  price: /€|(?<![a-z])(?:prix|tarifs?|forfaits?|sans supplement|tout compris|payes? zero|paiement)(?![a-z])/,
  saving:
    /\d ?% (?:de |d.)?(?:moins|econom)|(?:moins|reduction|baisse) de \d{1,2} ?%|(?<![a-z])(?:factures?|(?:payez|paye|payer) (?:jamais|que|pas|au)|economi[a-z]{1,5}|moins cher|couts?|divise[a-z]{0,2}|rembourse[a-z]{0,3}|subventions?)(?![a-z])/,
  flat: /(?<![a-z])(?:forfaits?|abonnements?|forfaitaires?|(?:prix|tarifs?|montants?|devis|budget|couts?) (?:fixes?|fermes?|connus?|garantis?|plafonnes?)|un fixe|mensuel(?:le)?s?|mensualites?|par mois|au mois|tout compris|sans (?:surprise|supplement))(?![a-z])/,
  minimum: /(?<![a-z])(?:minimum|meme pour une? seule?|a l.unite|a partir d(?:e|’une?)|des \d)(?![a-z])/,
  speed,
  deadline: speed,
  reaction: speed,
  guarantee:
    /(?<![a-z])(?:garanti[a-z]{0,2}|remplac(?:e|es|ement|er|ons(?! (?:vos|votre)(?![a-z])))|recommence[a-z]{0,3}|sans (?:re)?facturer|reprend[a-z]{0,3}|reprenons|reprises? d[eu]s?|repass[a-z]{1,4}|pas facture|(?:de|en) pret|astreinte|(?<!par |ordre d.)urgences?|en double|pas de rupture|tombe en panne|penalites?|(?:tient|tenons|tiens) les dates|remises?|remisee?s?|secours|solde|rembourse|depend(?:ent)? du resultat|(?:payee?s?|payez) que)(?![a-z])/,
  proof:
    /(?<![a-z])(?:certifie[a-z]{0,2}|qualifie[a-z]{0,2}|agree[a-z]{0,2}|iso|haccp|norme?s?|tracee?s?|controle[a-z]{0,2}|\d{1,4} (?:clients|batiments|chantiers|machines|sites|projets|ans)|taux d|anciens? [a-z]{4,12}|ingenieure?s?|natifs?|obtenue?s?|derniers chantiers|analyses?|acceptee?s|sont declare[a-z]{1,2})(?![a-z])/,
  contact:
    /(?<![a-z])(?:interlocut[a-z]{3,5}|(?:memes?|seule) (?:personnes?|equipes?|techniciens?|ingenieure?s?)|hotline|c.est moi qui|attitree?)(?![a-z])/,
  freedom: /(?<![a-z])(?:sans (?:engagement|abonnement|location)|pas de location|resiliable)(?![a-z])/,
  trial: /(?<![a-z])(?:essais?|degustations?|echantillons?|a l.essai)(?![a-z])/,
  quantity:
    /(?<![a-z])(?:minimum|petite?s? (?:series|volumes|quantites)|a la demande|meme pour une? seule?|des \d{1,4} (?:pots|pieces|palettes|bouteilles|unites))(?![a-z])/,
  // "Aides soignantes", "une prime d’assurance" and "au fond" pay for nothing.
  help: /(?<![a-z])(?:opco|primes? (?:cee|d.etat|energie|a la (?=renovation|conversion))|primes et |(?:les|des|vos) primes(?! d.assurance)|(?:les|des|aux|d.|vos|toutes) ?aides(?! (?:soignant|menager|medico|cuisini|comptable|auditiv|techniqu|famili|de vie|a (?:domicile|la personne)))(?![a-z-])|subventions?|fonds (?:chaleur|social|publics?|europeens?|de formation|d.aide)|prise en charge|credit d.impot)(?![a-z])/,
  allIn:
    /(?<![a-z])(?:(?:nous nous|on s.|je m.) ?occup[a-z]{1,3}|rien a (?:remplir|faire|gerer)|cle en main|cles en main|tout compris|du debut a la fin|du plan a la pose|entretenue?s?|entretien compris|c.est nous qui|geres par nous|pour vous|de a a z|maquette incluse)(?![a-z])/,
  noStop:
    /(?<![a-z])(?:la nuit|week.?ends?|samedi|dimanche|le soir|pendant l.arret|sans (?:les sortir|arreter|fermer|travaux)|ferme \d|7 ?j ?\/ ?7|24 ?h ?\/ ?24)(?![a-z])/,
  origin:
    /(?<![a-z])(?:bio|fermiere?s?|artisanale?s?|lait cru|recolt[a-z]{1,4}|fabrication francaise|made in france|de nos (?:\d|propres)|locales?|(?:produits?|producteurs?|bois|circuits?|fournisseurs?|approvisionnements?) loca(?:l|ux)|producteurs? du|circuit court)(?![a-z])/,
  prevention:
    /(?<![a-z])(?:avant qu(?:e|(?=[’']))|avant (?:la panne|le litige|l.accident|le sinistre|l.incident)|preventi[a-z]{1,3}|previent|prevenons|prevenir|anticip[a-z]{1,5}|evit(?:e|er|ons|ent)|en amont)(?![a-z])/,
  without:
    /(?<![a-z])(?:(?:pas|plus|au lieu) d[’']|(?:pas de|plus de|pas besoin|plus besoin|au lieu de)(?! (?:frais|minimum|surprise|supplement|\d)))/,
  followUp:
    /(?<![a-z])(?:suivi|retour a \d|temps reel|en direct|bilans?|photos|releves?|rapports?|tableau de bord|chiffres|main courante)(?![a-z])/,
  distance:
    /(?<![a-z])(?:km|dans vos locaux|livr(?:e|ons|aison|aisons|ee|ees|es)|sur (?:place|site)|deplac[a-z]{1,4}|camion|a \d{1,3} min|vient|viens|venons)(?![a-z])/,
};

/** What refers to a sentence before it: "Nous les rappelons". */
const pointsBack =
  /^(?:Nous|On|Je) (?:vous )?(?:les?|la|leur|lui|y|en)\s|^(?:Nous|On|Je) (?:vous )?l’|^(?:Et|Ensuite|Puis|Elles?|Ils?)\s/u;

/** A longer sentence is a speech. */
const maxSaid = 170;

const sentencesOfOffer = (value: Value | null) =>
  value?.main ? [value.main.sentence, ...value.rest, ...value.more] : [];

/** The sentences that say something by themselves and in one breath, in their order. */
const sayable = (value: Value | null) =>
  sentencesOfOffer(value).filter((sentence) => sentence.length <= maxSaid && !pointsBack.test(sentence));

/** The sentence that says what the firm does, the main one where none does; `null` where none says something by itself. */
export function offerSaid(value: Value | null, used: ReadonlySet<string>): string | null {
  const [first = null, ...others] = sayable(value).filter((sentence) => !used.has(sentence));
  if (first === null || first !== value?.main?.sentence) return null;
  return [first, ...others].find((sentence) => /^(?:Nous|On|Je|J’)(?:\s|(?<=’))/u.test(sentence)) ?? first;
}

const isOf = (kind: ArgumentKind, sentence: string): boolean => {
  // What may be tried for nothing is no price.
  if (kind === "price" && isOf("trial", sentence)) return false;
  const said = folded(sentence.slice(0, 300)).replaceAll("\u00A0", " ");
  if (kind === "deadline" && (daily.test(said) || reacts.test(said))) return false;
  if (kind === "reaction" && !reacts.test(said)) return false;
  return signs[kind].test(said);
};

/** The sentence of an offer that helps most, of the first kind that one is of; `null` of none, or where it was `used`. */
export function argumentOf(
  value: Value | null,
  wanted: readonly ArgumentKind[],
  used: ReadonlySet<string>,
): string | null {
  const sentences = sayable(value).filter((sentence) => !used.has(sentence));
  for (const kind of wanted) {
    const found = sentences.find((sentence) => isOf(kind, sentence));
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * The sentence of an offer that speaks of the same things as an objection, by words that are not of the trade, and by how
 * many: "La mairie refuse tout" and "Déclaration en mairie comprise". Of two the one of a `wanted` kind; `null` of none.
 */
export function sentenceOnSame(
  value: Value | null,
  { industry, objection }: { industry: string | null; objection: string },
  wanted: readonly ArgumentKind[],
  used: ReadonlySet<string>,
): { sentence: string; inCommon: number } | null {
  const trade = new Set(thingsIn(industry ?? ""));
  const things = new Set(thingsIn(objection).filter((thing) => !trade.has(thing)));
  const found = sayable(value)
    .filter((sentence) => !used.has(sentence))
    .map((sentence) => {
      const common = new Set(thingsIn(sentence).filter((thing) => things.has(thing))).size;
      const isWanted = common > 0 && wanted.some((kind) => isOf(kind, sentence));
      // What the firm does and for whom has a word in common with much that is said.
      const isOnlyNamed = common === 1 && !isWanted && sentence === value?.main?.sentence;
      return { sentence, inCommon: isOnlyNamed ? 0 : isWanted ? common + 0.5 : common };
    })
    .filter(({ inCommon }) => inCommon > 0)
    .sort((one, other) => other.inCommon - one.inCommon);
  return found[0] ?? null;
}

/** What an objection that no topic covers asks for, by its words: "On n’a jamais le même technicien" for one contact. */
const needs: readonly [RegExp, readonly ArgumentKind[]][] = [
  [
    /(?<![a-z])(?:prix|tarifs?|honoraires?|couts?|factures?|frais|devis|cher)(?![a-z])/,
    ["flat", "price", "saving"],
  ],
  [/(?<![a-z])(?:delais?|retards?|lente?s?|lenteur|attente|attendre|vite|longs?|longue)(?![a-z])/, ["speed"]],
  [
    /(?<![a-z])(?:paperasse|dossiers?|administratif|demarches?|formulaires?|compliquee?s?|complexes?|s.en occuper|gerer)(?![a-z])/,
    ["allIn", "help"],
  ],
  [
    /(?<![a-z])(?:interlocut[a-z]{3,5}|jamais (?:le|la|les) memes?|change tout le temps|turn.?over|injoignables?|standard|plateforme|repondeur)(?![a-z])/,
    ["contact"],
  ],
  [
    /(?<![a-z])(?:bruit|poussiere|fermer|arreter|nuit|week.?end|perturb[a-z]{1,5}|deranger|exploitation)(?![a-z])/,
    ["noStop"],
  ],
  [
    /(?<![a-z])(?:pannes?|casse|defauts?|malfacons?|qualite|abimee?s?|erreurs?|oublis?|pas tenu)(?![a-z])/,
    ["guarantee", "proof"],
  ],
  [
    /(?<![a-z])(?:resultats?|preuves?|promesses?|slides?|concret|efficaces?|repart(?:ent)?|apres.vente)(?![a-z])/,
    ["guarantee", "proof", "followUp"],
  ],
  [/(?<![a-z])(?:engage[a-z]{1,6}|bloquee?s?|liee?s?|coincee?s?|contrat)(?![a-z])/, ["freedom"]],
  [/(?<![a-z])(?:minimum|petite?s? (?:commande|quantite|serie|volume)s?)(?![a-z])/, ["quantity", "minimum"]],
];

/** What helps with an objection by what it speaks of; none where nothing tells. */
export function needsOf(objection: string): ArgumentKind[] {
  const said = folded(objection.slice(0, 300)).replaceAll("\u00A0", " ");
  return [...new Set(needs.flatMap(([words, kinds]) => (words.test(said) ? kinds : [])))];
}

/** The words of a text that name something, as they are compared. */
const thingsIn = (text: string): string[] =>
  (folded(text.slice(0, 400)).match(/[a-z]{4,30}|(?<!\d)\d{2,4}(?!\d)/g) ?? [])
    .filter((word) => !anybodys.has(word) && word !== "000")
    .map(stem);

/** Words that are in every conversation. */
const anybodys = new Set(
  "aller aura avec avez bien bref ceci cela cent cher chere chez comment dans deja deux devis dire dont donc elle elles etes euro euros faire fait font gros grosse hein ici jour leur leurs long lors mais meme mieux mille moins mois nous offert offerte pas peut plus plutot pour prix quel quelle quoi sans sera sept soit sont sous sujet tarif tarifs tout tous tres trop vers veux vient vous vrai voir actuellement ailleurs alors annee annees apres assez aucun aucune aussi autre autres avant avoir avons beaucoup besoin bonne cette ceux chaque chose choses client clients combien comme compris comprise contre dans depuis dernier derniere derniers dernieres devant donne encore entre equipe equipes etait etaient etait etre faire fait faites faut fois gens grand grande grands heure heures jamais jours journee jusqu laisse leurs maintenant meilleur meme memes mettre milieu minutes moins moment monde necessaire notre nous nouveau nouvelle parce parfois parle passe pendant personne personnes petit petite petits petites peut plein plusieurs possible pourquoi pouvez premier premiere prend prendre presque propre quand quatre quelque quelques question rappel reste rester rien sans savoir semaine semaines serait service services simple sommes suite surtout tellement temps toujours toute toutes travail travaille trois trouve trouver veulent vient viens vous votre vraiment".split(
    " ",
  ),
);

/** True where a sentence of the offer speaks of it. */
export const speaksOfKind = (value: Value | null, kind: ArgumentKind): boolean =>
  sentencesOfOffer(value).some((sentence) => isOf(kind, sentence));
