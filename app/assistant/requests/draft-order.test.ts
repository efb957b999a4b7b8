import { expect, test } from "vitest";
import { pastedMails } from "#test/assistant/pasted-mails.ts";
import { type DraftOrder, draftOrderIn } from "./draft-order.ts";

const person = (who: string, isSure = true): DraftOrder => ({ kind: "person", who, isSure });

test.each<[DraftOrder, string[]]>([
  [
    { kind: "shorter" },
    [
      "raccourcis-le",
      "Raccourcis-le, s'il te plaît",
      "plus court",
      "fais plus court",
      "Fais-le plus court.",
      "Peux-tu le raccourcir ?",
      "Un peu plus court stp",
      "raccourcis l'e-mail",
      "je voudrais une version plus courte",
      "merci, plus court",
      "C'est trop long",
      "refais-le plus court",
      "tu peux le faire plus court ?",
      "Pourrais-tu me le faire plus court ?",
      "j’aimerais le rendre plus court",
    ],
  ],
  [
    { kind: "angle" },
    [
      "autre angle",
      "Un autre angle ?",
      "Change d'angle",
      "tourne-le autrement",
      "Tourne le mail autrement",
      "trouve un autre angle",
      "refais-le",
      "Réécris l'e-mail",
      "propose une autre version",
    ],
  ],
  [
    { kind: "tone", tone: "direct" },
    [
      "plus direct",
      "avec un ton plus direct",
      "mets un ton plus direct",
      "Sois plus direct",
      "pas assez direct",
    ],
  ],
  [{ kind: "tone", tone: "formal" }, ["C’est trop familier"]],
  [
    { kind: "subject" },
    [
      "change l'objet",
      "Peux-tu changer l’objet du mail ?",
      "propose un autre objet",
      "un objet plus accrocheur",
    ],
  ],
  [
    { kind: "last" },
    ["enlève la dernière phrase", "Sans la dernière phrase", "Peux-tu retirer la dernière phrase ?"],
  ],
  [{ kind: "postscript" }, ["supprime le PS", "enlève le P.S.", "Retire le post-scriptum."]],
  [{ kind: "tone", tone: "friendly" }, ["Rends-le plus chaleureux", "moins formel"]],
  [
    { kind: "undo" },
    [
      "reviens à la version d’avant",
      "Peux-tu revenir à la version précédente ?",
      "retour à la version précédente",
      "je préférais la version d’avant",
      "la version d’avant",
      "Je voudrais la version d’avant",
      "L’ancienne version était mieux",
      "Peux-tu rétablir l’ancienne version ?",
    ],
  ],
  [
    { kind: "takeBack" },
    ["annule", "Annule le changement", "non, annule", "remets comme avant", "retour en arrière"],
  ],
  [person("Hélène"), ["pour Hélène", "Et pour Hélène ?"]],
  [
    person("Hélène Courtade"),
    ["adapte-le pour Hélène Courtade", "Adapte-le à Hélène Courtade", "refais-le pour Mme Hélène Courtade"],
  ],
  [person("hélène", false), ["pour hélène"]],
])("%o is ordered in the customer's own words", (order, messages) => {
  for (const message of messages) expect([message, draftOrderIn(message)]).toEqual([message, order]);
});

test("a negation, a question, more than the order, a letter and a quotation order nothing", () => {
  const others = [
    "ne le raccourcis pas",
    "raccourcis-le et envoie-le",
    "ne le fais pas plus court",
    "je préférais la version d’avant les vacances",
    "Le délai est plus court",
    "plus court que quoi ?",
    "Faut-il un autre angle ?",
    "pour demain",
    "Pour moi c'est bon",
    "pour les DRH de Lyon",
    "Écris un e-mail pour Hélène",
    "> raccourcis-le",
    "« raccourcis-le »",
    "Le client m'écrit : raccourcis-le",
    "Bonjour,\nRaccourcis-le",
    "Raccourcis-le\n\nCordialement",
    "raccourcis-le, Jean Martin",
    "Raccourcis-le, jean@exemple.fr",
    `${"très ".repeat(200)}raccourcis-le`,
  ];
  for (const message of [...others, ...pastedMails])
    expect([message, draftOrderIn(message)]).toEqual([message, null]);
});
