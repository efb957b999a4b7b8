import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { catalogue, type Feature, type Offer } from "#app/offers/catalogue.ts";
import { contentsOf, plansWith } from "#app/offers/contents.ts";
import { type Clause, clausesOf, isNegated, isSupposed, wholeText } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { type Phrase, phrase } from "../clauses/phrase.ts";
import type { Claim } from "./claim.ts";

/** The words by which an answer names a feature of a plan. Each feature is one of the plans that have it, and of no other. */
const named: readonly (readonly [feature: Feature | "trial", pattern: Phrase])[] = [
  ["dedicatedSupport", phrase(" (?:support|accompagnement|interlocuteur|conseiller) dedie ")],
  ["prioritySupport", phrase(" support (?:est )?prioritaire ")],
  ["realTimeUpdates", phrase(" temps reel ")],
  [
    "exportImport",
    phrase(
      " (?:export|exports|import|imports|exporter|importer|exportez|importez|exportable|webhooks?|zapier) | vers excel | en (?:csv|xlsx|excel) | (?:dans|vers|sur) (?:un|votre) tableur ",
    ),
  ],
  [
    "unlimitedCriteria",
    phrase(
      " criteres (?:de recherche )?(?:[a-z]+ )?illimites | (?:plafond|limite) (?:des|de|du nombre de|sur les) (?:[a-z]+ )?criteres | (?:autant de criteres|pas (?:vos|les|le nombre de) criteres) ",
    ),
  ],
  ["reports", phrase(" (?:rapports? (?:de performances?|mensuels?)|page rapports?|(?:les|des) rapports) ")],
  ["bespokeCrm", phrase(" (?:crm|interface) sur mesure ")],
  [
    "bespokeCrm",
    phrase(" regles (?:[a-z]+ ){0,2}(?:de la|de votre|dans la|sur la) liste | regles automatiques "),
  ],
  ["personas", phrase(" personas? ")],
  [
    "trial",
    phrase(
      " essais? | essai gratuit | essayer | d essai | se teste | tester gratuitement | teste gratuitement | tester (?:starter|growth|scale) gratuitement ",
    ),
  ],
];

