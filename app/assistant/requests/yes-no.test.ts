import { expect, test } from "vitest";
import { isNo, isYes } from "./yes-no.ts";

test.each([
  "oui",
  "Oui !",
  "OUI.",
  "d’accord",
  "D'accord, merci",
  "ok vas-y",
  "oui, changez-le",
  "Oui, s’il vous plaît",
  "ouais parfait",
  "C’est bon",
  "je confirme",
  "yes please",
  "Bien sûr",
  "ok, fais-le stp",
])("yes: %s", (message) => expect([isYes(message), isNo(message)]).toEqual([true, false]));

test.each([
  "non",
  "Non merci",
  "non, laissez tomber",
  "surtout pas",
  "Pas maintenant, merci.",
  "No",
  "ne change rien",
])("no: %s", (message) => expect([isYes(message), isNo(message)]).toEqual([false, true]));

test.each([
  "oui mais…",
  "oui, mais en plus court",
  "oui et non",
  "oui ?",
  "non, plutôt formel",
  "",
  "merci",
  "peut-être",
  "« oui »",
  "oui ".repeat(10_000),
  "Oui, et rédige un e-mail",
  "ok pour le ton, pas pour la cible",
  "pas d’accord",
])("neither: %s", (message) => expect([isYes(message), isNo(message)]).toEqual([false, false]));
