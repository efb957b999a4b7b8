import { folded } from "#app/french/folded.ts";

/**
 * Words of trades that people type without their accents, and that without them are no other word: "securite" is
 * sécurité, while "marche" and "a" are words of their own, and "fabrique" may be a verb.
 */
const words =
  "accessibilité activité activités améliorer améliorons aménagement aménagements arrêt arrêts bâtiment bâtiments bénéfice bénéfices béton clé clés clientèle comptabilité compétence compétences confidentialité conformité contrôle contrôles coût coûts coûte coûtent création créations créneau créneaux décembre déchet déchets décision décisions découvrir dédié dédiée dédiés déjà délai délais déménagement déménagements départ départs dépannage dépannages dépôt dépôts détail détails développement développeur développeurs développons déplacement déplacements différence différent différents difficulté difficultés disponibilité durée école écoles écologique économie économies édition éditeur efficacité électricien électriciens électricité électrique électriques électronique énergie énergies énergétique énergétiques entrepôt entrepôts équipe équipes équipement équipements événement événements événementiel événementielle éviter évitons expérience février fidélité forêt général générale généraux gérant gérante gérants gratuité hôpital hôpitaux hôtel hôtels hôtellerie humidité hygiène immédiat immédiate impôt impôts indépendant indépendants intégration intégrer intérieur intérim intérimaire intérimaires matériau matériaux matériel matériels mécanique mécaniques médecin médecins médical médicale médicaux même mêmes méthode méthodes œuvre œuvres cœur cœurs nœud nœuds métal métallique métallerie métier métiers mètres mobilité modèle modèles négoce numérique numériques opération opérations pénalité pénalités pénurie périphérie pièce pièces plâtrerie préparateur préparateurs préparation première premières prévention prévoir priorité priorités problème problèmes procédure procédures propreté propriétaire propriétaires protéger protégeons qualité qualités réactif réactifs réactivité réalisation réalisations réalisons récupération récupérer récupérons réduction réduire réduisons référence références région régional régionale réglementaire réglementation régulier régulière rénovation rénover rénovons réparation réparations réparer réparons répondre répondons réponse réponses réseau réseaux réservation résidence résidences résident résidents responsabilité réunion réunions réussir salarié salariée salariés santé sécuriser sécurisons sécurité sélection séminaire séminaires série séries siège sièges simplicité société sociétés spécialiste spécialistes spécialité stratégie supplémentaire système systèmes télémédecine téléphone téléphones téléphonie téléphonique température températures théâtre totalité tranquillité trésorerie très unité unités véhicule véhicules vérification vérifier vérifions vidéo vidéos vidéosurveillance visibilité".split(
    " ",
  );

const accentOf: ReadonlyMap<string, string> = new Map(words.map((word) => [folded(word), word]));

/** True of a word that only lacks accents of another: "securité" of sécurité, while "équipés" is no "équipes". */
const lacks = (typed: string, right: string) =>
  typed !== right &&
  (folded(typed) === typed ||
    [...typed].every((letter, at) => letter === right[at] || letter === folded(right[at] ?? "")));

/** The ending of a participle, which no French word has without its accent: "livrees". */
const participle = /(?<=\p{L}{3})(?<!ff|ain|mitt)ee(?=s?$)/u;

/** A line whose words have the accents that were left out, or typed in part: "securité" is sécurité. */
export function accented(line: string): string {
  return line.replace(/\p{L}[\p{L}\p{M}]{2,20}/gu, (word) => {
    const right = accentOf.get(folded(word)) ?? word.toLowerCase().replace(participle, "ée");
    if (!lacks(word.toLowerCase(), right)) return word;
    if (word === word.toUpperCase()) return right.toUpperCase();
    return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
  });
}
