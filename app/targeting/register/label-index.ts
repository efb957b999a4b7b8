import { folded } from "#app/french/folded.ts";
import { stem } from "#app/french/stem.ts";
import { activityCodes, activityLabel } from "./activities.ts";

/** Words of labels that say nothing by themselves. */
const generic = new Set(
  "autre activite service fabrication commerce detail gros interentreprise production article produit magasin specialise travaux installation divers similaire technique general specialisation culture elevage transformation conservation preparation industriel industrie construction equipement materiel appareil machine systeme reparation location bail gestion connexe soutien usage exception sauf hors compris base piece element organisation entreprise public personnel bien domestique professionnel economique spectre sous ainsi leur pour avec sans dans par comprenant non classe ailleurs social administration action humaine local locaux tous metre forme simple mixte associe courte longue duree petite grande moyenne surface qualite france traitement vente achat conception assemblage ensemble site moteur lieu main oeuvre mise disposition ressource distribution conseil etude centre agence societe cabinet activites affaire salon domicile menage prive interieur pret temporaire salle terrain operateur panneau exploitation"
    .split(" ")
    .map(stem),
);

/** The words of a text that say something, as they are compared. */
function tellingWords(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4 && !generic.has(stem(word)))
    .map(labelStem);
}

/** The stem of a word of a label; of short ones the singular, since "ports" are no "portes". */
export function labelStem(word: string): string {
  const stemmed = stem(word);
  return stemmed.length > 4 ? stemmed : word.replace(/s$/, "");
}

/** The activities whose labels have a word, and those that are about it: "Sécurité privée" is about "sécurité". */
type Named = { has: Set<string>; isAbout: Set<string> };

/** Nobody who writes "défense" or "syndicat" looks for these; those of the municipalities have a word of their own. */
const unsearched = /^(?:84|94\.2|97|98|99)/;

const index = new Map<string, Named>();
for (const code of activityCodes.filter((each) => !unsearched.test(each)))
  for (const item of subjectOf(activityLabel(code) ?? "").split(/,|;| et | ou /))
    for (const [place, word] of tellingWords(item).entries()) {
      const named = index.get(word) ?? { has: new Set(), isAbout: new Set() };
      named.has.add(code);
      if (place === 0) named.isAbout.add(code);
      index.set(word, named);
    }

/**
 * A label without what it leaves out, "Culture de céréales (à l’exception du riz)" is not about rice, and without whom
 * machines are made for: "industries agro-alimentaires".
 */
function subjectOf(label: string): string {
  return label.split(/\(|, sauf |, hors |, à l.exception | de machines pour /)[0] ?? "";
}

/** The activities whose labels have this word; empty for one that none has, or that says nothing. */
export const activitiesNamed = (word: string): Readonly<Named> => index.get(word) ?? nothing;
const nothing: Named = { has: new Set(), isAbout: new Set() };

const words = new Set(
  activityCodes.flatMap((code) => folded(activityLabel(code) ?? "").split(/[^\p{L}\p{N}]+/u)).map(stem),
);

/** True for a word of any label, whether it says something or not. */
export const isLabelWord = (word: string): boolean => words.has(stem(word));