/** A feature of a plan that has it not. requirements.md PCN. */
export const planClaims: readonly Claim[] = [
  {
    words: lexicon("suffit suffira suffisent restez reste gardez prenez choisissez convient place"),
    kind: "quota",
    reason: copy.feature,
    isClaim: (clause) =>
      !isSupposed(clause) &&
      !clause.isAsked &&
      phrase(
        " (?:suffit|suffira|suffisent|restez|gardez|prenez|choisissez|convient (?:a|pour|bien|tres)|(?:une|sa) place) ",
      ).test(clause.text) &&
      isTooSmall(clause),
  },
  {
    words: lexicon(
      "telephone telephonique chat essais interface equipe personne membre collegue vendeur commercial debite* bloquants depasser limitee plafonne* transforme devient bascule contacts supplement payer essaie essaye seul personas persona collegues personnes libre tester teste carte forfaits formules plans support accompagnement interlocuteur reel export exports import exporter importer criteres rapport rapports crm essai essayer reportes reportables cumulables reporte cumulent inclus incluse compris comprise utilisateur utilisateurs fois limite limites volonte offres offre renouvel* prolong* webhooks webhook zapier csv xlsx excel tableur exportez importez exportable imports criteres plafond limitent regles make",
    ),
    kind: "quota",
    reason: copy.feature,
    isClaim: (clause) => {
      if (isSupposed(clause) || clause.isAsked) return false;
      if (
        phrase(
          " (?:pas de|aucune|sans) limite (?:de|d|au|aux|sur) (?:nombre|contacts?|fiches?|prospects?|utilisateurs?|mails?|numeros?) ",
        ).test(clause.text)
      )
        return true;
      if (
        phrase(" (?:n est pas|pas|ne sont pas|sans etre) (?:limitee?s?|plafonnee?s?) ").test(clause.text) &&
        phrase(" (?:nombre|contacts?|fiches?|utilisateurs?|numeros?|mails?) ").test(clause.text)
      )
        return true;
      if (
        phrase(
          " quotas? (?:n est|ne sont) pas (?:bloquants?|fermes?|stricts?) | depasser (?:votre|le|les|vos) (?:quotas?|limites?|volumes?) ",
        ).test(clause.text)
      )
        return true;
      if (
        phrase(
          " ne (?:limite|limitent|plafonne|borne|compte) (?:pas|plus) (?:vos|les|le nombre de|votre nombre de) criteres ",
        ).test(clause.text)
      )
        return offersOf(clause).some((offer) => !hasFeature(offer, "unlimitedCriteria"));
      if (
        isNegated(clause) ||
        isLacking(clause) ||
        phrase(String.raw` exclue?s? | manqu\w+ (?:a|dans) `).test(clause.text)
      )
        return isWronglyDenied(clause);
      if (phrase(" personas? (?:[a-z]+ ){0,4}limite(?:e|s|es)? ").test(clause.text)) return true;
      if (
        phrase(
          String.raw` (?:un|une|le|la) (?:troisieme|quatrieme|cinquieme|sixieme|\d+e) (?:utilisateur|membre|collegue|commercial|vendeur|compte) `,
        ).test(clause.text) &&
        isWrongOrdinal(clause)
      )
        return true;
      if (
        phrase(
          " (?:support|assistance) (?:par |au )?(?:telephone|telephonique|chat|sur place|whatsapp|visio) ",
        ).test(clause.text)
      )
        return true;
      if (
        phrase(" (?:chaque|par) utilisateur ").test(clause.text) &&
        phrase(" (?:contacts?|fiches?|numeros?|prospects?|mails?) ").test(clause.text) &&
        phrase(String.raw` \d`).test(clause.text)
      )
        return true;
      const whole = wholeText(clause);
      if (
        phrase(" autant de (?:collegues|personnes|utilisateurs|contacts|fiches|prospects) qu").test(
          clause.text,
        )
      )
        return true;
      if (isWrongTrial(clause)) return true;
      if (
        phrase(" essais? ").test(whole) &&
        phrase(
          String.raw` (?:se transforme|devient|bascule|se renouvelle|se poursuit|automatiquement|sans action|carte (?:bancaire|bleue)|debite\w*|paye\w* automatiquement|coordonnees bancaires|caution) `,
        ).test(whole)
      )
        return true;
      if (
        phrase(
          " (?:contacts|fiches|numeros|prospects|credits) (?:[a-z]+ ){0,4}(?:conserves|conservees|gardes|gardees|valables|utilisables|perdus|transferes|transferees|ajoutes|ajoutees) (?:[a-z]+ ){0,4}(?:mois|suivant|trimestre|ensuite|apres) ",
        ).test(clause.text)
      )
        return true;
      if (
        phrase(
          " (?:utilisateurs?|collegues?|contacts?|fiches?|prospects?) (?:[a-z]+ ){0,3}sans (?:payer plus|payer davantage|surcout|supplement|frais|cout supplementaire) ",
        ).test(clause.text)
      )
        return true;
      if (
        phrase(" (?:essaie|essaye|s essaie|s essaye|se teste) ").test(clause.text) &&
        offersOf(clause).some(({ hasTrial }) => !hasTrial)
      )
        return true;
      if (
        phrase(" essais? ").test(clause.text) &&
        !phrase(" (?:(?:apres|avant) (?:l|un)|sans) essais? ").test(clause.text) &&
        offersOf(clause).some(({ hasTrial }) => !hasTrial)
      )
        return true;
      if (
        phrase(
          " seule? (?:growth|scale|starter) | (?:uniquement|seulement|reservee?s?) (?:a|avec|dans|pour) (?:growth|scale|starter) ",
        ).test(clause.text) &&
        isWronglyAlone(clause)
      )
        return true;
      if (phrase(" carte bancaire ").test(clause.text) && phrase(" essai ").test(wholeText(clause)))
        return true;
      if (
        phrase(
          " (?:contacts|fiches|numeros|prospects|leads|credits|quota|mails) (?:[a-z]+ ){0,4}(?:reportes|reportables|cumulables|reporte|cumulent) ",
        ).test(clause.text)
      )
        return true;
      if (
        phrase(" (?:essai|essayer) ").test(clause.text) &&
        phrase(
          String.raw` (?:toutes (?:les|nos) offres|chaque offre|toute offre|renouvel\w+|prolong\w+|les (?:3|trois) offres) `,
        ).test(clause.text)
      )
        return true;
      if (
        phrase(" (?:sans (?:aucune )?limite|a volonte) ").test(clause.text) &&
        !phrase(" limite (?:de|du|des) (?:duree|temps|criteres?|nombre de criteres) ").test(clause.text) &&
        phrase(
          " (?:contacts?|fiches?|prospects?|mails?|utilisateurs?|numeros?|leads?|growth|scale|starter) ",
        ).test(clause.text)
      )
        return true;
      if (isOfAny(clause)) return true;
      const offers = offersOf(clause);
      if (
        offers.length === 0 ||
        phrase(
          ` sans (?:pouvoir|la|le|les|l|votre|acces|essais?|export|import|rapports) | a ce que (?:contient|comprend|propose|offre) | au lieu d| commencent? (?:avec|a) `,
        ).test(clause.text)
      )
        return false;
      if (
        phrase(
          " (?:limite a un|qu un|un seul|un unique|1 seul) (?:seul )?utilisateur | une seule personne | un seul commercial ",
        ).test(clause.text)
      )
        return true;
      const [, team] = / equipes? de (\d+) /.exec(clause.text) ?? [];
      if (
        team &&
        phrase(
          " (?:concu|concue|prevu|prevue|fait|faite|adapte|adaptee|convient|accueille|suffit|ideal|parfait) ",
        ).test(clause.text) &&
        !offers.some(({ users }) => users >= Number(team))
      )
        return true;
      if (isWrongRatio(clause) || isWrongCrowd(clause, offers)) return true;
      if (
        phrase(String.raw` \d+ personas? `).test(clause.text) ||
        phrase(" utilisateurs (?:est|sont) (?:libres?|au choix|illimites?) ").test(clause.text)
      )
        return true;
      return named.some(
        ([feature, pattern]) =>
          pattern.test(clause.text) && !offers[everyone(clause)]((offer) => hasFeature(offer, feature)),
      );
    },
  },
];

