import { folded } from "#app/french/folded.ts";

/**
 * Words of trades that people type without their accents, and that without them are no other word: "securite" is
 * sécurité, while "marche" and "a" are words of their own, and "fabrique" may be a verb.
 */
const words =
  "accessibilité activité activités améliorer améliorons aménagement aménagements arrêt arrêts bâche bâches bâtiment bâtiments bêche bénéfice bénéfices béton bière bières café cafés chaudière chaudières chêne clé clés clientèle clôture clôtures compétence compétences complète complètement complètes comptabilité confidentialité conformité contrôle contrôles coût coûte coûtent coûts création créations crèche crèches crème créneau créneaux crêpe crêpes cœur cœurs décembre déchet déchets décision décisions découvrir dédié dédiée dédiés déjà délai délais déménagement déménagements dépannage dépannages départ départs déplacement déplacements dépôt dépôts détail détails développement développeur développeurs développons différence différent différents difficulté difficultés discrète discrètement discrètes disponibilité durée échafaudage échafaudages échantillon échantillons éclairage éclairages école écoles écologie écologique économie économies économiser économisez éditeur édition efficacité élagage électricien électriciens électricité électrique électriques électronique élégant élément éléments élevage élevages énergétique énergétiquement énergétiques énergie énergies entièrement entrepôt entrepôts équipe équipement équipements équipes étage étages étanchéité étiquette étiquettes étude études évaluation évaluations événement événementiel événementielle événements éviter évitons évolution exécution expédition expéditions expérience façade façades fenêtre fenêtres février fidélité français française françaises général générale généraux génie gérant gérante gérants hébergement hébergements hôpital hôpitaux hôtel hôtellerie hôtels humidité hygiène immédiat immédiate immédiatement impôt impôts indépendant indépendants infogérance ingénierie ingénieur ingénieurs intégral intégrale intégralement intégration intégrer intérêt intérêts intérieur intérim intérimaire intérimaires kilomètre kilomètres légume légumes lumière lumières maçon maçonnerie maçons maître maîtres maîtrise maîtriser maîtrisons matériau matériaux matériel matériels matière matières mécanique mécaniques médecin médecins médical médicale médicaux même mêmes mémoire ménage métal métallerie métallique météo méthode méthodes métier métiers mètres mobilité modèle modèles négoce négociation négociations nœud nœuds numérique numériques numéro numéros opération opérations pâte pâtes pâtisserie pâtissier pénalité pénalités pénurie pépinière pépinières période périodes périphérie pièce pièces plâtre plâtrerie plâtrier poêle poêles précision première premières préparateur préparateurs préparation présence présentation présentations prévention prévisionnel prévisionnels prévoir priorité priorités problème problèmes procédé procédés procédure procédures propreté propriétaire propriétaires propriété propriétés protégeons protéger qualité qualités rapidité réactif réactifs réactivité réalisation réalisations réalisons récolte récoltes récupération récupérer récupérons rédaction rédactions réduction réduire réduisons référence référencement références région régional régionale règle règlement réglementaire réglementation règlements règles régulier régulière régulièrement rénovation rénover rénovons rentabilité réparation réparations réparer réparons répertoire répondons répondre réponse réponses réputation réseau réseaux réservation résidence résidences résident résidents résine résistance responsabilité résultat résultats réunion réunions réussir révision révisions rôle rôles salarié salariée salariés santé sécurisé sécurisée sécuriser sécurisons secrétariat secrétariats sécurité sélection séminaire séminaires série séries siège sièges simplicité société sociétés solidarité spécialisé spécialisée spécialisées spécialisés spécialiste spécialistes spécialité spécifique spécifiques stérilisation stratégie supérieur supérieure supplémentaire système systèmes télémédecine téléphone téléphones téléphonie téléphonique télésurveillance télétravail témoignage témoignages température températures théâtre thérapie tôle tôlerie tôles totalité tranquillité très trésorerie unité unités œuvre œuvres véhicule véhicules véranda vérandas vérification vérifier vérifions vêtement vêtements vétérinaire vétérinaires vidéo vidéos vidéosurveillance visibilité après plutôt bientôt aussitôt prêt prêts prête prêtes fidèle fidèles légal légale légaux légère légères congé congés dernière dernières entière entières particulière particulièrement manière manières barrière barrières frontière frontières carrière carrières chère chères collègue collègues énorme énormes également idéal idéale idée idées numérisation sécurisation généralement récurrent récurrente récurrents récurrentes récent récente récents récentes récemment réel réelle réels réelles réalité mécanicien mécaniciens étranger étrangers étrangère étrangères étape étapes étanche étanches équilibre échéance échéances échange échanges écran écrans éliminer émission émissions prélèvement prélèvements prévu prévue prévus prévues sérénité sérieux sérieuse sérieusement véritable véritables zéro goût goûts hôtesse hôtesses fête fêtes tête têtes forêt forêts arrêter enquête enquêtes requête requêtes sûreté coûteux coûteuse coûteuses brûleur brûleurs chômage diplôme diplômes pôle pôles clôturer étoile étoiles thème thèmes août répartition préférence préférences dépense dépenses dépenser réfrigéré réfrigérés réfrigérée réfrigérées métropole opérateur opérateurs opératrice régulation".split(
    " ",
  );

const accentOf: ReadonlyMap<string, string> = new Map(words.map((word) => [folded(word), word]));

/** True of a word that only lacks accents of another: "securité" of sécurité, while "équipés" is no "équipes". */
const lacks = (typed: string, right: string) =>
  typed !== right &&
  (folded(typed) === typed ||
    [...typed].every((letter, at) => letter === right[at] || letter === folded(right[at] ?? "")));

/** The participle of a verb in -iser or -ier, whose present is written as it without its last accent: "je sécurise". */
const ambiguous = /[is]é(?=s?$)/u;

/** What stands before a verb in the present, the pronouns of its objects included. */
const beforeVerb = /(?:^|[^\p{L}])(?:je|j['’]|tu|il|elle|on|ça|qui|nous|vous|le|la|les|l['’]|se|s['’])\s?$/iu;

/** The word with its accents, but for a last one that would make a participle of a verb. */
function rightOf(word: string, before: string): string {
  const right = accentOf.get(folded(word)) ?? word.toLowerCase().replace(participle, "ée");
  const isTypedWithAccents = folded(word) !== word.toLowerCase();
  const isVerb = /es?$/.test(word) && (isTypedWithAccents || beforeVerb.test(before));
  return isVerb ? right.replace(ambiguous, (end) => `${end.charAt(0)}e`) : right;
}

/** The ending of a participle, which no French word has without its accent: "livrees". */
const participle = /(?<=\p{L}{3})(?<!ff|ain|mitt)ee(?=s?$)/u;

/** A line whose words have the accents that were left out, or typed in part: "securité" is sécurité. */
export function accented(line: string): string {
  const typed = line.replace(/(?<!\p{L})a (?=(?:distance|domicile|partir)(?!\p{L}))/gu, "à ");
  return typed.replace(/\p{L}[\p{L}\p{M}]{2,20}/gu, (word, at: number) => {
    const right = rightOf(word, typed.slice(Math.max(0, at - 8), at));
    if (!lacks(word.toLowerCase(), right)) return word;
    if (word === word.toUpperCase()) return right.toUpperCase();
    return /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
  });
}
