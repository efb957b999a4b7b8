import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { type Clause, wholeText } from "../../clauses/clause.ts";
import { lexicon } from "../../clauses/lexicon.ts";
import { phrase } from "../../clauses/phrase.ts";
import { isTold, isWhenever } from "../../clauses/told.ts";
import type { Claim } from "../claim.ts";
import { framed } from "../frame.ts";

const letter = String.raw`(?:mails?|messages?|textes?|courriers?|relances?|invitations?|sequences?|propositions?|courriels?|lettres?|pli|envois?)`;
const elsewhere = String.raw`(?:destinataires?|acheteu\w+|prospects?|direct\w+|responsables?|interlocut\w+|contacts?|cliente?s?|boite|messagerie|serveurs?|patron\w*|dirigeante?s?|chez (?:lui|elle|eux)|leur boite|sa boite)`;
const isNow = (clause: Clause) => isTold(clause) && !isWhenever(clause);

/** A message is told as gone, arrived or read. */
export const sentFrames: readonly Claim[] = [
  {
    words: lexicon("parti partie partis parties"),
    kind: "done",
    reason: copy.automation,
    isClaim: (clause) =>
      isNow(clause) &&
      phrase("^ (?:est|sont) (?:[a-z]+ )?partie?s? ").test(clause.text) &&
      phrase(` (?:le|la|les|votre|vos|ce|cette|mon) ${letter} `).test(wholeText(clause)),
  },
  framed({
    words:
      "atterri arrive arrivee arrives arrivees parvenu parvenue parvenus trouve sous entre quitter quitte rejoint boite distribue distribuee remis remise adresse* expedi* poste* achemin* depose*",
    kind: "done",
    reason: copy.action,
    says: phrase(
      String.raw` (?:le|la|les|votre|vos|ce|cette|mon) ${letter} (?:[a-z]+ ){0,4}(?:(?:a|ont) (?:bien |deja )?(?:atterri|quitte|rejoint|ete (?:bien )?(?:adressee?s?|expediee?s?|postee?s?|acheminee?s?|deposee?s?|remise?s?|distribuee?s?|livree?s?|delivree?s?))|(?:vient|viennent) de (?:quitter|partir|rejoindre|lui parvenir|arriver)|(?:est|sont) (?:[a-z]+ )?(?:arrivee?s?|parvenue?s?|remise?s?|entre les mains|dans (?:la|sa|leur)|chez|sous les yeux)|se (?:trouve|trouvent) (?:[a-z]+ )?(?:dans|chez|entre)) `,
    ),
    near: phrase(` (?:${elsewhere}|quitter|partir|notre) `),
    isSaid: isNow,
  }),
  framed({
    words: "sous recu entre ouvert lu",
    kind: "done",
    reason: copy.event,
    says: phrase(
      String.raw` (?:le|la|les|votre|vos|ce|cet|cette|l) (?:[a-z0-9]+ ){0,2}${elsewhere} (?:[a-z]+ ){0,4}(?:a|ont) (?:bien |deja |tous |toutes )?(?:${letter} |votre (?:mail|message|relance|courrier|texte) |le message |la relance )?(?:sous les yeux|entre les mains|(?:recu|ouvert|lu) (?:votre|vos|le|la|les) ${letter}) | ${letter} (?:[a-z]+ )?(?:bien )?recue?s? par `,
    ),
    isSaid: isNow,
  }),
  framed({
    words: "telephone ligne accord confirme promis",
    kind: "done",
    reason: copy.action,
    says: phrase(
      String.raw` (?:j ai|nous avons|on a|ai) (?:bien |deja )?(?:eu|joint|tenu) (?:[a-z]+ ){1,6}(?:au telephone|en ligne|au bout du fil) | (?:m|nous) (?:a|ont) (?:bien |deja )?(?:donne|promis|confirme|garanti) (?:son|leur|sa|un|une|l|le|la|qu|que) `,
    ),
    isSaid: isNow,
  }),
];
