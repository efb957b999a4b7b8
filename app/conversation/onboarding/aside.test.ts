import { expect, test } from "vitest";
import { asideIn } from "./aside.ts";
import { companyNameIn, ownNameIn } from "./company-name-in.ts";
import { steps } from "./onboarding.ts";
import { responsesIn } from "./responses.ts";

test.each([
  ["bonjour", "greeting"],
  ["Bonjour !", "greeting"],
  ["BONSOIR", "greeting"],
  ["slt", "greeting"],
  ["Salut, ça va ?", "greeting"],
  ["Bonjour Madame,", "greeting"],
  ["c'est quoi ?", "question"],
  ["Pourquoi vous me demandez ça ?", "question"],
  ["c est gratuit ?", "question"],
  ["Êtes-vous un robot ?", null],
  ["qui êtes-vous ?", "question"],
  ["Bonjour, comment ça marche ?", "question"],
  ["Salut ! C’est combien ?", "question"],
  ["Bonjour à toutes et à tous", "greeting"],
  ["Je veux parler à quelqu'un", "person"],
  ["je voudrais parler à un conseiller svp", "person"],
  ["Acme", null],
  ["Bonjour Paris", null],
  ["Hello Work", null],
  ["Comment & Fils", null],
  ["Qui Veut Du Fromage", null],
  ["Salut les Copains", null],
])("%j as the name of a company is a %s", (content, aside) => {
  expect(asideIn("company_name", content)).toBe(aside);
});

test.each([
  "appelez-moi",
  "Rappelez-moi au 06 12 34 56 78",
  "mes coordonnées : 06 12 34 56 78, appelez moi demain matin",
  "vous pouvez m'appeler ?",
  "Bonjour, pouvez-vous me rappeler demain s’il vous plaît ?",
  "06 12 34 56 78",
])("%j answers no question", (content) => {
  for (const step of steps) expect(asideIn(step, content), step).toBe("call");
});

test("a call may be the goal of a company, and what it does for its customers", () => {
  expect(asideIn("icp", "je voudrais qu'on m'appelle")).toBe("call");
  expect(asideIn("primary_goal", "être rappelé")).toBeNull();
  expect(asideIn("primary_goal", "je voudrais qu'on me rappelle")).toBeNull();
  expect(
    asideIn("value_prop", "Vous pouvez me joindre à toute heure, et je répare dans la journée"),
  ).toBeNull();
  expect(asideIn("value_prop", "Appelez-moi et le chauffage repart")).toBeNull();
  expect(asideIn("company_name", "Allô Dépannage")).toBeNull();
  expect(asideIn("calendly_url", "https://cal.example/anna")).toBeNull();
  expect(asideIn("calendly_url", "anna@pommy.example")).toBeNull();
});

test("what may be an answer to another question is one", () => {
  expect(asideIn("primary_goal", "obtenir une démo")).toBeNull();
  expect(asideIn("icp", "Un commercial")).toBeNull();
  expect(asideIn("icp", "Directeur commercial, PME ?")).toBeNull();
  expect(asideIn("value_prop", "Pourquoi nous ? Deux fois moins d’attente. Et vous ?")).toBeNull();
  expect(asideIn("calendly_url", "non")).toBeNull();
});

test("a message beside the question fills no field, and said again it is the answer", () => {
  const given = (...contents: string[]) =>
    responsesIn(contents.map((content) => ({ step: "company_name" as const, content })));
  expect(given("bonjour")).toEqual({});
  expect(given("Bonjour", "bonjour")).toEqual({ companyName: "Bonjour" });
  expect(given("Acme", "bonjour")).toEqual({ companyName: "Acme" });
  const target = ["Directeur commercial, PME", "bonjour"].map((content) => ({
    step: "icp" as const,
    content,
  }));
  expect(responsesIn(target)).toEqual({ icpTitle: "Directeur commercial", icpSize: "pme" });
});

test.each([
  ["mon entreprise s'appelle Acme", "Acme"],
  ["Notre société s’appelle Acme & Fils.", "Acme & Fils"],
  ["ma boite s appelle acme", "acme"],
  ["On s'appelle Bellerive & Co", "Bellerive & Co"],
  ["nous nous appelons Acme", "Acme"],
  ["Le nom de mon entreprise est Lumeo", "Lumeo"],
  ["le nom de l'entreprise est Bellerive SAS", "Bellerive SAS"],
  ["nom : Lumeo", "Lumeo"],
  ["Mon entreprise est « Lumeo »", "Lumeo"],
  ["Bonjour, Acme", "Acme"],
  ["Bonjour ! Mon entreprise s’appelle Acme", "Acme"],
  ["Notre entreprise est spécialisée dans le conseil", "Notre entreprise est spécialisée dans le conseil"],
  ["Agence Bonjour !", "Agence Bonjour !"],
  ["L'Entreprise Verte", "L'Entreprise Verte"],
  ["On Air", "On Air"],
  ["on est la société Menuiserie Le Goff à Lorient", "Menuiserie Le Goff"],
  ["nous sommes la societe Kerbrat", "Kerbrat"],
  ["la société Kerbrat", "Kerbrat"],
  ["je suis gérante de Kerbrat Toiture à Vannes", "Kerbrat Toiture"],
  ["Moi c'est Olivier, ma boite c'est Kerbrat Toiture", "Kerbrat Toiture"],
  ["Salut moi c'est Olivier de la société Kerbrat", "Kerbrat"],
  ["Bonjour, nous c'est Toitures Kerbrat, on est 6 à Vannes", "Toitures Kerbrat"],
  ["Kerbrat Toiture, on est 6 à Vannes", "Kerbrat Toiture"],
  ["ma boite c'est kerbrat", "kerbrat"],
  ["ma boite c'est compliqué", "ma boite c'est compliqué"],
  ["mon entreprise s'appelle Le Goff à Lorient", "Le Goff à Lorient"],
  ["Kerbrat Toiture à Vannes", "Kerbrat Toiture à Vannes"],
  ["On est une petite menuiserie à Lorient", "On est une petite menuiserie à Lorient"],
  ["Société Générale", "Société Générale"],
  ["La Société Verte", "La Société Verte"],
  ["On s'appelle Chez nous", "Chez nous"],
  ["C'est Bon", "C'est Bon"],
  ["Toit et Nous", "Toit et Nous"],
  ["La Boîte : Créations", "La Boîte : Créations"],
  ["L'Agence c'est Nous", "L'Agence c'est Nous"],
  ["L’entreprise s’appelle Acme", "Acme"],
  ["Pômmy & Fils", "Pômmy & Fils"],
  ["Yahou !", "Yahou !"],
])("%j names the company %j", (typed, name) => {
  expect(companyNameIn(typed)).toBe(name);
});

test.each([
  ["Moi c'est Olivier, ma boite c'est Kerbrat Toiture", "Olivier"],
  ["je m'appelle Olivier Kerbrat et ma société s'appelle Toitures Kerbrat", "Olivier Kerbrat"],
  ["je suis Olivier de Kerbrat Toiture", "Olivier"],
  ["Moi c'est Olivier", null],
  ["Je suis Une Légende", null],
  ["Kerbrat Toiture", null],
])("who writes %j is %j", (typed, name) => {
  expect(ownNameIn(typed)).toBe(name);
});

test("a corrected company keeps the name that was said beside it", () => {
  const given = ["non pardon c'est Kerbrat", "Moi c'est Olivier, ma boite c'est Kerbra"];
  expect(responsesIn(given.map((content) => ({ step: "company_name" as const, content })))).toEqual({
    companyName: "Kerbrat",
    senderName: "Olivier",
  });
});
