import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import { type Clause, isNegated, isSupposed, saysAny } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isAdvice, isOurs, isReported } from "../clauses/owner.ts";
import { phrase } from "../clauses/phrase.ts";
import type { Claim } from "./claim.ts";

const ours = [
  "matinal",
  "growth",
  "starter",
  "notre outil",
  "notre logiciel",
  "notre service",
  "notre solution",
  "notre plateforme",
  "nos services",
  "notre offre",
  "notre produit",
  "nos outils",
  "nos offres",
];
const crowd = lexicon(
  "entreprises societes clients utilisateurs commerciaux equipes pme dirigeants professionnels abonnes start marques groupes organisations independants fondateurs",
);
const you = ["vous", "je", "nous", "tu", "j", "votre"];
const relations = lexicon(
  "type types ideal ideale ideaux potentiel potentiels cible cibles actuels existants futurs finaux idealement",
);

/** Who is told of, besides the customer and those whom they approach. */
const strangers = lexicon(
  "pme entreprise entreprises societe societes fabricant fabricants cabinet groupe groupes industriel industriels client clients start editeur concurrent concurrents confrere confreres atelier ateliers fonderie fonderies acieries usine usines dirigeant dirigeants commerciaux equipe equipes agence agences",
);
const feats = lexicon(
  "double doublent triple triplent quadruple signe signent gagne decroche obtenu multiplie augmente reduit divise economise conclu rempli adopte choisi teste rejoint vendu",
);

/** As a fact, also in quotation marks: what the customer is to send names no reference either. */
const isSaid = (clause: Clause) => !(isNegated(clause) || isSupposed(clause) || clause.isAsked);

