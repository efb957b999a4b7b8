import type { Token } from "../message-tokens.ts";
import { phrases, Reader, wordSet } from "../phrase-reader.ts";
import { readOpening } from "../request-opening.ts";
import { isPersonName, type Named, nameIn } from "./names.ts";

const changes = ["changement", "modification", "modif", "action", "saisie"];
const takesBack = ["annule", "annules", "annulez", "annuler", "defais", "defaire"];

/** What takes back what was done last. */
const undoes = phrases([
  [
    true,
    [
      "annule,annules,annulez,annuler,annulation,anule,anuler,defais,defaire,undo,ctrl z,stop,stoppe,stoppez,arrete,arretez,arreter",
      ...takesBack.flatMap((verb) =>
        ["tout", "ca", "cela", "le", "la", "moi ca"]
          .concat(changes.flatMap((what) => [`le ${what}`, `la ${what}`, `ce ${what}`, `cette ${what}`]))
          .concat(changes.flatMap((what) => [`l ${what}`, `le dernier ${what}`, `la derniere ${what}`]))
          .map((what) => `${verb} ${what}`),
      ),
      "c est une erreur,c etait une erreur,c est mon erreur,erreur,une erreur,erreur de ma part,je me suis trompe,je me suis trompee,me suis trompe,me suis trompee,je me suis plante,je me suis plantee,je me suis trompe de personne,je me suis trompee de personne,je me suis trompe de fiche,je me suis trompee de fiche",
      "oups,oops,mince,mauvaise manip,fausse manip,mauvaise fiche,mauvaise personne,pas la bonne personne,pas la bonne fiche,c est pas la bonne personne,ce n est pas la bonne personne,c est pas la bonne fiche,ce n est pas la bonne fiche",
      "reviens en arriere,revenez en arriere,revenir en arriere,retour en arriere,retour arriere,remets comme avant,remettez comme avant,remettre comme avant,remets tout comme avant,remets ca comme avant,remets la comme avant,remets le comme avant,remets la fiche comme avant,remets sa fiche comme avant,comme avant,comme c etait,remets comme c etait,remets comme c etait avant,remets l ancien statut,remets l ancienne date,remets son ancien statut,retablis,retablissez",
    ].join(),
  ],
]);

/** What stands beside it and says nothing else. */
const beside = wordSet(
  "non nan no ah en fait finalement plutot desole desolee pardon alors donc , tout de suite",
);

/** "Remets Hélène comme avant": the name stands inside. */
const puts = phrases([
  [true, "remets,remet,remettez,remettre,remets la fiche de,remets la fiche d,retablis,retablir"],
]);
const before = phrases([
  [true, "comme avant,comme c etait,comme elle etait,comme il etait,comme c etait avant,en l etat d avant"],
]);

/** "Annule le changement d’Hélène": the name stands at the end. */
const ofName = phrases([
  [
    true,
    takesBack
      .flatMap((verb) =>
        changes.flatMap((what) =>
          ["le", "la", "l", "ce", "cette", "le dernier", "la derniere"].map(
            (the) => `${verb} ${the} ${what}`,
          ),
        ),
      )
      .join(),
  ],
]);
const of = wordSet("de d du pour sur chez dans la fiche");

/**
 * What is to be as before: what was changed last, or the record of somebody. `null` for words of anything else, as those of
 * a subscription. interpretation.md D328.
 */
export function undoIn(
  tokens: readonly Token[],
  message: string,
): { kind: "undo"; who: Named; perhaps?: true } | null {
  const reader = new Reader(tokens);
  readOpening(reader);
  const start = reader.at;
  for (let count = 0; count < 4; count++) {
    reader.readWords(beside);
    if (reader.next === "" || reader.read(undoes) === null) break;
    reader.readWords(beside);
    if (reader.next === "") return { kind: "undo", who: null };
  }
  reader.at = start;
  reader.readWords(beside);
  const named = insideIn(reader) ?? afterIn(reader);
  const who = named && nameIn(named, message);
  return who ? { kind: "undo", who, ...(isPersonName(who) ? {} : { perhaps: true }) } : null;
}

function insideIn(reader: Reader): Token[] | null {
  const start = reader.at;
  if (reader.read(puts) === null) return null;
  const from = reader.at;
  for (let at = from + 1; at < reader.tokens.length && at < from + 8; at++) {
    reader.at = at;
    if (reader.read(before) !== null && reader.next === "") return reader.tokens.slice(from, at);
  }
  reader.at = start;
  return null;
}

function afterIn(reader: Reader): Token[] | null {
  if (reader.read(ofName) === null || !of.has(reader.next)) return null;
  reader.readWords(of, 4);
  const named = reader.tokens.slice(reader.at);
  return named.length > 0 && named.length < 7 ? named : null;
}
