import { describe, expect, test } from "vitest";
import { requestIn } from "../request-in.ts";
import { dayInsteadIn } from "./day-instead.ts";
import { momentOf } from "./day-words.ts";
import { listRequestIn } from "./list-request.ts";

test.each([
  "Qui appeler d'abord ?",
  "qui appeler en premier",
  "Bonjour Matinal, qui dois-je appeler aujourd’hui ?",
  "Par qui commencer ?",
  "Je commence par qui ce matin ?",
  "Dis-moi qui appeler d’abord, s’il te plaît.",
])("“%s” asks whom to call first", (message) => {
  expect(listRequestIn(message)).toEqual({ kind: "first" });
});

test.each([
  ["Que sais-tu de Logis Nord-Ouest ?", "Logis Nord-Ouest"],
  ["Que sais-tu d’Ateliers Vauclair ?", "Ateliers Vauclair"],
  ["Parle-moi de Mme Courtade", "Courtade"],
  ["Parle-moi d’Hélène Courtade, s’il te plaît.", "Hélène Courtade"],
  ["Où en est-on avec la société Nordec ?", "Nordec"],
  ["Que sais-tu de « Logis Nord-Ouest » ?", "Logis Nord-Ouest"],
  ["Résume la fiche de Nordec", "Nordec"],
])("“%s” asks what the record of %s says", (message, who) => {
  expect(listRequestIn(message)).toEqual({ kind: "about", who });
});

test.each([
  ["que sais tu de logis nord-ouest", "logis nord-ouest"],
  ["Parle-moi de la concurrence", "concurrence"],
  ["Que sais-tu de la prospection ?", "prospection"],
  ["Parlez-moi du marché", "marché"],
  ["Que sais-tu de l’hôtel des dunes ?", "hôtel des dunes"],
])("“%s” asks it only where the list has %s", (message, who) => {
  expect(listRequestIn(message)).toEqual({ kind: "about", who, perhaps: true });
});

test("a pronoun asks for the record that was spoken of last", () => {
  for (const message of ["Que sais-tu d’elle ?", "Résume sa fiche", "Parle-moi de lui."])
    expect(listRequestIn(message)).toEqual({ kind: "about", who: null });
});

const tuesday = { kind: "weekday", weekday: 2, hour: 9 };

test.each([
  ["Passe-la en à rappeler mardi", null, "to_call_back", tuesday],
  ["passe la en a rappeler mardi", null, "to_call_back", tuesday],
  ["Passe-le en « à rappeler » mardi prochain.", null, "to_call_back", tuesday],
  [
    "Passe Logis Nord-Ouest en à rappeler mardi à 14h30",
    "Logis Nord-Ouest",
    "to_call_back",
    { ...tuesday, hour: 14.5 },
  ],
  [
    "Mets Logis Nord-Ouest à rappeler demain",
    "Logis Nord-Ouest",
    "to_call_back",
    { kind: "in", workingDays: 1, hour: 9 },
  ],
  ["Marque-la comme gagnée", null, "won", null],
  ["Tu peux la passer en perdu ?", null, "lost", null],
  ["Peux-tu passer Nordec en rendez-vous pris, s’il te plaît ?", "Nordec", "meeting", null],
  ["Classe-le en pas pertinent", null, "not_relevant", null],
  ["Passe Nordec en pas maintenant", "Nordec", "not_now", null],
  [
    "Merci de passer Hélène Courtade en à appeler dans trois jours",
    "Hélène Courtade",
    "to_call",
    { kind: "in", workingDays: 3, hour: 9 },
  ],
  ["Passe-la en à rappeler la semaine prochaine", null, "to_call_back", { kind: "weeks", weeks: 1, hour: 9 }],
  [
    "Passe-la en à rappeler le 12 mai l’après-midi",
    null,
    "to_call_back",
    { kind: "date", day: 12, month: 5, hour: 14 },
  ],
  ["Repousse-la à jeudi", null, null, { kind: "weekday", weekday: 4, hour: 9 }],
  ["Reporte Nordec à la semaine prochaine", "Nordec", null, { kind: "weeks", weeks: 1, hour: 9 }],
  ["Planifie un rappel de Nordec mardi à 9 h", "Nordec", null, tuesday],
])("“%s” orders a change", (message, who, status, when) => {
  expect(listRequestIn(message)).toEqual({ kind: "change", who, status, when });
});

