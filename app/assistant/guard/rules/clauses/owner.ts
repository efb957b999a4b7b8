import { type Clause, clausesOf, remembered, saysAny } from "./clause.ts";
import { lexicon } from "./lexicon.ts";
import { phrase } from "./phrase.ts";

const ours = lexicon("matinal notre nos nous");
const service = lexicon(
  "service outil logiciel plateforme application assistant agent support abonnement offre offres plan starter growth scale ia equipe produit solution site",
);
const parts = [
  "votre compte",
  "votre espace",
  "votre tableau de bord",
  "votre abonnement",
  "votre liste",
  "votre interface",
  "votre crm",
  "depuis votre liste",
];
const imperative = phrase("^[a-z]{2,20}ez$");
/** Forms in -ez that tell of the service what the customer gets or does there, and words that are none. */
const noAdvice = lexicon(
  "recev* avez aurez serez etes pouvez disposez beneficiez profitez gagnez economisez payez obtenez obtiendrez chez assez nez rendez telechargez activez connectez installez utilisez prenez choisissez voyez accedez trouverez trouvez retrouvez verrez pourrez",
);
const advice = (word: string) => imperative.test(word) && !noAdvice.has(word);
const together = phrase("^[a-z]{3,20}[^i]ons$");

/** What a clause speaks of: the service by its name or as "nous"; what belongs to it; neither. */
export const isOurs = remembered((clause) => {
  if (ours.isIn(clause.words)) return true;
  if (saysAny(clause, parts)) return true;
  return clause.words.some(
    (word, at) =>
      service.has(word) && phrase("^(?:le|la|les|cette|cet|ce|l)$").test(clause.words[at - 1] ?? ""),
  );
});

/** Whether the clause or another one of its sentence speaks of the service. */
export function isOursNearby(clause: Clause): boolean {
  return isOurs(clause) || clausesOf(clause.sentence).some(isOurs);
}

const toUs = phrase(" (?:nous|notre|nos|l equipe|le support|le standard|le service|matinal) ");
/** "Sachez que": what follows is said as a fact. */
const telling = phrase(
  " (?:sachez|notez|retenez|rappelez vous|n oubliez pas|gardez (?:en tete|a l esprit)|souvenez vous|dites vous|soyez surs?|soyez certains?|rassurez vous|imaginez|attendez vous|comptez sur|figurez vous) ",
);

/** "Il convient de", "mieux vaut": an advice without "vous". */
const recommended = phrase(
  " (?:il convient de?|mieux vaut|il vaut mieux|il est (?:souvent )?(?:conseille|recommande|preferable|utile|prudent)|le plus simple est de?) ",
);

/** The clause tells the customer what to do, or speaks of what is theirs: "visez 10 %", "votre remise". */
export const isAdvice = remembered(({ words, text }) => {
  if (toUs.test(text) || telling.test(text)) return false;
  if (together.test(words[0] ?? "") || recommended.test(text)) return true;
  return words.some(
    (word, at) => advice(word) && (at === 0 || !["vous", "que", "nous"].includes(words[at - 1] ?? "")),
  );
});

const sayings = lexicon(
  "affirmez evoquez soutenez rapportez constatez mesurez confirmez signalez dites ecrivez indiquez precisez parlez mentionnez annoncez visez demandez expliquez citez vendez promettez decrivez notez racontez pensez estimez trouvez dit lire ecouter",
);
/** What follows "vous avez" where the customer has said or done it. */
const past = lexicon(
  "dit ecrit indique precise parle mentionne annonce demande explique cite vendu promis decrit note raconte pense ajoute envoye choisi rempli relance appele contacte recu donne fait mis vu lu rencontre eu signe repondu propose prepare teste utilise essaye commence fini evoque souligne rappele confie montre fixe defini laisse accepte refuse change modifie cree importe exporte corrige releve constate observe remarque appris entendu",
);
const imperfects = lexicon(
  "disiez parliez visiez ecriviez indiquiez mentionniez aviez etiez vouliez cherchiez demandiez vendiez pensiez annonciez expliquiez evoquiez citiez precisiez notiez racontiez decriviez faisiez",
);

/** The sentence repeats what the customer said or did: "vous m’avez dit que …", "votre argument est …", "selon vous". */
export const isReported = remembered((clause) => clausesOf(clause.sentence).some(isSaidByCustomer));

/** The customer, or somebody who talks to them, has said it: "m’avez-vous dit", "objectent-ils", "vous dira-t-on". */
const quoting = phrase(
  " (?:selon|d apres|pour) vous | (?:selon|d apres) vos | (?:selon|d apres) (?:votre|vos|son|sa) (?:commercial|client|cliente|prospect|collegue|equipe|directeur|directrice|acheteur|acheteuse|interlocuteur|comptable) | a vous (?:lire|entendre|croire) | dites vous $| (?:vos mots|vos termes|votre phrase|votre formule|votre accroche|votre slogan|votre titre|votre profil|votre argument|votre promesse|vos propres) | (?:selon|d apres|dans|lis dans|lu dans|contredit) (?:votre|vos|son|ses|leur|leurs) (?:message|mail|texte|page|profil|brouillon)s? | (?:ecriviez|disiez|precisiez|annonciez|demandiez|racontiez|expliquiez) vous | avez vous (?:bien |deja |aussi )?(?:dit|precise|ecrit|ajoute|indique|note|repondu|raconte|explique|annonce|affirme|confie|mentionne|signale) | vous (?:a|ont|aura|aurait) (?:t )?(?:il|elle|on|ils|elles) (?:[a-z]+ )?(?:dit|ecrit|repondu|objecte|annonce|lance) | vous (?:dira|dit|repond|repondra|objecte|objectera|opposera|diront|repondront) (?:t )?(?:on|il|elle|ils|elles) | (?:objecte|objectent|repond|repondent|dit|disent|diront|repondront|pretend|pretendent|dira) (?:t )?(?:il|elle|on|ils|elles) | (?:dira|diront|repondra|repondront|objectera|objecteront|opposera|opposeront) (?:peut etre|souvent|parfois|que|qu|sans doute) | (?:a|aux|contre|face a|devant) (?:l|les|cette|une|ces) objections? | objections? (?:la plus|les plus|frequentes?|courantes?|habituelles?|classiques?|probables?) | (?:vous (?:dit|repond|objecte|oppose|annonce|affirme|assure)|il affirme|elle affirme|on affirme|il assure|il pretend) (?:que|qu) |^ (?:si|s) (?:[a-z]+ ){0,4}(?:demande|demandent|dit|disent|propose|proposent|annonce|affirme|repond|objecte|oppose|reclame|exige)(?:nt)? ",
);

/** What may stand between "vous avez" and what the customer has said. */
const fillers = lexicon(
  "m me l le la les en y nous lui bien deja aussi sans doute peut etre souvent surement probablement certainement",
);

const isSaidByCustomer = remembered(({ words, text }) => {
  if (quoting.test(text)) return true;
  return words.some((word, at) => {
    if (word !== "vous") return false;
    const rest = words.slice(at + 1, at + 8).filter((one) => !fillers.has(one));
    const [verb = "", next = ""] = rest;
    if (verb === "avez" || verb === "aviez") return past.has(next);
    return sayings.has(verb) || imperfects.has(verb);
  });
});
