import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { GuardFacts } from "../../facts/guard-facts.ts";
import type { Claim } from "./claim.ts";
import { type Clause, isNegated, isSupposed, saysAny } from "../clauses/clause.ts";
import { lexicon } from "../clauses/lexicon.ts";
import { isOurs } from "../clauses/owner.ts";

const ours = ["matinal", "notre outil", "notre logiciel", "notre service", "notre solution", "notre plateforme", "nos services", "notre offre", "notre produit", "nos outils", "nos offres"];
const crowd = lexicon("entreprises societes clients utilisateurs commerciaux equipes pme dirigeants professionnels abonnes start marques groupes organisations independants fondateurs");
const you = ["vous", "je", "nous", "tu", "j", "votre"];
const relations = lexicon("type types ideal ideale ideaux potentiel potentiels cible cibles actuels existants futurs finaux idealement");

/** Customers, marks and ranks of the service that nobody gave. */
export const referenceClaims: readonly Claim[] = [
  {
    words: lexicon("client clients cliente clientes utilisateurs abonnes references partenaires"),
    kind: "invented",
    reason: copy.reference,
    mayFollow: (before) => before.slice(0, 3).some((word) => ["nos", "notre"].includes(word)),
    isClaim: (clause, at, facts) => {
      const { words } = clause;
      if (isNegated(clause) || isSupposed(clause) || clause.isAsked || isGiven(clause, facts)) return false;
      const rest = words.slice(at + 1);
      if (rest.length === 0 || relations.has(rest[0] ?? "")) return words.slice(0, at).some((word) => ["parmi", "comme"].includes(word)) && rest.length > 0;
      return rest.some((word) => finite.test(word)) || words.slice(0, at).some((word) => ["parmi", "chez", "comptons"].includes(word));
    },
  },
  {
    words: lexicon("utilise utilisent adopte adoptent choisi choisis choisissent confiance recommande recommandent passes appuie appuient travaille travaillent equipent"),
    kind: "invented",
    reason: copy.reference,
    mayFollow: (before) => before.length > 0,
    isClaim: (clause, at, facts) => {
      const { words } = clause;
      const lead = words.slice(0, at);
      if (isNegated(clause) || isSupposed(clause) || clause.isAsked || isGiven(clause, facts)) return false;
      if (lead.length === 0 || lead.some((word) => you.includes(word) && word !== "nous") || lead.at(-1) === "pouvez") return false;
      const rest = ` ${words.slice(at).join(" ")} `;
      if (words[at] === "confiance") return saysAny(clause, ["nous font confiance", "nous fait confiance", "font confiance a matinal", "fait confiance a matinal", "nous ont fait confiance", "nous a fait confiance", "font deja confiance"]);
      if (/^choisi/.test(words[at] ?? "") && saysAny(clause, ["nous a choisi", "nous a choisis", "nous ont choisi", "nous ont choisis", "ont choisi matinal", "a choisi matinal", "nous choisissent", "choisissent matinal"])) return true;
      return ours.some((name) => rest.includes(` ${name} `)) && !lead.includes("nous");
    },
  },
  {
    words: lexicon("grace depuis avec"),
    kind: "invented",
    reason: copy.reference,
    mayFollow: (before) => before.length > 2,
    isClaim: (clause, at, facts) => {
      if (isNegated(clause) || isSupposed(clause) || clause.isAsked || isGiven(clause, facts)) return false;
      const rest = ` ${clause.words.slice(at + 1, at + 5).join(" ")} `;
      const isByUs = / (?:matinal|nous|notre (?:outil|service|aide|logiciel|solution|methode|assistant)) /.test(rest);
      return isByUs && / (?:a|ont) (?:[a-z]+ ){0,2}(?:doubl|tripl|sign|gagn|obten|decroch|multipli|augment|redui|trouv|conclu|vendu|economis|divis|rempli|accru|reuss|quadrupl|dope|boost)/.test(clause.text) && !clause.words.slice(0, at).some((word) => you.includes(word));
    },
  },
  {
    words: lexicon("note notee notes avis etoiles leader leaders numero reference communaute recompense plebiscite premier"),
    kind: "invented",
    reason: copy.reference,
    mayFollow: (before) => before.length > 1,
    isClaim: (clause, at) => {
      if (isNegated(clause) || isSupposed(clause) || clause.isAsked) return false;
      const { words, text } = clause;
      const word = words[at] ?? "";
      if (word === "communaute") return / (?:rejoi\w+|\d+) /.test(text) && / \d/.test(text);
      const isUs = / (?:matinal|nous sommes|notre (?:outil|service|logiciel|solution|plateforme)|le service est|l outil est) /.test(text);
      if (!isUs) return false;
      if (/^note/.test(word)) return / sur (?:5|10|20) | etoiles /.test(text) || /^(?:notee?)$/.test(word) && / \d/.test(text);
      if (word === "avis" || word === "etoiles") return / \d/.test(text);
      if (word === "numero") return ["1", "un"].includes(words[at + 1] ?? "");
      if (word === "premier") return / (?:outil|service|assistant|logiciel|plateforme|solution|editeur|acteur) /.test(` ${words.slice(at + 1).join(" ")} `) && isUs;
      return true;
    },
  },
  {
    words: lexicon("entreprises societes utilisateurs commerciaux pme dirigeants professionnels abonnes"),
    kind: "invented",
    reason: copy.reference,
    mayFollow: (before) => before.slice(0, 3).some((word) => /^\d/.test(word) || /^(?:cent|mille|milliers|centaines|dizaines)/.test(word) || word === "de"),
    isClaim: (clause) =>
      !isNegated(clause) && !isSupposed(clause) && !clause.isAsked && crowd.isIn(clause.words) &&
      / (?:nous (?:font|ont|suivent|utilisent|recommandent|accompagnons)|nous accompagnons|nous equipons|utilisent (?:deja )?matinal|ont (?:deja )?(?:rejoint|adopte|choisi) (?:matinal|notre)|travaillent avec nous|nous avons (?:deja )?(?:accompagne|equipe|aide)) /.test(clause.text) && / (?:\d+|milliers|centaines|dizaines) /.test(clause.text),
  },
  {
    words: lexicon("travaillons accompagnons equipons collaborons comptons"),
    kind: "invented",
    reason: copy.reference,
    mayFollow: (before) => before[0] === "nous",
    isClaim: (clause, _at, facts) => !isNegated(clause) && !isGiven(clause, facts) && / (?:comme|depuis|notamment|tels|telles|parmi) /.test(clause.text) && isOurs(clause),
  },
];

const finite = /^(?:a|ont|sont|est|font|fait|constat\w{0,4}|choisi\w{0,6}|utilis\w{0,4}|obtien\w{0,4}|gagn\w{0,4}|sign\w{0,4}|doubl\w{0,4}|decroch\w{0,4}|economis\w{0,4}|appreci\w{0,4}|recommand\w{0,4}|prefer\w{0,4}|trouv\w{0,4}|divis\w{0,4}|multipli\w{0,4}|tripl\w{0,4}|reussi\w{0,5}|voient|disent|dit|parlent|vendent|renouvel\w{0,4}|passent|reduis\w{0,4}|augment\w{0,4}|repond\w{0,4}|remplissent|commenc\w{0,4}|restent|plebiscit\w{0,4}|temoign\w{0,4}|confirm\w{0,4})$/;

/** Most of the longer words are the customer's own: a pitch in an answer, say. */
function isGiven({ words }: Clause, facts: GuardFacts): boolean {
  const long = words.filter((word) => word.length > 4);
  const known = long.filter((word) => facts.words.has(word));
  return long.length > 2 && known.length >= 0.75 * long.length;
}
