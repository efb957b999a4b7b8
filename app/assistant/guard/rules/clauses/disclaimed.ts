import { type Clause, clausesOf, isNegated, remembered, wholeText } from "./clause.ts";
import { isReported } from "./owner.ts";
import { phrase } from "./phrase.ts";

/** "Il serait faux de dire que", "… n’existe dans aucune offre", "se trompe": the clause denies what it names. */
const denials = phrase(
  " (?:il (?:est|serait) (?:faux|inexact|errone|trompeur|mensonger|abusif|imprudent)|(?:serait|est) (?:faux|inexact|errone|mensonger|trompeur)|n est pas (?:vrai|exact)|se (?:trompe|trompent)|rien ne (?:me |nous |vous )?permet|rien n (?:indique|etablit|autorise)|rien ne (?:dit|prouve|garantit|laisse (?:penser|croire|supposer))|(?:me garderai|me garde|eviterai|refuse|m abstiendrai) (?:bien )?de?|loin de moi|sort(?:ent|irait|iraient)? (?:du|de (?:notre|mon|son)) (?:cadre|perimetre|role)|ni [a-z]+ ni [a-z]+ ne?|ne croyez pas|ne dites pas|je ne (?:dis|dirais|pretends) pas que|n (?:affirmez|ecrivez|annoncez|inventez) pas|ne (?:promettez|pretendez|croyez) (?:pas|jamais)|on ne (?:peut|saurait) (?:pas )?(?:dire|affirmer|promettre)|impossible (?:de|d) (?:dire|affirmer|promettre|garantir|confirmer)|(?:n existe|n existent|ne figure|ne figurent|n a cours) (?:pas|plus|dans aucune?|nulle|sur aucune)|(?:n est|ne sont|n etait|ne fait) (?:pas|plus|ni) (?:[a-z]+ )?(?:prevue?s?|proposee?s?|disponibles?|possibles?|au catalogue|au programme|a l ordre|comprise?s?|incluse?s?|offerte?s?|fournie?s?|annoncee?s?|dans|partie|d actualite|une option)|il n (?:existe|y a) (?:pas|aucune?|plus)|n (?:en )?existe pas) ",
);

/** What a text should not say: "évitez « … »", "supprimez « résultats garantis »", "« … », si c’est vrai". */
const avoidances = phrase(
  " (?:evitez|evite|eviter|bannissez|bannir|supprimez|retirez|remplacez|enlevez|effacez|proscrivez|abandonnez|oubliez|otez|barrez|mefiez vous|fuyez|preferez|reformulez|laissez tomber|laissez de cote|a (?:retirer|supprimer|eviter|bannir|enlever|effacer|reformuler|remplacer|justifier|proscrire)|sauf preuve|(?:demandez|demandez vous) (?:laquelle|lequel|la source|qui|d ou)|si vous (?:lisez|entendez|voyez)|deconseill[a-z]+|n (?:ecrivez|ecrirais|affirmez|annoncez|employez|utilisez|inventez) (?:surtout |donc |plus |alors )?(?:pas|jamais|plus)|ne (?:le |la |les |l )?(?:dites|dirais|promettez|mettez|mettrais|parlez|reprenez|citez|utilisez|terminez|commencez|concluez|repondez) (?:surtout |donc |plus |alors )?(?:pas|jamais|plus)|plutot que|au lieu de|des formules|des phrases|par exemple|exemple|nulle part|ne (?:verrez|trouverez|lirez)|a condition|si c est (?:vrai|le cas)|si vous (?:pouvez|ne pouvez pas)|sans preuve|phrase type) ",
);

/** What the sentence says afterwards of what it has named: "…, rien ne le prouve", "…, mais je n’en connais pas la source". */
const withdrawals = phrase(
  "^ (?:mais )?(?:et )?(?:je ne (?:puis|peux|saurais) (?:pas )?(?:le|l|vous le|en) |rien ne (?:le|l) |je n en (?:connais|vois|trouve|ai) |je ne l (?:affirm|ecri|di)|je ne (?:connais|vois|trouve) (?:pas|aucune) |je (?:m y |le )?refuse |je m en garde|sans source |c est faux |ce n est pas (?:vrai|le cas|exact) |nos pages n |nulle part |rien de (?:tout )?(?:cela|ca) |aucune? (?:de ces|des (?:2|deux|trois|3)) [a-z ]*n |c est (?:a )?vous (?:qui|de|d) )",
);

