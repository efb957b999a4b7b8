import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, isForCustomer, isNegated, isQuestion, isSupposed } from "../../clauses/clause.ts";
import { phrase } from "../../clauses/phrase.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

const asking =
  "(?:voulez vous|souhaitez vous|preferez vous|desirez vous|aimeriez vous|faudrait il|faut il|attendez vous|acceptez vous)";

const texts =
  "(?:ce|cet|cette|ces|le|la|les|l|votre|vos|un|une) (?:[a-z0-9]+ )?(?:messages?|mails?|sequences?|relances?|invitations?|envois?|campagnes?|brouillons?|textes?|version|sms|courriers?)";
const receivers =
  "(?:prospects?|contacts?|directeurs?|directrices?|acheteurs?|interlocuteurs?|responsables?|dirigeants?|entreprises?|usines?|destinataires?|personnes)";
const people =
  "(?:le|la|les|l|vos|votre|ce|cet|cette|ces|chaque|tous les|un|une) (?:[a-z0-9]+ ){0,2}(?:prospects?|contacts?|directeurs?|directrices?|acheteurs?|acheteuses?|interlocuteurs?|interlocutrices?|responsables?|dirigeants?|gerants?|fiches?|entreprises?|usines?|destinataires?|personnes?|clients?)";

/** What the assistant cannot do: each verb with its form after "que je", then the infinitive. */
const deedsBy = (form: 0 | 1) => {
  const of = (...verbs: (readonly [string, string])[]) => `(?:${verbs.map((verb) => verb[form]).join("|")})`;
  const [send, call] = [
    [
      ["envoie", "envoyer"],
      ["expedie", "expedier"],
      ["transmette", "transmettre"],
      ["programme", "programmer"],
      ["publie", "publier"],
    ],
    [
      ["appelle", "appeler"],
      ["telephone", "telephoner"],
      ["relance", "relancer"],
      ["contacte", "contacter"],
    ],
  ] as const;
  return [
    `(?:l |le |la |les |lui |leur )(?:en )?${of(...send, ...call)} `,
    `${of(...send, ["differe", "differer"], ["lance", "lancer"], ["declenche", "declencher"], ["automatise", "automatiser"])} (?:[a-z]+ )?${texts} `,
    `${of(["planifie", "planifier"], ["prevoie", "prevoir"])} (?:l |les |un |vos |cet )envois? `,
    `${of(...call, ["rappelle", "rappeler"], ["invite", "inviter"])} (?:[a-z]+ )?(?:a |aux |directement |moi meme |automatiquement )?${people} `,
    `${of(["envoie", "envoyer"], ["transmette", "transmettre"])} (?:[a-z]+ ){0,3}(?:a vos|a votre|aux|a ces|a ce|a cet) (?:[a-z0-9]+ )?${receivers} `,
    `${of(["reserve", "reserver"], ["bloque", "bloquer"], ["pose", "poser"], ["cale", "caler"], ["fixe", "fixer"], ["prenne", "prendre"])} (?:[a-z0-9]+ ){0,3}(?:rdv|creneaux?|reunions?|dans votre agenda|dans leur agenda) `,
  ].join("|");
};
/** "Que je l’envoie", and "l’envoyer". */
const [deeds, infinitives] = [deedsBy(0), deedsBy(1)];

const tools =
  "(?:agenda|calendrier|messagerie|boite (?:mail|d envoi|de reception|outlook|gmail)|boite|outlook|gmail|adresse mail|telephone|standard|linkedin|compte linkedin|compte (?:google|outlook|gmail|microsoft))";
const linked =
  "(?:connecte|relie|synchronise|branche|raccorde|rattache|associe|appaire|integre|lie|ajoute)e?s?";

/** "Je peux vous envoyer ici une version plus courte": what is done in the text of a draft. */
const inText = phrase(
  " (?:(?:dans|de) (?:le|la|l|un|une|votre|vos|ce|cet|cette) (?:e mail|mail|message|sequence|brouillon|texte)s?|ici|par un message|plus courte?s?|jours d ecart) ",
);

