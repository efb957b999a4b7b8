import { folded } from "#app/french/folded.ts";
import {
  isFrench,
  isParticiple,
  isVerb,
  isWord,
  nounOf,
  nousOf,
  spellingsOf,
  vousOfPlural,
} from "./lexicon.server.ts";

/**
 * Words that a dictionary would leave as they are, because without their accents they are another word there, and nobody who
 * sells something means that: "general", "etes", "cote".
 */
const words =
  "accessibilité activité activités améliorer améliorons aménagement aménagements arrêt arrêts bâche bâches bâtiment bâtiments bêche bénéfice bénéfices béton bière bières café cafés chaudière chaudières chêne clé clés clientèle clôture clôtures compétence compétences complète complètement complètes comptabilité confidentialité conformité contrôle contrôles coût coûte coûtent coûts création créations crèche crèches crème créneau créneaux crêpe crêpes cœur cœurs décembre déchet déchets décision décisions découvrir dédié dédiée dédiés déjà délai délais déménagement déménagements dépannage dépannages départ départs déplacement déplacements dépôt dépôts détail détails développement développeur développeurs développons différence différent différents difficulté difficultés discrète discrètement discrètes disponibilité durée échafaudage échafaudages échantillon échantillons éclairage éclairages école écoles écolo écologie écologique économie économies économiser économisez éditeur édition efficacité élagage électricien électriciens électricité électrique électriques électronique élégant élément éléments élevage élevages énergétique énergétiquement énergétiques énergie énergies entièrement entrepôt entrepôts équipe équipement équipements équipes étage étages étanchéité étiquette étiquettes étude études évaluation évaluations événement événementiel événementielle événements éviter évitons évolution exécution expédition expéditions expérience façade façades fenêtre fenêtres février fidélité français française françaises général générale généraux génie gérant gérante gérants hébergement hébergements hôpital hôpitaux hôtel hôtellerie hôtels humidité hygiène immédiat immédiate immédiatement impôt impôts indépendant indépendants infogérance ingénierie ingénieur ingénieurs intégral intégrale intégralement intégration intégrer intérêt intérêts intérieur intérim intérimaire intérimaires kilomètre kilomètres légume légumes lumière lumières maçon maçonnerie maçons maître maîtres maîtrise maîtriser maîtrisons matériau matériaux matériel matériels matière matières mécanique mécaniques médecin médecins médical médicale médicaux même mêmes mémoire ménage métal métallerie métallique météo méthode méthodes métier métiers mètres mobilité modèle modèles négoce négociation négociations nœud nœuds numérique numériques numéro numéros opération opérations pâte pâtes pâtisserie pâtissier pénalité pénalités pénurie pépinière pépinières période périodes périphérie pièce pièces plâtre plâtrerie plâtrier poêle poêles précision première premières préparateur préparateurs préparation présence présentation présentations prévention prévisionnel prévisionnels prévoir priorité priorités problème problèmes procédé procédés procédure procédures propreté propriétaire propriétaires propriété propriétés protégeons protéger qualité qualités rapidité réactif réactifs réactivité réalisation réalisations réalisons récolte récoltes récupération récupérer récupérons rédaction rédactions réduction réduire réduisons référence référencement références région régional régionale règle règlement réglementaire réglementation règlements règles régulier régulière régulièrement rénovation rénover rénovons rentabilité réparation réparations réparer réparons répertoire répondons répondre réponse réponses réputation réseau réseaux réservation résidence résidences résident résidents résine résistance responsabilité résultat résultats réunion réunions réussir révision révisions rôle rôles salarié salariée salariés santé sécurisé sécurisée sécuriser sécurisons secrétariat secrétariats sécurité sélection séminaire séminaires série séries siège sièges simplicité société sociétés solidarité spécialisé spécialisée spécialisées spécialisés spécialiste spécialistes spécialité spécifique spécifiques stérilisation stratégie supérieur supérieure supplémentaire système systèmes télémédecine téléphone téléphones téléphonie téléphonique télésurveillance télétravail témoignage témoignages température températures théâtre thérapie tôle tôlerie tôles totalité tranquillité très trésorerie unité unités œuvre œuvres véhicule véhicules véranda vérandas vérification vérifier vérifions vêtement vêtements vétérinaire vétérinaires vidéo vidéos vidéosurveillance visibilité après plutôt bientôt aussitôt prêt prêts prête prêtes fidèle fidèles légal légale légaux légère légères congé congés dernière dernières entière entières particulière particulièrement manière manières barrière barrières frontière frontières carrière carrières chère chères collègue collègues énorme énormes également idéal idéale idée idées numérisation sécurisation généralement récurrent récurrente récurrents récurrentes récent récente récents récentes récemment réel réelle réels réelles réalité mécanicien mécaniciens étranger étrangers étrangère étrangères étape étapes étanche étanches équilibre échéance échéances échange échanges écran écrans éliminer émission émissions prélèvement prélèvements prévu prévue prévus prévues sérénité sérieux sérieuse sérieusement véritable véritables zéro goût goûts hôtesse hôtesses fête fêtes tête têtes forêt forêts arrêter enquête enquêtes requête requêtes sûreté coûteux coûteuse coûteuses brûleur brûleurs chômage diplôme diplômes pôle pôles clôturer étoile étoiles thème thèmes août répartition préférence préférences dépense dépenses dépenser réfrigéré réfrigérés réfrigérée réfrigérées métropole opérateur opérateurs opératrice régulation dépollution êtes traçabilité télécom télécoms bactério bûche bûches granulé granulés sèches".split(
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
const beforeVerb =
  /(?:^|[^\p{L}])(?:je|j['’]|tu|il|elle|on|[cç]a|qui|nous|vous|me|m['’]|ne|n['’]|y|en|le|la|les|l['’]|se|s['’])\s?$/iu;

const allIsDone = /(?:^|[^\p{L}])(?:tout|rien) (?:n’)?(?:est|sera|était) $/iu;
/** A firm stands after "chez" without an article, and is spelled as it likes. */
const beforeFirm = /(?:^|[^\p{L}])chez $/iu;

/** The word with its accents, but for a last one that would make a participle of a verb. */
function rightOf(word: string, before: string): string {
  const lower = word.toLowerCase();
  const listed = accentOf.get(folded(word));
  // "Tout est controle" is what was done to all of it.
  const done = allIsDone.test(before) ? `${(listed ?? "").replace(/e$/u, "")}é` : "";
  if (listed && done !== "é" && isParticiple(done)) return done;
  // "controlé" is no contrôle.
  const right = listed && (listed === lower || lacks(lower, listed)) ? listed : spelled(lower, before);
  const isTypedWithAccents = folded(word) !== word.toLowerCase();
  const isVerbal = /es?$/.test(word) && (isTypedWithAccents || beforeVerb.test(before));
  return isVerbal ? right.replace(ambiguous, (end) => `${end.charAt(0)}e`) : right;
}

/**
 * The one word of the dictionary that this may be; of a verb, its participle and a noun ("gere", "eleves"), the one that fits
 * what stands before.
 */
function spelled(word: string, before: string): string {
  if (word.length < 3) return word.replace(participle, "ée");
  if (folded(word) !== word) return fullyAccented(word);
  // "Épi" is what a farmer sells, and EPI what everybody wears.
  if (word === "epi") return word;
  const formed = byForm(word);
  if (formed !== word) return formed;
  // "Un designer", "votre developer": no infinitive stands after an article.
  if (/er$/.test(word) && (beforeNoun.test(before) || english.has(word))) return word;
  const found = spellingsOf(word);
  const [only = word] = found;
  if (found.length < 2) return found.length === 0 ? word.replace(participle, "ée") : only;
  if (found.includes(word) && !isWhatIs(word, before)) return word;
  if (isWhatIs(word, before)) return found.find((each) => /és?$/.test(each) && isParticiple(each)) ?? word;
  const [noun = "", ...others] = found.filter((each) => nounOf(each) !== null);
  // A line begins with what is offered: "découpe laser".
  if (before === "" && others.length === 0 && noun !== "") return noun;
  const isVerbal = beforeVerb.test(before);
  // An item of a list that is neither is a noun or an adjective that the lists of verbs have too: "cosmétique".
  const [other = "", ...more] = found.filter((each) => !isParticiple(each));
  if (/(?:^|[,;] )$/.test(before) && more.length === 0 && /(?:ique|isme|iste|aire|oire|ure)s?$/.test(other))
    return other;
  // "Lits médicalisés leve personnes": what was done to several has their plural.
  const [, last = ""] = /(?:^|[^\p{L}])(\p{L}{3,20})\s$/u.exec(before) ?? [];
  const isAfterSeveral = nounOf(last.toLowerCase())?.isPlural === true || /(?:é|ée|e)s$/u.test(last);
  if (isAfterSeveral && !/s$/.test(word) && !isVerbal) return word;
  const fitting = found.filter((each) =>
    beforeNoun.test(before)
      ? !isParticiple(each)
      : isVerbal
        ? (nousOf(each) ?? vousOfPlural(each))
        : isParticiple(each),
  );
  return fitting.length === 1 ? (fitting[0] ?? word) : word;
}

/** Beginnings of learned words, and endings that French has with one accent alone. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [/^geo(?=\p{L}{4})/u, "géo"],
  [/^tele(?=\p{L}{4})/u, "télé"],
  [/^electro(?=\p{L}{3})/u, "électro"],
  [/^ergotherap/u, "ergothérap"],
];
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[ao])ique(?=s?$)/u, "ïque"],
  [/(?<=\p{L}{2})iere(?=s?$)/u, "ière"],
  [/therap(?=(?:eute|ie|eutique)s?$)/u, "thérap"],
  [/(?<=\p{L})ometr(?=(?:e|ie|ique)s?$)/u, "ométr"],
];

/** A word that no dictionary has, by its beginning and its end: "photovoltaique", "geolocalisees", "ergotherapeute". */
function byForm(word: string): string {
  if (isFrench(word)) return word;
  const begun = beginnings.find(([begins]) => begins.test(word));
  const stem = begun ? word.replace(begun[0], "") : word;
  const whole = begun ? `${begun[1]}${spellingsOf(stem).length === 1 ? spellingsOf(stem)[0] : stem}` : word;
  return endings.reduce((text, [end, right]) => text.replace(end, right), whole).replace(participle, "ée");
}

/** English words that French has with an accent as another one. */
const english = new Set("designer designers developer developers reporter reporting".split(" "));

/** What stands before what something is, and no verb: "c’est complique", "trop complique". */
const beforeState = /(?:^|[^\p{L}])(?:c['’]est|est|sont|sera|était|etait|trop|très|tres)\s$/iu;
/** Verbs that are adjectives as well, which no accent is missing of. */
const adjectives =
  /^(?:active|calme|comme|complète|contente|contre|discrète|double|entre|étanche|ferme|fixe|inquiète|lisse|manque|modeste|mobile|outre|prête|propre|sale|sèche|secrète|sûre|trouble|valide|vide)s?$/u;
/** "complique" of "c’est complique", "privés" of "lycees prives": a verb that only a participle can stand for. */
const isWhatIs = (word: string, before: string) => {
  if (!/es?$/.test(word) || nounOf(word) || adjectives.test(word)) return false;
  if (beforeState.test(before)) return isParticiple(`${word.replace(/es?$/, "")}é`);
  const [, noun = ""] = /(?:^|[^\p{L}])(\p{L}{3,20}[sx])\s$/u.exec(before) ?? [];
  const plain = spellingsOf(folded(noun)).map(nounOf).find(Boolean) ?? nounOf(noun.toLowerCase());
  return (
    /es$/.test(word) &&
    plain?.isPlural === true &&
    plain.gender === "m" &&
    isParticiple(word.replace(/es$/, "és"))
  );
};

/** What stands before a noun and before no verb. */
const beforeNoun =
  /(?:^|[^\p{L}\d])(?:(?:\d{1,3}|un|une|des|du|ce|cet|cette|ces|nos|vos|notre|votre|chaque)\s|d’)$/iu;

/** A word of which only some accents were typed: "recolté" is récolté. */
function fullyAccented(word: string): string {
  if (isWord(word)) return word;
  const found = spellingsOf(folded(word)).filter((each) => lacks(word, each));
  if (found.length === 1) return found[0] ?? word;
  const begun = found.length === 0 && beginnings.find(([begins]) => begins.test(word));
  const whole = begun ? word.replace(begun[0], begun[1]) : word;
  return whole.replace(participle, "ée");
}

/** The ending of a participle, which no French word has without its accent: "livrees". */
const participle = /(?<=\p{L}{3})(?<!ff|ain|mitt)ee(?=s?$)/u;

/** What stands before "a" where it is a verb, and what stands after it there. */
const subject = /^(?:il|elle|on|qui|y|n’|l’|ça|cela|tout|rien|personne)$/i;
const afterVerb =
  /^(?:déjà|bien|toujours|jamais|pas|plus|un|une|des|du|besoin|beaucoup|tout|très|trop|peu|moins|\d)/iu;
const timeOrShare = /^\d{1,6}(?:h|\u00A0?%|\u00A0?€|km|\s?(?:heures?|h\d{0,2}|euros?)(?!\p{L}))/iu;

/** A line of which no word has an accent, with those of "à", "là où" and "dès", which are other words without them. */
function withSmallWords(line: string): string {
  const words = line.split(" ");
  return words
    .map((word, at) => {
      const [before = "", next = ""] = [words[at - 1], words[at + 1]];
      if (word === "a" && at > 0 && next !== "") {
        const isTime = timeOrShare.test(words.slice(at + 1, at + 3).join(" "));
        const isOfAvoir =
          subject.test(before) ||
          had.has(next.replace(/[,.;:!?]$/u, "")) ||
          (afterVerb.test(next) && !isTime) ||
          // "Le loyer a augmente" may be "a augmenté".
          isParticiple(next) ||
          spellingsOf(next).some(isParticiple);
        return isOfAvoir ? word : "à";
      }
      if (word === "la" && next === "ou") return "là";
      if (word === "ou" && before === "la") return "où";
      return word === "des" && at > 0 && /^\d/.test(next) ? "dès" : word;
    })
    .join(" ");
}

/** "rien a installer", "mise a disposition", "sans frais des 200 unités": where no other reading is French. */
function withCertain(word: string, at: number, words: readonly string[]): string {
  const [before = "", next = ""] = [words[at - 1]?.toLowerCase(), words[at + 1]?.toLowerCase()];
  const plain = next.replace(/[,.;:!?]$/u, "");
  if (word === "a" && at > 0 && isBetween(before, next, words[at + 2])) return "à";
  if (word === "la" && before === "est" && /^(?:dans|en|sous|avant|tous|toute)$/.test(next)) return "là";
  if (word === "a" && at > 0 && (before === plain || isMadeFor(before, plain))) return "à";
  if (word === "a" && at > 0)
    return (isVerb(plain) && !nounOf(plain)) ||
      (isParticiple(before) && nounOf(plain) && !isParticiple(plain))
      ? "à"
      : word;
  return word === "des" && /^\d/.test(next) && (/ment$/.test(before) || before === "frais") ? "dès" : word;
}

/** What somebody has without an article: "notre client a besoin". */
const had = new Set(
  "accès acces affaire autorité besoin bien bonne charge chaud cinq confiance connaissance conscience cours deux dix droit envie faim fière foi fois force froid hâte honte horreur huit intérêt interet lieu mal mandat mission neuf pitié peur plus pouvoir priorité quatre raison recours rendez-vous sept six soif tendance tort tout trait trois valeur vocation".split(
    " ",
  ),
);
const isNoun = (word: string) =>
  (nounOf(word) ?? spellingsOf(folded(word)).find((each) => nounOf(each) !== null)) != null;
const isBareNoun = (word: string) =>
  word.length > 2 &&
  !had.has(word) &&
  isNoun(word) &&
  !isParticiple(word) &&
  !spellingsOf(word).some(isParticiple) &&
  !notNouns.test(word);
/** Prepositions, adverbs and pronouns that the list of nouns has as well. */
const notNouns =
  /^(?:avec|après|aucune?|aussi|avant|beaucoup|chez|contre|dans|déjà|depuis|donc|encore|entre|jamais|même|mieux|moins|notre|pas|par|peu|pour|quelque|rien|sans|si|sous|sur|toujours|très|trop|une?|votre)$/u;
/** "pompe a chaleur", "bouche a oreille": a thing for something, which has nothing. */
const isMadeFor = (before: string, next: string) =>
  isNoun(before) && !subject.test(before) && isBareNoun(next);

/** "de 1 a 500", "a 10 min de chez vous", "a jour". */
const isBetween = (before: string, next: string, after = "") =>
  (/^\d/.test(before) && /^\d/.test(next)) ||
  /^jour(?:[,.;:]|$)/.test(next) ||
  (/^\d{1,4}$/.test(next) && /^(?:min|minutes|km|mètres)$/.test(after));

/** Words from which a line shows that who typed it leaves accents out. */
const fewWords = 4;

/** A text with each of its longer words as `right` writes it where that only adds accents; capitals stay. */
function withAccents(text: string, right: (word: string, at: number) => string): string {
  // A part of a compound ("leve-personnes") is no word of its own.
  return text.replace(/(?<![\p{L}-])\p{L}[\p{L}\p{M}]{2,20}(?![\p{L}-])/gu, (word, at: number) => {
    const own = right(word, at);
    if (!lacks(word.toLowerCase(), own)) return word;
    if (word === word.toUpperCase()) return own.toUpperCase();
    return /^\p{Lu}/u.test(word) ? own.charAt(0).toUpperCase() + own.slice(1) : own;
  });
}

/** The same of a word that may be a name, which who has it spells as they like. */
const ofName = (word: string) => accentOf.get(folded(word)) ?? word.toLowerCase();

/** A name of a firm or of a place with the accents of the plain words in it: "BATIR METALLERIE" is Batir Métallerie. */
export const accentedName = (name: string): string => withAccents(name, ofName);

/** A line whose words have the accents that were left out, or typed in part: "securité" is sécurité. */
export function accented(line: string): string {
  const typed = line.replace(
    /(?<!\p{L})a (?=(?:distance|domicile|partir|la (?:fin|demande|carte|main|place|journée|semaine|suite|commande|livraison)|l’(?:heure|année|avance|unité|air libre))(?!\p{L}))/gu,
    "à ",
  );
  const right = withAccents(typed, (word, at) => {
    const isAcronym = /^\p{Lu}{2,5}$/u.test(word);
    const isName =
      isAcronym || (/^\p{Lu}\p{Ll}/u.test(word) && at > 0 && !/[.!?:;]\s$/.test(typed.slice(at - 2, at)));
    if (beforeFirm.test(typed.slice(Math.max(0, at - 6), at))) return word;
    return isName ? ofName(word) : rightOf(word, typed.slice(Math.max(0, at - 24), at));
  });
  const leavesOut = !/[\u00C0-\u024F]/u.test(line) && line.split(" ").length >= fewWords;
  const certain = right
    .replace(/^A (?=\p{Ll})/u, "À ")
    .split(" ")
    .map(withCertain)
    .join(" ");
  return leavesOut ? withSmallWords(certain) : certain;
}