/** The same anywhere in a clause: "… circule sans source", "…, mais nous ne la revendiquons pas". */
const doubts = phrase(
  String.raw` (?:sans (?:[a-z]+ )?(?:source|preuve|auteur)|(?:je|nous|on) ne (?:le|la|les|l) (?:revendiqu|affich|declar|annonc|detien|deten|possed|mett|reprend|cit|ecri)\w* (?:pas|jamais)|je n ai rien qui) `,
);

const infinitive = phrase(
  "^ (?:vous |les |leur |lui |le |la |l |y |en )?(?:[a-z]{3,20}[b-np-z]er|[a-z]{2,20}(?:ier|oir|nir|tir|rir|vrir|sir|lir)|(?:re|trans|in|sou|sur|ap|com)?(?:ecrire|lire|dire|faire|prendre|mettre|repondre|inscrire|joindre|permettre|suivre|vendre|rendre|promettre|convaincre|conclure|construire|produire|attendre|etre)) ",
);
/** Nouns that end as infinitives do. */
const nouns = phrase(
  "^ (?:le |la |l )?(?:starter|leader|manager|newsletter|master|server|premier|dernier|fichier|courrier|papier|chantier|atelier|metier|quartier|dossier|calendrier|particulier|fevrier|janvier|hier|soir|espoir|devoir|avenir|menuisier|entier|cahier|levier|banquier|courtier) ",
);
/** A clause that is nothing but a refusal: "…, je ne peux pas", "…, ce n’est pas mon rôle", "…, jamais". */
const refusal = phrase(
  "^ (?:desolee? )?(?:(?:je|j|nous|on|matinal|l assistant|le service|cela|ca) (?:ne |n )(?:[a-z]+ ){1,4}(?:pas|jamais|plus)|ce n est (?:pas|plus)|(?:c est|cela m est|ca m est) (?:impossible|exclu|interdit|non)|impossible|jamais|non|hors de question|pas question|il n y en a (?:pas|aucune?)) (?:(?:faire|possible|prevu|le faire|du tout|en mesure|dans mes cordes|au programme|pour moi|mon (?:role|metier|travail)|notre (?:role|metier)|de mon ressort|moi|nous) ){0,2}$",
);
/** "…, ce n’est pas un problème" refuses nothing. */
const agreeing = phrase(
  " (?:probleme|souci|difficile|complique|sorcier|grave|genant|long|plus simple|aucun mal) ",
);

/**
 * What is denied right after it: "Appeler à votre place, je ne peux pas". A first infinitive asserts nothing by itself, so
 * that any denial will do.
 */
function isRefusedAfter(clause: Clause, next: Clause | undefined): boolean {
  if (!next || clause.isQuoted || agreeing.test(next.text)) return false;
  return (
    refusal.test(next.text) || (infinitive.test(clause.text) && !nouns.test(clause.text) && isNegated(next))
  );
}

const isWithdrawn = remembered((clause) => {
  const clauses = clausesOf(clause.sentence);
  const later = clauses.slice(clauses.indexOf(clause) + 1);
  return (
    isRefusedAfter(clause, later[0]) || later.some(({ text }) => withdrawals.test(text) || doubts.test(text))
  );
});

/** "Gratuit, offert, −30 % : ces trois mots feront douter": words that are only named. */
const ofWords = phrase(
  " (?:ces|ce|cet|cette) (?:[0-9]+ )?(?:mots?|termes?|formules?|expressions?|adjectifs?) ",
);
const longestWord = 3;

function isNamedWord(clause: Clause): boolean {
  const clauses = clausesOf(clause.sentence);
  return (
    clause.words.length <= longestWord &&
    clauses.slice(clauses.indexOf(clause) + 1).some(({ text }) => ofWords.test(text))
  );
}

/** "Mauvais : « Nous sommes leader. »" */
const labels = phrase(
  "^ (?:[a-z]+ )?(?:mauvais|mauvaise|maladroit|maladroite|a eviter|a bannir|a proscrire) ",
);

