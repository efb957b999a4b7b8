import { expect, test } from "vitest";
import { pastedMails } from "#test/assistant/pasted-mails.ts";
import { draftForIn } from "./draft-for.ts";

test.each([
  ["fais moi un mail pour Hélène", "email", "Hélène"],
  ["Rédige un e-mail pour Hélène Courtade, ton direct", "email", "Hélène Courtade"],
  ["un mail à Paul pour lui proposer un rendez-vous", "email", "Paul"],
  ["mail pour helene", "email", "helene"],
  ["relance Paul", "email", "Paul"],
  ["Peux-tu relancer Paul Riou par mail ?", "email", "Paul Riou"],
  ["écris à Hélène", "email", "Hélène"],
  ["prépare un mail pour relancer Mme Courtade", "email", "Courtade"],
  ["prépare une séquence pour Paul", "sequence", "Paul"],
  ["un script d’appel pour Hélène", "call_script", "Hélène"],
])("“%s” asks for work for one", (message, draft, who) => {
  expect(draftForIn(message)).toEqual({ draft, who });
});

test("what is no given name is somebody only where the list has them", () => {
  for (const message of [
    "relance Nordec",
    "un mail pour la mairie de Brest",
    "un mail pour Lyon",
    "prépare-lui un e-mail",
    "écris-lui",
  ])
    expect(draftForIn(message)).toMatchObject({ draft: "email", perhaps: true });
});

test("work for anybody, questions, and what somebody else wrote are for nobody by name", () => {
  const others =
    "Rédige un e-mail|un mail pour les DRH du Rhône|un mail pour mes prospects|rédige un e-mail pour mon interlocuteur, DRH|fais un plan pour Hélène|relance|relancer un prospect|relance les devis|un mail pour prospecter|relancer Paul ?|Ne relance pas Paul|Bonjour,\nÉcris à Paul|« relance Paul »|il m’écrit : relance Paul|écris mieux|contacte-moi|relance Paul et appelle-moi au 06 12 34 56 78";
  for (const message of [...others.split("|"), ...pastedMails, `un mail pour ${"très ".repeat(12_800)}`])
    expect([message.slice(0, 80), draftForIn(message)]).toEqual([message.slice(0, 80), null]);
});
