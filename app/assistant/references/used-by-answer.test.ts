import { expect, test } from "vitest";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { usedFields } from "./used-by-answer.ts";

const profile: ProfileValues = {
  company_name: "Atelier Bellerive",
  industry: "Mobilier de bureau sur mesure",
  linkedin_url: "https://www.linkedin.com/company/bellerive",
  sender_name: "",
  icp_industry: "",
  icp_title: "Responsables des services généraux",
  icp_size: "pme",
  icp_location: "Lyon, Grenoble et Genève",
  value_prop: "Nous dessinons, fabriquons et posons en quarante jours, avec un seul interlocuteur.",
  tone: "direct",
  common_objections: "« Nous avons déjà un fournisseur. »\n« Les délais nous font peur. »",
  primary_goal: "rdv",
  calendly_url: "https://agenda.bellerive.example/camille",
  banned_phrases: "solution innovante",
};

test.each([
  ["Chez ATELIER BELLERIVE, on pose vite.", ["company_name"]],
  ["Votre mobilier de bureau est fait pour durer.", ["industry"]],
  ["Écrivez au responsable des services generaux d’une PME.", ["icp_title", "icp_size"]],
  ["Commencez par Genève.", ["icp_location"]],
  ["Vous dessinez, fabriquez et posez en quarante jours, avec un interlocuteur unique.", ["value_prop"]],
  ["À « nous avons déjà un fournisseur », répondez par une question.", ["common_objections"]],
  ["Gardez un ton direct.", ["tone"]],
  ["Appelez la ligne directe.", []],
  ["L’objectif est la prise de rendez-vous.", ["primary_goal"]],
  ["Réservez sur https://agenda.bellerive.example/camille/.", ["calendly_url"]],
  ["Suivez linkedin.com/company/bellerive.", ["linkedin_url"]],
  ["Voici une solution innovante.", []],
  ["Bonjour, voici trois idées pour votre entreprise et vos clients.", []],
  ["", []],
])("%j draws on %j", (text, expected) => {
  expect(usedFields(text, profile)).toEqual(expected);
});

test("a value of one word that is in any answer, or that says nothing, is not used", () => {
  const vague = {
    ...profile,
    company_name: "Conseil",
    industry: "Service",
    icp_location: "aucune",
    icp_title: "",
  };
  expect(usedFields("Un conseil pour votre service : aucune relance.", vague)).toEqual([]);
});

test("a common title counts as a phrase only", () => {
  const sales = { ...profile, icp_title: "Directeur commercial" };
  expect(usedFields("Le directeur commercial décide.", sales)).toEqual(["icp_title"]);
  expect(usedFields("Le directeur du service commercial décide.", sales)).toEqual([]);
});

test("a long answer and a long value are read in time", () => {
  const long = { ...profile, value_prop: "mot rare ".repeat(10_000) };
  expect(usedFields("mot ".repeat(500_000), long)).toEqual([]);
});