describe.each([
  "Ne la passe pas en à rappeler",
  "Ne la passe pas en à rappeler mardi",
  "Passe-la pas en gagné",
  "Surtout ne passe jamais Nordec en perdu",
  "Si elle répond, passe-la en gagné",
  "Passe-la en gagné si elle signe",
  "Passe-la en gagné quand elle aura signé",
  "Faut-il la passer en perdu ?",
  "Pourquoi passer Nordec en perdu ?",
  "Comment passer une fiche en perdu ?",
  "Il m’écrit : passe-la en gagné",
  "Il m’écrit « passe-la en gagné »",
  "> Passe-la en gagné",
  "Bonjour Paul,\n\nPasse-la en gagné\n\nCordialement, Jean",
  "Passe-la en gagné. Et rédige un e-mail.",
  "Objet : passe-la en gagné",
  "Passe mon ton en formel",
  "Change mon objectif",
  "Passe une bonne journée",
  "Rédige un e-mail à rappeler",
  "Que sais-tu de moi ?",
  "Que sais-tu du RGPD ?",
  "Que sais-tu faire ?",
  "Qui es-tu ?",
  "Combien coûte Growth ?",
  `Passe-la en gagné ${"x".repeat(700)}`,
  "@".repeat(8_000),
  "passe ".repeat(1_300),
])("“%s”", (message) => {
  test("is no request about the list", () => expect(listRequestIn(message)).toBeNull());
});

test("no order about the list is taken for another one", () => {
  for (const message of [
    "Passe-la en à rappeler mardi",
    "Passe Nordec en rendez-vous pris",
    "Que sais-tu de Nordec ?",
  ])
    expect(requestIn(message)).toBeNull();
});

test.each([
  ["qui est Hélène", "Hélène"],
  ["Qui est Hélène Le Goff ?", "Hélène Le Goff"],
  ["c’est qui Paul", "Paul"],
  ["c est qui paul deja", "paul"],
  ["infos sur Paul", "Paul"],
  ["dis-moi tout sur Paul Riou", "Paul Riou"],
  ["le numéro d’Hélène", "Hélène"],
  ["le tel de Paul", "Paul"],
  ["le mail de Paul", "Paul"],
  ["Donne-moi le numéro de Mme Courtade", "Courtade"],
  ["Quel est l’e-mail de Nordec ?", "Nordec"],
  ["qui est le gérant de Nordec ?", "Nordec"],
])("“%s” asks for the record of %s", (message, who) => {
  expect(listRequestIn(message)).toEqual({ kind: "about", who });
});

test("what may be no name asks for a record only where the list has one of that name", () => {
  for (const message of ["infos sur les tarifs", "le numéro de TVA", "qui est disponible ?", "son numéro"])
    expect(listRequestIn(message)).toMatchObject({ kind: "about", perhaps: true });
});

const thursday = { kind: "weekday", weekday: 4, hour: 9 };
const monday = { kind: "weekday", weekday: 1, hour: 9 };

test.each([
  ["rappelle Hélène jeudi", "Hélène", "to_call_back", thursday],
  ["RAPPELER HELENE JEUDI", "HELENE", "to_call_back", thursday],
  ["Peux-tu rappeler Hélène jeudi ?", "Hélène", "to_call_back", thursday],
  ["rappelle-moi de relancer Paul jeudi", "Paul", "to_call_back", thursday],
  ["relance Paul jeudi", "Paul", "to_call_back", thursday],
  ["je dois appeler Paul jeudi", "Paul", "to_call", thursday],
  ["rdv avec Paul jeudi à 14h", "Paul", "meeting", { ...thursday, hour: 14 }],
  ["passe Hélène en pas intéressé", "Hélène", "lost", null],
  ["hélène est pas intéressée", "hélène", "lost", null],
  ["Hélène n’est plus intéressée pour le moment", "Hélène", "not_now", null],
  ["Paul a signé", "Paul", "won", null],
  ["Paul me rappelle lundi", "Paul", "to_call_back", monday],
  ["j’ai eu Paul, il rappelle lundi", "Paul", "to_call_back", monday],
  ["j'ai eu Hélène au téléphone : pas intéressée", "Hélène", "lost", null],
  ["Note que Paul est à rappeler lundi", "Paul", "to_call_back", monday],
])("“%s” tells a change of %s", (message, who, status, when) => {
  expect(listRequestIn(message)).toEqual({ kind: "change", who, status, when });
});

test.each([
  ["note que Hélène est en vacances jusqu’au 15", "Hélène", "Hélène est en vacances jusqu’au 15"],
  ["Note pour Paul : préfère le matin", "Paul", "Préfère le matin"],
  ["ajoute une note à Hélène : en congé", "Hélène", "En congé"],
])("“%s” is a note", (message, who, note) => {
  expect(listRequestIn(message)).toEqual({ kind: "change", who, status: null, when: null, note });
});

test("somebody who is not named is the one who was spoken of, if anybody was", () => {
  for (const message of ["rappelle-la jeudi", "elle est pas intéressée", "note qu’il est en vacances"])
    expect(listRequestIn(message)).toMatchObject({ kind: "change", who: null, perhaps: true });
  expect(listRequestIn("Repousse-le à jeudi")).toMatchObject({ who: null, when: thursday });
});