/** Customers, marks and ranks of the service that nobody gave. */
export const referenceClaims: readonly Claim[] = [
  {
    words: lexicon("client clients cliente clientes utilisateurs abonnes references partenaires"),
    kind: "invented",
    reason: copy.reference,
    isClaim: (clause, at, facts) => {
      const { words } = clause;
      if (!isSaid(clause) || isReported(clause) || isGiven(clause, facts)) return false;
      if (
        phrase(
          " clients (?:growth|scale|starter) (?:[a-z]+ ){0,3}(?:ont acces|peuvent|disposent|recoivent) ",
        ).test(clause.text)
      )
        return false;
      // "les 3 utilisateurs de Growth": how many it has room for.
      if (words[at] === "utilisateurs" && /^\d/.test(words[at - 1] ?? "")) return false;
      if (
        phrase(
          " (?:clients|utilisateurs|abonnes|partenaires) (?:de |d |du )?(?:matinal|growth|starter|scale|notre service) ",
        ).test(clause.text)
      )
        return true;
      if (!words.slice(Math.max(0, at - 3), at).some((word) => ["nos", "notre"].includes(word))) return false;
      if (
        phrase(
          " (?:chez|parmi|comme|pour|selon|avec) (?:tous )?nos (?:[a-z]+ )?(?:clients|utilisateurs|abonnes|references|partenaires) $",
        ).test(clause.text)
      )
        return true;
      const rest = words.slice(at + 1);
      if (phrase(" (?:un|une|plusieurs|beaucoup|certains|chacun|aucun) de nos ").test(clause.text))
        return true;
      if (rest[0] === "le" || rest[0] === "les") return true;
      if (rest.length === 0 || relations.has(rest[0] ?? ""))
        return words.slice(0, at).some((word) => ["parmi", "comme"].includes(word)) && rest.length > 0;
      return (
        rest.some((word) => finite.test(word)) ||
        words.slice(0, at).some((word) => ["parmi", "chez", "comptons"].includes(word))
      );
    },
  },
  {
    words: lexicon(
      "utilise utilisent adopte adoptent choisi choisis choisissent confiance recommande recommandent passes appuie appuient travaille travaillent equipent",
    ),
    kind: "invented",
    reason: copy.reference,
    mayFollow: (before) => before.length > 0,
    isClaim: (clause, at, facts) => {
      const { words } = clause;
      const lead = words.slice(0, at);
      if (!isSaid(clause) || isGiven(clause, facts)) return false;
      if (
        lead.length === 0 ||
        lead.some((word) => you.includes(word) && word !== "nous") ||
        lead.at(-1) === "pouvez"
      )
        return false;
      const rest = ` ${words.slice(at).join(" ")} `;
      if (words[at] === "confiance")
        return saysAny(clause, [
          "nous font confiance",
          "nous faire confiance",
          "faire confiance a matinal",
          "nous fait confiance",
          "font confiance a matinal",
          "fait confiance a matinal",
          "nous ont fait confiance",
          "nous a fait confiance",
          "font deja confiance",
        ]);
      if (
        phrase("^choisi").test(words[at] ?? "") &&
        saysAny(clause, [
          "nous a choisi",
          "nous a choisis",
          "nous ont choisi",
          "nous ont choisis",
          "ont choisi matinal",
          "a choisi matinal",
          "nous choisissent",
          "choisissent matinal",
        ])
      )
        return true;
      return ours.some((name) => rest.includes(` ${name} `)) && !lead.includes("nous");
    },
  },
  {
    words: lexicon("grace"),
    kind: "invented",
    reason: copy.reference,
    isClaim: (clause, at, facts) => {
      if (!isSaid(clause) || isGiven(clause, facts)) return false;
      const rest = ` ${clause.words.slice(at + 1, at + 5).join(" ")} `;
      const isByUs = phrase(
        " (?:matinal|nous|notre (?:outil|service|aide|logiciel|solution|methode|assistant)) ",
      ).test(rest);
      return (
        isByUs &&
        phrase(
          " (?:a|ont) (?:[a-z]+ ){0,2}(?:doubl|tripl|sign|gagn|obten|decroch|multipli|augment|redui|trouv|conclu|vendu|economis|divis|rempli|accru|reuss|quadrupl|dope|boost)",
        ).test(clause.text) &&
        !clause.words.slice(0, at).some((word) => you.includes(word))
      );
    },
  },
  {
    words: lexicon(
      "note notee notes avis etoiles leader leaders numero reference communaute recompense plebiscite premier",
    ),
    kind: "invented",
    reason: copy.reference,
    isClaim: (clause, at) => {
      if (!isSaid(clause)) return false;
      const { words, text } = clause;
      const word = words[at] ?? "";
      if (word === "communaute")
        return phrase(String.raw` (?:rejoi\w+|\d+) `).test(text) && phrase(String.raw` \d`).test(text);
      const isUs = phrase(
        " (?:matinal|nous sommes|notre (?:outil|service|logiciel|solution|plateforme)|le service est|l outil est) ",
      ).test(text);
      if (!isUs) return false;
      if (phrase("^note").test(word))
        return (
          phrase(" sur (?:5|10|20) | etoiles ").test(text) ||
          (phrase("^(?:notee?)$").test(word) && phrase(String.raw` \d`).test(text))
        );
      if (word === "avis" || word === "etoiles") return phrase(String.raw` \d`).test(text);
      if (word === "numero") return ["1", "un"].includes(words[at + 1] ?? "");
      if (word === "premier")
        return (
          phrase(" (?:outil|service|assistant|logiciel|plateforme|solution|editeur|acteur) ").test(
            ` ${words.slice(at + 1, at + 3).join(" ")} `,
          ) && isUs
        );
      return true;
    },
  },
  {
    words: lexicon(
      "clientes cas adorent adore mieux adopte utilisee utilise entreprises utiliser partie recommande confie rejoint rejoints rejointe quitte trouve centaines dizaines milliers moitie matinal nous confreres concurrents cliente client clients communaute million millions",
    ),
    kind: "invented",
    reason: copy.reference,
    isClaim: (clause, at, facts) => {
      const { words, text } = clause;
      const word = words[at] ?? "";
      // "contact@matinal.example"
      if (clause.sentence.tokens[(clause.indices[at] ?? 0) - 1]?.text === "@") return false;
      if (word === "quitte")
        return (
          phrase(" (?:quitte|quittent) (?:matinal|nous|notre) ").test(text) &&
          phrase(" (?:aucune?|personne|jamais) ").test(text)
        );
      if (word === "mieux")
        return phrase(" (?:aucun|personne|nul) (?:[a-z]+ )?ne fait mieux que (?:matinal|nous) ").test(text);
      if (!isSaid(clause) || isReported(clause) || isAdvice(clause) || isGiven(clause, facts)) return false;
      if (phrase("^ador").test(word)) return phrase(" adore(?:nt)? (?:matinal|notre|nous) ").test(text);
      if (word === "adopte") return phrase(" (?:l a|l ont) (?:deja )?adopte ").test(text);
      if (phrase("^utilisee?$").test(word))
        return phrase(" (?:est|sont) (?:[a-z]+ )?utilisee?s? par d").test(text);
      if (word === "entreprises")
        return phrase(String.raw` c est (?:plus de |deja |pres de )?\d+ entreprises `).test(text);
      if (word === "utiliser") return phrase(String.raw` \d+ a (?:nous )?utiliser `).test(text);
      if (word === "cas") return phrase(" le cas d(?:e)? ").test(text) && hasUnknownName(clause, facts);
      if (word === "communaute")
        return (
          phrase(String.raw` (?:notre|la) communaute (?:[a-z]+ ){0,3}\d`).test(text) ||
          (phrase(" communaute d").test(text) && phrase(String.raw` \d`).test(text))
        );
      if (word === "moitie")
        return phrase(
          " (?:matinal|nous) (?:travaille|travaillons|equipe|equipons|accompagne|accompagnons) ",
        ).test(text);
      if (phrase("^million").test(word)) return phrase(" nous (?:avons|livrons|fournissons) ").test(text);
      if (phrase("^(?:confreres|concurrents)$").test(word))
        return words[at - 1] === "vos" && phrase(" (?:matinal|nous|notre) ").test(text);
      if (word === "partie") return phrase(" (?:fait|font) partie de (?:nos|notre) ").test(text);
      if (word === "recommande")
        return phrase(" (?:matinal|notre outil|notre service) est (?:[a-z]+ )?recommande ").test(text);
      if (word === "confie" || word.startsWith("rejoint"))
        return phrase(" nous (?:a|ont) (?:deja )?(?:confie|rejointe?s?) ").test(text);
      if (word === "trouve")
        return phrase(
          " (?:un|une) (?:[a-z]+ )?(?:fabricant|entreprise|pme|societe|client|cabinet|atelier|industriel) (?:[a-z]+ ){0,4}a trouve ",
        ).test(text);
      if (phrase("^(?:centaines|dizaines|milliers)$").test(word))
        return (
          phrase(" (?:avec nous|avec matinal|nous|matinal) ").test(text) &&
          phrase(" (?:travaill|utilis|font|choisi|suiv|ont )").test(text)
        );
      if (phrase("^client").test(word))
        return (
          phrase(" (?:est|sont|parmi ses|parmi nos|compte) (?:[a-z]+ ){0,2}clients?e?s? ").test(text) &&
          (hasUnknownName(clause, facts) ||
            (phrase(" (?:est|sont) (?:deja )?(?:cliente|clientes) ").test(text) &&
              !phrase(" (?:vous|votre) ").test(text)))
        );
      if (words.slice(0, at).some((one) => [...you, "nous"].includes(one)) && word === "nous") return false;
      return (
        hasUnknownName(clause, facts) &&
        !phrase(" (?:vous|votre|vos) ").test(text) &&
        // With what it works is a function, and no reference.
        !phrase(" (?:synchronis|connect|integr|interfac|compatib|branch)[a-z]* ").test(text) &&
        words.some((one) => finite.test(one) || phrase("(?:ent|e)$").test(one))
      );
    },
  },
  {
    words: lexicon("obtenu gagne signe double triple vendu reussi trouve conclu"),
    kind: "invented",
    reason: copy.reference,
    mayFollow: (before) => before[0] === "a" || before[0] === "ont" || before[1] === "a",
    isClaim: (clause) =>
      isSaid(clause) &&
      phrase(
        " (?:comme la votre|comme vous|de votre (?:secteur|taille|region)|proche du votre|voisine?|voisine de la votre) ",
      ).test(clause.text) &&
      !phrase(" (?:si|prospect) ").test(clause.text),
  },
  {
    words: feats,
    kind: "invented",
    reason: copy.reference,
    mayFollow: (before) => before.slice(0, 3).some((word) => word === "a" || word === "ont"),
    isClaim: (clause, at, facts) => {
      if (!isSaid(clause) || isReported(clause) || isGiven(clause, facts)) return false;
      const lead = clause.words.slice(0, at);
      const verb = Math.max(lead.lastIndexOf("a"), lead.lastIndexOf("ont"));
      const subject = lead.slice(0, verb);
      if (
        verb < 0 ||
        at - verb > 3 ||
        ["l", "le", "la", "un", "une"].includes(clause.words[verb + 1] ?? "") ||
        // "Passer de Starter à Growth multiplie vos fiches par quatre."
        clause.sentence.plans.some(({ index }) => index === clause.indices[verb + 1]) ||
        subject.length === 0 ||
        subject.some((word) => [...you, "qui", "que", "il", "elle", "on"].includes(word))
      )
        return false;
      return strangers.isIn(subject) || isUnknownName(clause, verb, facts);
    },
  },
  {
    words: lexicon(
      "recommande recommandent jure jurent abonnees abonnes presse choix passe passee content contents contente contentes ravi ravie ravis satisfait satisfaits satisfaite conquis partenaires comptons utilisent utilise utilises plebiscite adopte signer partenaire partenaires partenariat partenariats references temoignage temoignages cas",
    ),
    kind: "invented",
    reason: copy.reference,
    mayFollow: (before) => before.length > 0,
    isClaim: (clause, at, facts) => {
      if (!isSaid(clause) || isGiven(clause, facts)) return false;
      const { text, words } = clause;
      if (phrase(" nous sommes partenaires ").test(text)) return true;
      if (phrase("^(?:partenaire|partenariat|reference|temoignage|cas)").test(words[at] ?? ""))
        return (
          phrase(" (?:notre|nos) (?:partenaires?|partenariats?|references?|temoignages?|cas clients?) ").test(
            text,
          ) ||
          (phrase(" partenariat avec ").test(text) && phrase(" nous | matinal ").test(text))
        );
      const word = words[at] ?? "";
      if (phrase("^recommande").test(word)) return phrase(" nous recommande").test(text);
      if (phrase("^jure").test(word)) return phrase(" que par (?:matinal|nous|notre) ").test(text);
      if (phrase("^abonne").test(word))
        return phrase(
          " (?:entreprises?|societes?|pme|concurrents?|confreres?|equipes?|clients|commerciaux) (?:[a-z]+ ){0,6}(?:sont|est) (?:deja )?abonnee?s? ",
        ).test(text);
      if (word === "presse") return phrase(" (?:nous|matinal) ").test(text);
      if (word === "choix") return phrase(" premier choix ").test(text) && phrase(" matinal ").test(text);
      if (phrase("^passe").test(word))
        return phrase(" (?:est|sont) (?:deja )?passee?s? (?:a|chez) (?:matinal|nous) ").test(text);
      if (phrase("^(?:content|ravi|satisfait|conquis)").test(word))
        return (
          !words.slice(0, at).some((one) => [...you, "il", "si"].includes(one)) &&
          !phrase(" (?:vos|votre|ses|leurs?) (?:[a-z]+ )?(?:clients?|equipes?|commerciaux) ").test(text) &&
          phrase(" (?:est|sont|s en disent|se disent|reste|restent) ").test(text) &&
          (strangers.isIn(words.slice(0, at)) ||
            isUnknownName(clause, at, facts) ||
            phrase(" nos ").test(text))
        );
      if (word === "comptons")
        return phrase(String.raw` nous comptons (?:plus de |deja |pres de )?\d`).test(text);
      return phrase(
        " l utilise(?:nt)? (?:tous|chaque|deja|depuis)|nous utilisent | (?:matinal|notre outil|notre service) est (?:deja )?(?:utilise|plebiscite|adopte) | (?:vient|viennent) de (?:nous rejoindre|signer avec nous|choisir matinal|rejoindre matinal) ",
      ).test(text);
    },
  },
  {
    words: lexicon("entreprises societes utilisateurs commerciaux pme dirigeants professionnels abonnes"),
    kind: "invented",
    reason: copy.reference,
    mayFollow: (before) =>
      before
        .slice(0, 3)
        .some(
          (word) =>
            phrase(String.raw`^\d`).test(word) ||
            phrase("^(?:cent|mille|milliers|centaines|dizaines)").test(word) ||
            word === "de",
        ),
    isClaim: (clause) =>
      isSaid(clause) &&
      crowd.isIn(clause.words) &&
      phrase(
        " (?:nous (?:font|ont|suivent|utilisent|recommandent|accompagnons)|nous accompagnons|nous equipons|utilisent (?:deja )?matinal|ont (?:deja )?(?:rejoint|adopte|choisi) (?:matinal|notre)|travaillent avec nous|nous avons (?:deja )?(?:accompagne|equipe|aide)) ",
      ).test(clause.text) &&
      phrase(String.raw` (?:\d+|milliers|centaines|dizaines) `).test(clause.text),
  },
  {
    words: lexicon("aide accompagne equipe travaillons accompagnons equipons collaborons comptons"),
    kind: "invented",
    reason: copy.reference,
    mayFollow: (before) => before[0] === "nous" || before[0] === "avons" || before[1] === "avons",
    isClaim: (clause, at, facts) =>
      !isNegated(clause) &&
      !isGiven(clause, facts) &&
      !clause.isQuoted &&
      (at === 0 || clause.text.includes(" nous ")) &&
      (hasUnknownName(clause, facts) ||
        phrase(String.raw` (?:depuis|notamment|parmi|deja|plus de|moitie|centaines|milliers|\d+) `).test(
          clause.text,
        ) ||
        phrase(" une? (?:entreprise|societe|pme|client) comme ").test(clause.text)) &&
      isOurs(clause),
  },
];