/** Whose words a quotation has: "votre prospect a écrit : « … »". */
const attributions = phrase(
  String.raw` (?:prospects?|clients?|cliente|acheteu\w+|interlocut\w+|direct\w+|il|elle|ils|on|concurrent\w*|responsable) (?:[a-z]+ ){0,3}(?:a|ont|avait|vous a) (?:[a-z]+ )?(?:ecrit|dit|repondu|objecte|demande|affirme|annonce) | (?:votre|vos|le|un|l) (?:prospects?|clients?|cliente|acheteu\w+|interlocut\w+|directeur|directrice|concurrent|confrere) (?:vous )?(?:repond|dit|objecte|ecrit|demande|affirme|annonce|lance|parle|cite|invoque|avance) | vous avez (?:colle|transmis|partage|joint|copie|recopie) | vous (?:a|ont) (?:dit|ecrit|affirme|assure|lance|souffle|repondu) `,
);

const warnings = phrase(" (?:mefiez vous|fuyez|evitez|ecartez|ne (?:croyez|ecoutez) (?:pas|jamais)) ");

/** "Méfiez-vous d’un prestataire qui garantit vingt rendez-vous." */
function isWarnedOf(clause: Clause): boolean {
  if (clause.words[0] !== "qui") return false;
  const clauses = clausesOf(clause.sentence);
  return warnings.test(clauses[clauses.indexOf(clause) - 1]?.text ?? "");
}

/** What the answer to an echoed question begins with: "Growth à 149 € ? Non, …". */
const refusals = phrase(
  "^ (?:non|aucune?|pas|malheureusement|ce n|il n|je n|nous n|cela n|c est inexact|c est faux|rien|nulle|nos pages n|le catalogue n|personne|enlevez|retirez|supprimez|barrez|effacez|otez|evitez|bannissez|laissez tomber|surtout pas|jamais|ne (?:le |la |les |l )?(?:dites|promettez|ecrivez|mettez|annoncez|reprenez|utilisez|citez)|n (?:ecrivez|annoncez|utilisez)) ",
);

/**
 * Nothing in the clause is asserted, by what stands around it in its sentence or right after: it is denied, quoted in
 * order not to be said, quoted of somebody, or echoed as a question that is answered with no.
 */
export const isDisclaimed = remembered((clause) => denials.test(clause.text) || isTakenBack(clause));

/** As `isDisclaimed`, where a denial is what is claimed: "il n’y a aucune limite". */
export const isTakenBack = remembered(
  (clause) =>
    (clause.isQuoted &&
      (isReported(clause) ||
        avoidances.test(wholeText(clause)) ||
        labels.test(wholeText(clause)) ||
        attributions.test(wholeText(clause)))) ||
    isWithdrawn(clause) ||
    isNamedWord(clause) ||
    isWarnedOf(clause) ||
    isRefused(clause),
);

/** Clauses of a question that is echoed. */
const longestQuestion = 3;

/** A question without a verb, to which the next sentence says no. */
function isRefused(clause: Clause): boolean {
  const { sentence } = clause;
  const clauses = clausesOf(sentence);
  const last = clauses.at(-1);
  if (!last?.isAsked || clauses.length > longestQuestion || wholeText(clause).split(" ").length > 14)
    return false;
  const after = sentence.tokens
    .slice(sentence.to, sentence.to + 5)
    .filter(({ kind, text }) => kind === "word" || text === "'")
    .map(({ text }) => (text === "'" ? "" : text))
    .filter(Boolean);
  return refusals.test(` ${after.join(" ")} `);
}

const imaginings = phrase(
  " (?:imaginons|fictifs?|fictives?|imaginaires?|(?:entreprises?|personnes?|societes?|noms?) inventee?s?|si c est (?:ainsi|bien|son|le bon)) ",
);

/** Whoever the sentence names is said not to exist, or not to be known: "Imaginons une Mme Durand", "si c’est bien son nom". */
export const isImagined = (clause: Clause) => imaginings.test(wholeText(clause));

/** The clause denies, by "pas" or by other words. */
export const isDenying = remembered((clause) => isNegated(clause) || denials.test(clause.text));
