import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import { type Clause, clausesOf, isNegated, isSupposed, saysAny, wholeText } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAdvice, isReported } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import { hasOfficialSource } from "../clauses/sources.ts";
import type { Claim } from "./claim.ts";

const studies =
  "tests publication publications sondeurs universitaire universitaires etude etudes enquete enquetes sondage sondages barometre barometres statistiques statistique chercheurs chercheur recherches observatoire benchmark benchmarks rapport rapports analyse analyses experts specialistes scientifiques universite chiffres statistiquement psychologues neurosciences donnees";
/** "Sans citer d’étude", "faute d’étude": what there is not. */
const lacking = phrase(
  " (?:sans|faute|ni|plutot|lieu) (?:(?:citer|donner|nommer|de|d|qu|que|une?|la|l|moindre|vraie?) ){0,4}$",
);
const findings = lexicon(
  "montr* demontr* revel* prouv* confirm* indiqu* estim* conclu* etabli* selon apres constat* affirm* attest* accord* recommand* soulign* chiffr* statistiquement disent dit rapporte* evalu* menee mene publie* recent* recente* realise* aupres",
);
const verbsOfGrowth = lexicon("multipli* tripl* quadrupl* doubl* divis* decupl*");

const evidence = lexicon(
  "etude etudes analyse analyses enquetes travaux recherches chiffres script scripts objet objets accroche taux relance relances methode",
);
const crowds = lexicon(
  "responsable responsables commercial commerciaux acheteur acheteurs decideur decideurs pme tpe eti entreprises societes directeur directeurs dirigeant dirigeants marche secteur prospects professionnels industriels equipes vendeurs clients consommateurs salaries canal mails messages",
);