const finite = phrase(
  String.raw`^(?:a|ont|sont|est|font|fait|constat\w{0,4}|choisi\w{0,6}|utilis\w{0,4}|obtien\w{0,4}|gagn\w{0,4}|sign\w{0,4}|doubl\w{0,4}|decroch\w{0,4}|economis\w{0,4}|appreci\w{0,4}|recommand\w{0,4}|prefer\w{0,4}|trouv\w{0,4}|divis\w{0,4}|multipli\w{0,4}|tripl\w{0,4}|reussi\w{0,5}|voient|disent|dit|parlent|vendent|renouvel\w{0,4}|passent|reduis\w{0,4}|augment\w{0,4}|repond\w{0,4}|remplissent|commenc\w{0,4}|restent|plebiscit\w{0,4}|temoign\w{0,4}|confirm\w{0,4})$`,
);

/** A word with a capital, not at the beginning, which neither the customer nor the page has. */
function hasUnknownName(clause: Clause, facts: GuardFacts): boolean {
  return clause.words.some(
    (word, at) =>
      word.length > 3 &&
      !facts.words.has(word) &&
      !places.has(word) &&
      clause.sentence.names.has(clause.indices[at] ?? -1) &&
      (at > 0 || clause.sentence.names.has(clause.indices[1] ?? -1)),
  );
}

const places = lexicon(
  "salesforce pipedrive zoho outlook teams slack calendly matinal starter growth scale linkedin zapier make gmail outlook france europe paris lyon lille nantes metz nancy strasbourg marseille bordeaux toulouse grand est alsace lorraine bourgogne bretagne rgpd insee cnil siren excel google bonjour objet espace union commission confiance securite ciblage compte rapports annuaire allemagne espagne italie belgique suisse luxembourg",
);

/** A word with a capital before the verb that neither the customer nor the page has. */
function isUnknownName(clause: Clause, verb: number, facts: GuardFacts): boolean {
  return (
    clause.words
      .slice(0, verb)
      .some(
        (word, at) =>
          word.length > 3 &&
          at > 0 &&
          !facts.words.has(word) &&
          clause.sentence.names.has(clause.indices[at] ?? -1),
      ) ||
    (clause.sentence.names.has(clause.indices[0] ?? -1) && verb === 1)
  );
}

/** Most of the longer words are the customer's own: a pitch in an answer, say. */
function isGiven({ words }: Clause, facts: GuardFacts): boolean {
  const long = words.filter((word) => word.length > 4);
  const known = long.filter((word) => facts.words.has(word));
  return long.length > 2 && known.length >= 0.75 * long.length;
}
