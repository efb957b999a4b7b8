import { expect, test } from "vitest";
import { ofTopic, talkOf, topicOf } from "./topic.ts";

test.each([
  ["Stores et pergolas", "de stores et de pergolas"],
  ["vérandas lumineuses et signalétique", "de vérandas lumineuses et de signalétique"],
  ["location de tentes et réservation de salles", "de location de tentes et de réservation de salles"],
  ["audit et conseil en énergie", "d’audit et de conseil en énergie"],
  ["menuiserie bois et alu", "de menuiserie bois et alu"],
  ["transport national et international", "de transport national et international"],
  ["cadeaux gourmands et artisanaux", "de cadeaux gourmands et artisanaux"],
  ["logiciel gmao maintenance", "de logiciel GMAO"],
  ["installation de portails", "de portails"],
  [
    "maintenance et modernisation d’ascenseurs et de monte-charges",
    "de maintenance et de modernisation d’ascenseurs",
  ],
])("%s is spoken of as %s", (trade, said) => {
  expect(ofTopic(topicOf(trade) ?? "")).toBe(said);
});

test("one thing has its article where somebody speaks of it, and work and several have none", () => {
  expect(
    ["logiciel de planification", "plateforme de réservation", "nettoyage", "logiciels"].map(talkOf),
  ).toEqual([
    "d’un logiciel de planification",
    "d’une plateforme de réservation",
    "de nettoyage",
    "de logiciels",
  ]);
  expect(ofTopic("chauffage, climatisation et ventilation")).toBe(
    "de chauffage, de climatisation et de ventilation",
  );
});

test.each([
  ["Édition de logiciels pour les écoles", "Scolix construit les plannings des salles.", "plannings"],
  ["éditeur de logiciels", "Scolix vous rappelle les rendez-vous.", null],
  ["imprimerie étiquettes adhésives", "", "étiquettes adhésives"],
  ["imprimerie offset", "", "impression"],
  ["Traiteur événementiel", "", "réceptions"],
  ["Belmarine", "Nous organisons vos conventions et vos soirées.", "conventions"],
  ["Belmarine", "Nous livrons vos clients.", null],
])("a mail of %j that offers %j is about %j", (trade, offer, topic) => {
  expect(topicOf(trade, offer)).toBe(topic);
});
