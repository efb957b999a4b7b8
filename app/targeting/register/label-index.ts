import { folded } from "#app/french/folded.ts";
import { stem } from "#app/french/stem.ts";
import { activityCodes, activityLabel } from "./activities.ts";

/** Words of labels that say nothing by themselves. */
const generic = new Set(
  "autre activite service fabrication commerce detail gros interentreprise production article produit magasin specialise travaux installation divers similaire technique general specialisation culture elevage transformation conservation preparation industriel industrie construction equipement materiel appareil machine systeme reparation location bail gestion connexe soutien usage exception sauf hors compris base piece element organisation entreprise public personnel bien domestique professionnel economique spectre sous ainsi leur pour avec sans dans par comprenant non classe ailleurs social administration action humaine local locaux tous metre forme simple mixte associe courte longue duree petite grande moyenne surface qualite france traitement vente achat conception assemblage ensemble site moteur lieu main oeuvre mise disposition ressource distribution conseil etude centre agence societe cabinet activites"
    .split(" ")
    .map(stem),
);

/** The words of a text that say something, as stems. */
export function tellingStems(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4)
    .map(stem)
    .filter((word) => !generic.has(word));
}

const index = new Map<string, Set<string>>();
for (const code of activityCodes)
  for (const word of tellingStems(subjectOf(activityLabel(code) ?? ""))) {
    const codes = index.get(word) ?? new Set();
    index.set(word, codes.add(code));
  }

/** A label without what it leaves out: "Culture de céréales (à l’exception du riz)" is not about rice. */
function subjectOf(label: string): string {
  return label.split(/\(|, sauf |, hors |, à l.exception /)[0] ?? "";
}

/** The activities whose labels have this word; empty for one that none has, or that says nothing. */
export const activitiesNamed = (word: string): ReadonlySet<string> => index.get(word) ?? nothing;
const nothing: ReadonlySet<string> = new Set();
