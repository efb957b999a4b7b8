import { expect, test } from "vitest";
import { guardContext, guardProfile } from "#test/assistant/guard-cases.ts";
import { createGuard } from "../../guard.ts";

const guard = await createGuard({
  ...guardContext,
  profile: {
    ...guardProfile,
    company_name: "Fournil Kerbrat",
    industry: "Boulangerie industrielle",
    value_prop: "Du pain livré chaque matin avant six heures",
  },
});
const found = async (text: string) =>
  (await guard.check(text)).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

test.each([
  "Vous livrez avant six heures : c’est votre meilleur argument.",
  "Votre pain arrive avant six heures : dites-le dès la première ligne.",
  "Vous livrez chaque matin avant six heures, dites-le tout de suite.",
  "Votre livraison avant 6 h rassure les hôtels.",
  "Vous livrez tôt, c’est rare : dites-le.",
  "Vous livrez le dimanche aussi, c’est un argument.",
  "Promettez une réponse sous 24 heures à vos prospects.",
  "J’ai compris votre besoin.",
  "J’ai bien compris : vous visez les hôtels.",
  "Un acheteur reçoit beaucoup d’e-mails : soyez bref.",
  "Voici trois objets :\n\n1. Votre pain de demain matin\n2. 6 h, l’heure du pain\n3. Une question sur vos petits-déjeuners",
])("what the customer does and says passes: %j", async (text) => {
  expect(await found(text)).toEqual([]);
});

test.each([
  ["Votre livraison de prospects arrive demain avant 6 h.", "delay demain avant 6 h"],
  ["Vos premiers prospects seront livrés demain.", "delay demain"],
  ["Vous livrez le matin, nous vous rappelons sous 2 heures.", "delay 2 heures"],
  [
    "J’ai compris et j’ai ajouté trois prospects à votre liste.",
    "done j’ai ajouté trois prospects à votre liste",
  ],
])("what the service would do is found: %j", async (text, expected) => {
  expect(await found(text)).toEqual([expected]);
});