/** Studies and shares without a source, which nobody can check. */
export const studyClaims: readonly Claim[] = [
  {
    words: lexicon(studies),
    kind: "study",
    reason: copy.study,
    isClaim: (clause, at) => {
      const word = clause.words[at] ?? "";
      const text = wholeText(clause);
      if (
        isNegated(clause) ||
        hasOfficialSource(clause) ||
        isReported(clause) ||
        isAdvice(clause) ||
        clause.isAsked
      )
        return false;
      if (
        phrase(
          " (?:vos|votre|mes|ses|leur|leurs|sans|aucune?) (?:propres? |petites? |mini |seule |vraie |courte )?$",
        ).test(` ${clause.words.slice(Math.max(0, at - 2), at).join(" ")} `)
      )
        return false;
      // "Avec des chiffres à vous": whose they are.
      if (
        phrase(" (?:bien |rien qu )?a (?:vous|soi|lui|elle|eux|moi) ").test(
          ` ${clause.words.slice(at + 1, at + 5).join(" ")} `,
        )
      )
        return false;
      if (lacking.test(` ${clause.words.slice(Math.max(0, at - 5), at).join(" ")} `)) return false;
      if (
        word === "statistiquement" ||
        phrase(" (?:statistiques|chiffres|etudes) sont (?:claires?|clairs|formelles?|formels|nettes?) ").test(
          clause.text,
        )
      )
        return true;
      if (
        phrase("^(?:rapport|rapports)$").test(word) &&
        ((word === "rapports" && clause.sentence.plans.length > 0) ||
          clause.words[at + 1] === "a" ||
          clause.words[at + 1] === "aux" ||
          ["par", "aux", "du"].includes(clause.words[at - 1] ?? "") ||
          saysAny(clause, ["rapports de performance", "rapport de performance", "par rapport"]))
      )
        return false;
      if (
        word === "donnees" &&
        !phrase(
          " (?:les donnees|des donnees|donnees) (?:montr|prouv|du marche|disponibles|recentes|de marche|du secteur)",
        ).test(clause.text)
      )
        return false;
      const isSubject = findings.isIn(clause.words);
      if (word === "rapports" && !isSubject) return false;
      const isNoun =
        word === "tests" ||
        word === "chiffres" ||
        word === "chercheurs" ||
        word === "experts" ||
        word === "specialistes" ||
        word === "analyse" ||
        word === "analyses" ||
        word === "recherches";
      if (isNoun)
        return (
          isSubject &&
          !phrase(" (?:votre|vos|comptable) ").test(clause.text) &&
          phrase(
            " (?:tests|chiffres|chercheurs|experts|specialistes|analyses|recherches|analyse) (?:[a-z]+ ){0,3}(?:montr|prouv|demontr|confirm|revel|indiqu|s accord|recommand|estim|conseil|ont|a )|(?:selon|apres) (?:les|des|une|plusieurs|de|l) ",
          ).test(clause.text)
        );
      return (
        isSubject ||
        phrase(String.raw` \d`).test(text) ||
        phrase(" (?:recente|recent|recentes|interne|internes) ").test(text)
      );
    },
  },
  {
    words: lexicon("fois"),
    kind: "study",
    reason: copy.figure,
    mayFollow: (before) =>
      phrase("^(?:\\d|par$|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)").test(before[0] ?? ""),
    isClaim: (clause, at, facts) =>
      isTold(clause) &&
      !facts.amounts.has(Number(clause.words[at - 1])) &&
      !facts.amounts.has(Number((clause.words[at - 1] ?? "").replace(",", "."))) &&
      phrase("^(?:plus|moins|mieux|superieur|superieure)$").test(clause.words[at + 1] ?? "") &&
      !isOfQuotas(clause, at) &&
      clause.sentence.plans.length === 0,
  },
  {
    words: verbsOfGrowth,
    kind: "study",
    reason: copy.figure,
    mayFollow: (before) => !["le", "du", "un", "au"].includes(before[0] ?? ""),
    isClaim: (clause, at) => {
      if (!isTold(clause) || phrase("(?:er|ez|ons|ant)$").test(clause.words[at] ?? "")) return false;
      const rest = ` ${clause.words.slice(at + 1).join(" ")} `;
      if (phrase("^(?:multipli|divis)").test(clause.words[at] ?? ""))
        return (
          phrase(String.raw` par \d`).test(rest) &&
          clause.sentence.plans.length === 0 &&
          !phrase(" (?:€|euros?|cela fait|donnent|font|egale|egalent) ").test(wholeText(clause))
        );
      return phrase(
        "^ (?:vos|votre|les?|la|leurs?|ses|son|vos) (?:[a-z]+ ){0,2}(?:chances|taux|reponses?|rendez|ventes?|resultats?|ouvertures?|conversions?|portefeuille|chiffre|efficacite|productivite|performances?|reussite|clients?|retours?|engagement)",
      ).test(rest);
    },
  },
  {
    words: lexicon("sur"),
    kind: "study",
    reason: copy.figure,
    mayFollow: (before) => before.slice(0, 5).some(isCount),
    isClaim: (clause, at, facts) => {
      const { words } = clause;
      const total = Number(words[at + 1]);
      if (!isTold(clause) || !(total > 1 && total <= 100) || facts.amounts.has(total)) return false;
      const parts = [words[at - 1], words[at - 2], words[at - 3]].map((word) =>
        word === "un" || word === "une" ? 1 : Number(word),
      );
      // "Deux directeurs d’usine sur trois."
      const farther = crowds.isIn(words.slice(Math.max(0, at - 4), at))
        ? [words[at - 4], words[at - 5]].map(Number)
        : [];
      const [part] = [...parts, ...farther].filter((count) => count > 0);
      const after = words[at + 2] ?? "";
      return (
        part !== undefined &&
        part < total &&
        // "Deux personnes sur trois de votre équipe": whom the customer knows.
        !phrase(
          String.raw` sur \d+ (?:[a-z]+ )?(?:de|d|dans|chez|parmi) (?:votre (?:equipe|liste|agence|entreprise|service)|vos (?:commerciaux|collegues|vendeurs|equipes|clients)|vous) `,
        ).test(clause.text) &&
        !(total === 100 && phrase(" (?:score|note|points?) ").test(clause.text)) &&
        !days.has(words[at - 1] ?? "") &&
        !phrase(" (?:soit|donc|cela fait|ca fait|c est [0-9.]+ %) ").test(wholeText(clause)) &&
        !phrase("^(?:semaines?|mois|jours?|ans?|lignes?|pages?|heures?)$").test(after) &&
        !phrase(" (?:exemple|imaginons|essai|peut se|devrait|devraient|doit|suffit) ").test(clause.text) &&
        !phrase(
          " c est (?:deja |tres |plutot )?(?:bien|beaucoup|peu|honorable|correct|encourageant|normal|un bon|une bonne|suffisant) | pour commencer ",
        ).test(wholeText(clause)) &&
        !phrase("^(?:semaines?|mois|jours?)$").test(words[at - 1] ?? "")
      );
    },
  },
  {
    words: lexicon(
      "moyenne milliard milliards majorite moitie tiers quart quarts plupart dixiemes cinquiemes sixiemes",
    ),
    kind: "study",
    reason: copy.figure,
    isClaim: (clause, at, facts) => {
      const { words, text } = clause;
      if (
        !isTold(
          clause,
          phrase("^(?:majorite|moitie|tiers|quarts?|plupart|dixiemes|cinquiemes)$").test(words[at] ?? ""),
        ) ||
        hasOfficialSource(clause)
      )
        return false;
      const word = words[at] ?? "";
      if (word === "moyenne")
        return (
          words[at - 1] === "en" &&
          !phrase(" (?:donnent?|font|fait|soit|represente) ").test(wholeText(clause)) &&
          !isOfDays(clause) &&
          average(clause, facts) &&
          clause.sentence.plans.length === 0
        );
      if (phrase("^milliard").test(word))
        return phrase(String.raw` (?:marche|secteur|pese|represente|vaut|depens\w+|france|monde) `).test(
          text,
        );
      return phrase(
        String.raw` (?:la|une|le|un|les|\d+) (?:grande |large |immense )?(?:majorite|moitie|tiers|quarts?|plupart|dixiemes|cinquiemes) (?:des|d) (?:[a-z]+ ){1,4}(?:ne|n|ouvrent|changent|[a-z]{3,12}ent|sont|ont|prefer|repond|lisent|ignorent|achet|abandonn|se font|n ouvrent|signent|veulent|refusent|acceptent|decid|perd|trouvent|estiment|jugent|commencent|viennent|passent|utilisent|cherchent|choisissent)`,
      ).test(text);
    },
  },
  {
    words: lexicon("tentatives tentative appels relances touches contacts points essais"),
    kind: "study",
    reason: copy.figure,
    mayFollow: (before) => phrase(String.raw`^\d|^[a-z]`).test(before[0] ?? ""),
    isClaim: (clause, at, facts) => {
      const { words, text } = clause;
      const count = Number(words[at - 1]);
      return (
        isTold(clause) &&
        count > 1 &&
        !facts.amounts.has(count) &&
        phrase(
          String.raw` (?:il faut|faut il|necessite|demande|requiert) (?:en moyenne |au moins |environ |entre )?\d`,
        ).test(text) &&
        phrase(" (?:pour|avant) ").test(wholeText(clause))
      );
    },
  },
];