/** "L’interface sur mesure, vous l’avez quelle que soit l’offre": not every plan has it. */
function isOfAny(clause: Clause): boolean {
  if (!phrase(" quelle que soit (?:l|la|votre|son) (?:offre|formule) ").test(wholeText(clause))) return false;
  // "L’export fait partie de Growth et de Scale ; quelle que soit l’offre, vos données se téléchargent."
  if (clause.sentence.plans.some(({ index }) => clause.indices.includes(index))) return false;
  return named.some(
    ([feature, pattern]) =>
      pattern.test(clause.text) && !catalogue.every((offer) => hasFeature(offer, feature)),
  );
}

/** "Ce qu’il n’a pas, c’est l’export, l’import et les rapports." */
function isLacking(clause: Clause): boolean {
  const clauses = clausesOf(clause.sentence);
  return clauses
    .slice(0, clauses.indexOf(clause))
    .some(({ text }) =>
      phrase("^ ce qu(?:e|i)? (?:[a-z]+ ){0,4}ne? (?:[a-z]+ ){0,3}(?:pas|plus) $").test(text),
    );
}

/** "Pour 220 fiches par mois, restez sur Growth", "quatre commerciaux ? Growth suffit": more than the only plan named has. */
function isTooSmall(clause: Clause): boolean {
  const whole = wholeText(clause);
  const [only, other] = new Set(clause.sentence.plans.map(({ offer }) => offer));
  if (
    !only ||
    other ||
    isNegated(clause) ||
    phrase(String.raw` (?:par|l) (?:an|annee|trimestre) | annuel\w* | de l autre `).test(whole)
  )
    return false;
  const words = whole.trim().split(" ");
  return largestOf(words, recipients) > only.contacts || largestOf(words, colleagues) > only.users;
}

