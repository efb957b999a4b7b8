import { type Clause, clausesOf, saysAny } from "./clause.ts";
import { lexicon } from "./lexicon.ts";

const ours = lexicon("matinal notre nos nous");
const service = lexicon("service outil logiciel plateforme application assistant agent support abonnement offre offres plan starter growth scale ia equipe produit solution site");
const parts = ["votre compte", "votre espace", "votre tableau de bord", "votre abonnement", "votre liste", "votre interface", "votre crm", "depuis votre liste"];
const advice = /^(?!(?:recev|avez|aurez|serez|etes|pouvez|disposez|beneficiez|profitez|gagnez|economisez|payez|obtenez|obtiendrez|chez|assez|nez|rendez|telechargez|activez|connectez|installez|utilisez|prenez|choisissez|voyez|accedez|trouverez|trouvez|retrouvez|verrez|pourrez|bienvenue))[a-z]{2,20}ez$/;
const together = /^[a-z]{3,20}[^i]ons$/;

/** What a clause speaks of: the service by its name or as "nous"; what belongs to it; neither. */
export function isOurs(clause: Clause): boolean {
  if (ours.isIn(clause.words)) return true;
  if (saysAny(clause, parts)) return true;
  return clause.words.some((word, at) => service.has(word) && /^(?:le|la|l|les|cette|cet|ce|l)$/.test(clause.words[at - 1] ?? ""));
}

/** Whether the clause or another one of its sentence speaks of the service. */
export function isOursNearby(clause: Clause): boolean {
  return isOurs(clause) || clausesOf(clause.sentence).some(isOurs);
}

/** The clause tells the customer what to do, or speaks of what is theirs: "visez 10 %", "votre remise". */
export function isAdvice({ words }: Clause): boolean {
  if (together.test(words[0] ?? "")) return true;
  return words.some((word, at) => advice.test(word) && (at === 0 || !["vous", "que", "nous"].includes(words[at - 1] ?? "")));
}

const sayings = lexicon("dit disiez dites ecrit ecriviez indique indiquez indiquiez precise parlez parliez parle mentionne mentionnez annonce annoncez visez demandez demande expliquez explique citez vendez promettez promesse mots profil argument donnez donniez");

/** The sentence repeats what the customer said: "vous m’avez dit que …", "votre argument est …". */
export function isReported(clause: Clause): boolean {
  return clausesOf(clause.sentence).some(({ words }) =>
    words.some((word, at) => sayings.has(word) && words.slice(Math.max(0, at - 5), at).some((one) => ["vous", "vos", "votre", "m"].includes(one))),
  );
}