/** "Quatre fois plus de contacts": what the catalogue's quotas say of each other. */
function isOfQuotas({ words }: Clause, at: number): boolean {
  const count = Number(words[at - 1]);
  const isCounted = phrase("^(?:contacts|fiches|prospects|numeros|mails)$").test(words[at + 3] ?? "");
  return (
    isCounted &&
    catalogue.some((one) =>
      catalogue.some((other) => one.contacts === count * other.contacts && one !== other),
    )
  );
}

/** Working days of a month, over which a quota is spread. */
const workingDays = 20;

/** "200 fiches sur une vingtaine de jours, soit dix par matin": a quota of the catalogue by the day, that is received. */
function isOfDays(clause: Clause): boolean {
  const text = wholeText(clause);
  return (
    phrase(" (?:recevez|recevrez|livree?s?|traiter|appeler) ").test(text) &&
    phrase(" (?:jours?|matins?) ").test(text) &&
    catalogue.some(({ contacts }) => text.includes(` ${Math.round(contacts / workingDays)} `))
  );
}

const days = lexicon("lundi mardi mercredi jeudi vendredi samedi dimanche matin soir");

/** Names of firms and institutes whose figures nobody can look up here. */
export const quotedClaims: readonly Claim[] = [
  {
    words: lexicon("selon apres estime estiment affirme affirment rapporte rappelle"),
    kind: "study",
    reason: copy.study,
    isClaim: (clause, at, facts) => {
      const { words, indices, sentence } = clause;
      if (isNegated(clause) || hasOfficialSource(clause) || isReported(clause) || clause.isAsked)
        return false;
      const isName = (place: number) => {
        const word = words[place] ?? "";
        return (
          word.length > 2 &&
          sentence.names.has(indices[place] ?? -1) &&
          !facts.words.has(word) &&
          !["matinal", "growth", "starter", "scale", "linkedin"].includes(word)
        );
      };
      if (phrase("^(?:selon|apres)$").test(words[at] ?? "")) {
        if (words[at] === "apres" && words[at - 1] !== "d") return false;
        return (
          isName(at + 1) ||
          (["le", "la", "l", "un", "une", "les"].includes(words[at + 1] ?? "") &&
            (isName(at + 2) ||
              phrase(
                "^(?:cabinet|institut|magazine|journal|expert|specialiste|site|blog|livre|editeur)",
              ).test(words[at + 2] ?? "")))
        );
      }
      return isName(at - 1) && ["que", "qu"].includes(words[at + 1] ?? "");
    },
  },
  {
    words: lexicon(
      "consultent progressent etabli debouchent million millions secondes decident augmentent recoit recoivent perd perdent passe passent depense depensent vaut pese compte represente changent consacre consacrent decrochent repondent ouvrent lisent achetent abandonnent coute progresse augmente baisse rapporte demontre prouve convergent conclut conclue dizaine dizaines centaine centaines",
    ),
    kind: "study",
    reason: copy.figure,
    mayFollow: (before) =>
      crowds.isIn(before) ||
      phrase(String.raw`^(?:\d|est$|ete$|bien$|largement$|[a-z]+ment$)`).test(before[0] ?? "") ||
      evidence.isIn(before),
    isClaim: (clause, at, facts) => {
      const { words, text, sentence } = clause;
      const word = words[at] ?? "";
      if (!isTold(clause) || hasOfficialSource(clause)) return false;
      if (phrase("^(?:demontre|prouve|etabli)$").test(word))
        return phrase(
          " (?:il est|il a ete|c est) (?:bien |largement |[a-z]+ment )?(?:demontre|prouve|etabli|connu) ",
        ).test(text);
      if (word === "convergent" || phrase("^conclu").test(word))
        return phrase(
          " (?:etudes?|analyses?|enquetes?|travaux|recherches|chiffres) (?:[a-z0-9]+ ){0,5}(?:convergent|concluent|conclut) ",
        ).test(text);
      if (sentence.plans.length > 0 || phrase(" (?:matinal|nos|notre|nous|vous|votre liste) ").test(text))
        return false;
      if (phrase("^millions?$").test(word))
        return phrase(
          String.raw` \d+ millions? (?:de|d) (?:commerciaux|entreprises|acheteurs|pme|personnes|dirigeants|salaries|prospects|professionnels|mails|euros) `,
        ).test(text);
      if (word === "secondes") return phrase(String.raw` (?:est|sont) de \d`).test(text);
      if (phrase("^augment").test(word))
        return phrase(String.raw` (?:d un|de) (?:tiers|quart|moitie|\d)`).test(
          ` ${words.slice(at + 1).join(" ")} `,
        );
      if (word === "debouchent") return phrase(String.raw` \d`).test(wholeText(clause));
      const subject = words.slice(0, at);
      const isCrowd =
        crowds.isIn(subject) &&
        !subject.some((one) => ["il", "elle", "on", "qui", "ce", "cette"].includes(one));
      const rest = words.slice(at + 1);
      const isCounted =
        rest.some((one) => Number(one) > 2 && !facts.amounts.has(Number(one))) ||
        phrase(" (?:tiers|quart|moitie|dizaines?|centaines?|milliers|millions?|milliards?) ").test(
          ` ${rest.join(" ")} `,
        );
      return isCrowd && isCounted;
    },
  },
  {
    words: lexicon("moyen moyenne"),
    kind: "study",
    reason: copy.figure,
    mayFollow: (before) => before.length > 0 && before[0] !== "en",
    isClaim: (clause, at, facts) =>
      isTold(clause) &&
      !["en", "votre", "vos"].includes(clause.words[at - 1] ?? "") &&
      !phrase(" votre | vos ").test(clause.text) &&
      clause.sentence.plans.length === 0 &&
      clause.words.some((word) => Number(word) > 1 && !facts.amounts.has(Number(word))),
  },
];

const isCount = (word: string | undefined) =>
  word !== undefined && (phrase(String.raw`^\d`).test(word) || counts.has(word));
const counts = lexicon("un une deux trois quatre cinq six sept huit neuf dix");

/** Said as a fact of the world: no advice, condition, question, nor what the customer said. */
function isTold(clause: Clause, mayBeDenied = false): boolean {
  return !(
    (!mayBeDenied && isNegated(clause)) ||
    isSupposed(clause) ||
    clause.isAsked ||
    isAdvice(clause) ||
    isReported(clause) ||
    clause.sentence.says(aims)
  );
}

/** A number in the sentence that the customer has not given. */
function average(clause: Clause, facts: GuardFacts): boolean {
  return clausesOf(clause.sentence).some(({ words }) =>
    words.some((word) => Number(word) > 0 && !facts.amounts.has(Number(word))),
  );
}

const aims = ["objectif", "vis", "exemple", "imagin", "suppos", "hypothes"];