const recipients = lexicon("contacts fiches prospects leads numeros mails");
const colleagues = lexicon("commerciaux personnes utilisateurs collegues vendeurs");

/** The largest number that stands before one of these words, as the count of a month. */
function largestOf(words: readonly string[], counted: ReturnType<typeof lexicon>, from = 0): number {
  const counts = words.flatMap((word, at) => {
    const isCounted = at > from && counted.has(word) && /^\d+$/.test(words[at - 1] ?? "");
    const isOften = words[at + 1] === "par" && ["jour", "semaine"].includes(words[at + 2] ?? "");
    return isCounted && !isOften ? [Number(words[at - 1])] : [];
  });
  return Math.max(0, ...counts);
}

/** "L’essai vous donne 200 contacts": not those of the trial. */
function isWrongTrial({ text, words }: Clause): boolean {
  if (phrase(" essais? ").test(text) && phrase(" (?:empreinte|numero) de carte ").test(text)) return true;
  const at = words.findIndex((word) => word === "essai" || word === "essais");
  const count = at < 0 ? 0 : largestOf(words, recipients, at);
  return (
    (count > 0 && count !== contentsOf("trial").contacts) ||
    phrase(" essais? (?:[a-z]+ ){0,3}limitee? a ").test(text)
  );
}

/** "Un quatrième utilisateur est possible avec Growth": more than the plan has. */
function isWrongOrdinal(clause: Clause): boolean {
  const [, ordinal = ""] =
    / (troisieme|quatrieme|cinquieme|sixieme) (?:utilisateur|membre|collegue|commercial|vendeur|compte) /.exec(
      clause.text,
    ) ?? [];
  const count = ["troisieme", "quatrieme", "cinquieme", "sixieme"].indexOf(ordinal) + 3;
  const offers = offersOf(clause);
  return count > 2 && offers.length > 0 && !offers.some(({ users }) => users >= count);
}

/** "Scale n’inclut pas les rapports": the plan has what it is said not to have. */
function isWronglyDenied(clause: Clause): boolean {
  if (phrase(" n (?:a|ont) pas ete ").test(clause.text)) return false;
  // "Aucune de nos offres ne permet d’exporter": one does.
  if (phrase(" aucune (?:de nos |des )?(?:3 )?(?:offres?|formules?) (?:ne|n) ").test(clause.text))
    return named.some(([feature, pattern]) => feature !== "personas" && pattern.test(clause.text));
  if (
    !phrase(
      " (?:n inclut|n a|n ont|ne comprend|ne comprennent|ne propose|n offre|ne permet|ne contient|ne dispose) (?:pas|aucune?|jamais) ",
    ).test(clause.text)
  )
    return false;
  const offers = clause.sentence.plans
    .filter(({ index }) => clause.indices.includes(index))
    .map(({ offer }) => offer);
  return (
    offers.length > 0 &&
    named.some(
      ([feature, pattern]) =>
        pattern.test(clause.text) && offers.every((offer) => hasFeature(offer, feature)),
    )
  );
}

/** "Seul Scale permet …": another plan has that feature too. */
function isWronglyAlone(clause: Clause): boolean {
  const offers = offersOf(clause);
  return named.some(
    ([feature, pattern]) =>
      pattern.test(clause.text) &&
      feature !== "personas" &&
      catalogue.some((offer) => !offers.includes(offer) && hasFeature(offer, feature)),
  );
}