test.each([
  "annule|Annuler|stop|annule le changement|annule la dernière modification|c’est une erreur, annule|oups|reviens en arrière",
])("“%s” take back what was done last", (messages) => {
  for (const message of messages.split("|"))
    expect([message, listRequestIn(message)]).toEqual([message, { kind: "undo", who: null }]);
});

test("what a record was before is ordered with its name", () => {
  for (const message of ["remets Hélène comme avant", "Annule le changement d’Hélène"])
    expect(listRequestIn(message)).toEqual({ kind: "undo", who: "Hélène" });
});

test.each([
  "annuler mon abonnement|arrêter l’abonnement|résilier|annule mon rendez-vous|annule la séquence|j’arrête|n’annule pas|annule et rédige un e-mail",
  "rappelez-moi jeudi|rappelle-moi jeudi|rappelle jeudi|rappelle que nous fermons jeudi|rappeler un client mardi|rappeler Hélène jeudi ?|ne rappelle pas Hélène jeudi|si elle répond, rappelle Hélène jeudi|rdv avec vous jeudi|relance Paul",
  "Hélène est perdue ?|Paul est intéressé|Paul est en vacances|je suis perdu|je suis client|c’est perdu|mon offre est en attente|Paul ne rappelle pas lundi|Si Paul est perdu, dis-le|mon ton est trop formel",
  "note que nous fermons en août|note que mon secteur est le bâtiment|ajoute une note à Hélène|ne note pas que Paul est parti|il m’écrit : note que Paul est parti|j’ai eu Paul",
  "qui es-tu|qui est Matinal|qui est votre patron|votre numéro|le numéro du support|infos sur le RGPD|le mail du matin",
])("“%s” are no requests about the list", (messages) => {
  for (const message of messages.split("|"))
    expect([message, listRequestIn(message)]).toEqual([message, null]);
});

test("another day or hour is one that is said alone", () => {
  const friday = { kind: "weekday", weekday: 5, hour: 9 };
  for (const message of ["plutôt vendredi", "non, vendredi", "Vendredi plutôt", "disons vendredi"])
    expect(dayInsteadIn(message)).toEqual({ day: friday, hour: null });
  expect(dayInsteadIn("plutôt vendredi à 15h")).toEqual({ day: friday, hour: 15 });
  expect(dayInsteadIn("non, à 15 h")).toEqual({ day: null, hour: 15 });
  for (const message of [
    "oui",
    "plutôt Growth",
    "plutôt vendredi si possible",
    "êtes-vous ouverts vendredi ?",
  ])
    expect(dayInsteadIn(message)).toBeNull();
});

test.each([
  // Monday 2 March 2026, 10:00 in Paris.
  ["demain", "2026-03-02T09:00:00Z", "2026-03-03T08:00:00.000Z"],
  ["mardi", "2026-03-02T09:00:00Z", "2026-03-03T08:00:00.000Z"],
  ["lundi", "2026-03-02T09:00:00Z", "2026-03-09T08:00:00.000Z"],
  ["dans trois jours", "2026-03-05T09:00:00Z", "2026-03-10T08:00:00.000Z"],
  ["la semaine prochaine", "2026-03-05T09:00:00Z", "2026-03-09T08:00:00.000Z"],
  ["dans deux semaines", "2026-03-05T09:00:00Z", "2026-03-16T08:00:00.000Z"],
  // Friday: tomorrow is no working day.
  ["demain", "2026-03-06T09:00:00Z", "2026-03-09T08:00:00.000Z"],
  ["samedi", "2026-03-05T09:00:00Z", "2026-03-09T08:00:00.000Z"],
  // Easter Monday.
  ["la semaine prochaine", "2026-04-02T09:00:00Z", "2026-04-07T07:00:00.000Z"],
  ["le 12 mai à 15h", "2026-03-02T09:00:00Z", "2026-05-12T13:00:00.000Z"],
  ["le 1er mars", "2026-03-02T09:00:00Z", "2027-03-01T08:00:00.000Z"],
  // Half past midnight in Paris is the next day.
  ["demain", "2026-03-02T23:30:00Z", "2026-03-04T08:00:00.000Z"],
  ["aujourd’hui à 16 h 30", "2026-03-02T09:00:00Z", "2026-03-02T15:30:00.000Z"],
])("“%s”, said at %s, is %s", (words, now, moment) => {
  const request = listRequestIn(`Passe-la en à rappeler ${words}`);
  if (request?.kind !== "change" || !request.when) throw new Error("No day was read.");
  expect(momentOf(request.when, Date.parse(now)).toISOString()).toBe(moment);
});