/** Offered as what only waits for a word of the customer. A text for them to say is theirs. */
const isOffered = (clause: Clause) =>
  !(isNegated(clause) || isForCustomer(clause) || clause.isQuoted || inText.test(clause.text));

/** What the product does not do, in the form of a question or of what is already arranged for it. interpretation.md D360. */
export const offeredDeeds: readonly Claim[] = [
  framed({
    words: "voulez souhaitez preferez desirez aimeriez faut faudrait attendez acceptez",
    kind: "done",
    reason: copy.action,
    says: phrase(` ${asking} (?:[a-z]+ ){0,4}(?:que je|que j|qu on) (?:${deeds})`),
    isSaid: (clause) => isOffered(clause) && !phrase("^ (?:si|quand|lorsque) ").test(clause.text),
  }),
  framed({
    follows: "vous",
    words: "voulez souhaitez preferez aimeriez attendez",
    kind: "done",
    reason: copy.action,
    says: phrase(
      ` vous (?:voulez|souhaitez|preferez|aimeriez|attendez) (?:[a-z]+ ){0,4}(?:que je|que j|qu on) (?:${deeds})`,
    ),
    isSaid: (clause) => isOffered(clause) && isQuestion(clause) && !isSupposed(clause),
  }),
  framed({
    follows: "je j matin midi soir ou dois puis",
    words: "dois puis je programme envoie planifie",
    kind: "done",
    reason: copy.action,
    says: phrase(
      ` (?:dois je|puis je|est ce que je (?:peux|dois)) (?:[a-z]+ )?(?:${infinitives})| (?:on|je|j) (?:${deeds})`,
    ),
    isSaid: (clause) => isOffered(clause) && isQuestion(clause) && !isSupposed(clause),
  }),
  framed({
    follows: "ou et",
    words: "je j",
    kind: "done",
    reason: copy.action,
    says: phrase(`^ (?:ou|et|ou bien)(?: alors)? (?:que )?(?:je|j) (?:${deeds})`),
    isSaid: (clause) => isOffered(clause) && isQuestion(clause),
  }),
  framed({
    follows: "je",
    words: "peux sais pourrai saurai pourrais",
    kind: "done",
    reason: copy.action,
    says: phrase(
      ` je (?:peux|sais|pourrai|saurai|pourrais) (?:[a-z]+ ){0,3}(?:${infinitives}|(?:me connecter|me brancher|acceder) (?:directement )?a (?:votre|vos) ${tools} |(?:lire|trier|classer|surveiller|consulter|ouvrir) (?:votre|vos|les) (?:${tools}|reponses|mails? recus?) )`,
    ),
    unless: phrase(" (?:brouillon|modele|exemple|que si|jamais) "),
    isSaid: (clause) => isOffered(clause) && !phrase("^ (?:si|s|quand|lorsque) ").test(clause.text),
  }),
  framed({
    follows: "que puisque comme maintenant est sont votre vos",
    words: "connect* reli* synchronis* branch* raccord* rattach* associ* appair*",
    kind: "feature",
    reason: copy.integration,
    says: phrase(
      ` (?:maintenant que|puisque|comme|des lors que|etant donne que|vu que|a present que|depuis que) (?:votre|vos) ${tools} (?:[a-z]+ )?(?:est|sont|etant) (?:[a-z]+ ){0,2}${linked} |^ (?:votre|vos) ${tools} (?:[a-z]+ )?(?:est|sont) (?:bien|desormais|maintenant|deja|a present) ${linked} `,
    ),
    unless: phrase(" (?:calendly|a votre (?:crm|telephone)) "),
    isSaid: (clause) => !(isNegated(clause) || clause.isQuoted || clause.isAsked) || startsSince(clause),
  }),
];

/** "Puisque votre agenda est connecté, …?": said as known, whatever is asked then. */
const startsSince = ({ text }: Clause) =>
  phrase(
    "^ (?:maintenant que|puisque|comme|des lors que|etant donne que|vu que|a present que|depuis que) ",
  ).test(text);