/** "Starter et Growth comprennent toutes les deux …": what is said of two plans is said of each. */
const both = phrase(
  " (?:toutes|tous) (?:les )?2 | (?:l une|l un) (?:comme|et|ou) l autre | (?:starter|growth|scale) (?:et|comme|ainsi que) (?:l offre |la formule )?(?:starter|growth|scale) (?:[a-z]+ ){0,2}(?:comprennent|incluent|contiennent|proposent|offrent|ont|permettent|disposent|partagent|donnent acces) ",
);

/** Whether the clause speaks of all plans at once, or of each that it names. */
const everyone = (clause: Clause) =>
  phrase(" (?:tous les|chaque|toutes les|les 3|nos 3) (?:forfaits?|offres?|formules?|plans?) ").test(
    clause.text,
  ) || both.test(clause.text)
    ? "every"
    : "some";

/** "Dix collègues peuvent se connecter": not as many as the plan has users. */
function isWrongCrowd({ text }: Clause, offers: readonly Offer[]): boolean {
  const [, count] = / (\d+) (?:collegues|personnes|commerciaux|membres|collaborateurs) /.exec(text) ?? [];
  const work = phrase(
    String.raw` \d+ [a-z]+ (?:[a-z]+ ){0,4}(?:peuvent|pourront|ont acces|se connect\w+|travaill\w+) `,
  );
  return count !== undefined && work.test(text) && !offers.some(({ users }) => users === Number(count));
}

/** "Deux fois plus de contacts": not what the quotas of the two plans say. */
function isWrongRatio(clause: Clause): boolean {
  const { words, sentence } = clause;
  const at = words.indexOf("fois");
  const times = Number(words[at - 1]);
  const named = [...new Set(sentence.plans.map(({ offer }) => offer))];
  if (at < 0 || !(times > 1) || named.length === 0) return false;
  const rest = ` ${words.slice(at, at + 5).join(" ")} `;
  const figures = phrase(" (?:cher|chere|prix|cout|couteux) ").test(rest)
    ? ({ monthly }: Offer) => monthly
    : phrase(" (?:contacts?|fiches?|mails?|numeros?|prospects?|leads?|volume) ").test(rest)
      ? ({ contacts }: Offer) => contacts
      : phrase(" utilisateurs? ").test(rest)
        ? ({ users }: Offer) => users
        : null;
  if (!figures) return false;
  const others = named.length > 1 ? named : catalogue;
  return !named.some((one) =>
    others.some((other) => Math.abs(figures(one) / figures(other) - times) < 0.15 * times),
  );
}

/** The plans of the clause, else of the nearest clause before it that names some, else of the one after it. */
function offersOf(clause: Clause): Offer[] {
  const clauses = clausesOf(clause.sentence);
  const within = (one: Clause) =>
    clause.sentence.plans.filter(({ index }) => one.indices.includes(index)).map(({ offer }) => offer);
  const own = within(clause);
  if (own.length > 0) return own;
  const at = clauses.indexOf(clause);
  for (let before = at - 1; before >= 0; before--) {
    const offers = within(clauses[before] as Clause);
    if (offers.length > 0) return offers;
  }
  if (
    phrase(" (?:tous les|chaque|nos|toutes les|les 3|nos 3) (?:forfaits?|offres?|formules?|plans?) ").test(
      clause.text,
    )
  )
    return [...catalogue];
  const next = clauses[at + 1];
  return next ? within(next) : [];
}

/** Larger plans have what smaller ones have. */
function hasFeature(offer: Offer, feature: Feature | "trial"): boolean {
  if (feature === "trial") return offer.hasTrial;
  if (feature === "personas") return true;
  return plansWith(feature).includes(offer);
}
