import { expect, test } from "vitest";
import { atCompany, ofCompany, theCompany } from "./company-words.ts";

test.each([
  ["Aubade Conseil", "chez Aubade Conseil", "d’Aubade Conseil", "Aubade Conseil"],
  ["Le Slip", "chez Le Slip", "de Le Slip", "Le Slip"],
  ["Le Hangar", "au Hangar", "du Hangar", "Le Hangar"],
  [
    "L’Atelier d’Émile & Fils",
    "à l’Atelier d’Émile & Fils",
    "de l’Atelier d’Émile & Fils",
    "L’Atelier d’Émile & Fils",
  ],
  ["Les Jardins de Léa", "aux Jardins de Léa", "des Jardins de Léa", "Les Jardins de Léa"],
  ["La Table d’Émile", "à la Table d’Émile", "de la Table d’Émile", "La Table d’Émile"],
  ["La Ruche du Port", "à la Ruche du Port", "de la Ruche du Port", "La Ruche du Port"],
  ["Le Fournil du Coin", "au Fournil du Coin", "du Fournil du Coin", "Le Fournil du Coin"],
  ["Le Goff Menuiserie", "chez Le Goff Menuiserie", "de Le Goff Menuiserie", "Le Goff Menuiserie"],
  ["La Fontaine Conseil", "chez La Fontaine Conseil", "de La Fontaine Conseil", "La Fontaine Conseil"],
  ["Chez Paul", "chez Paul", "de Chez Paul", "Chez Paul"],
  ["Chezlait", "chez Chezlait", "de Chezlait", "Chezlait"],
  [
    "Cabinet Morel & Dufour",
    "au Cabinet Morel & Dufour",
    "du Cabinet Morel & Dufour",
    "le Cabinet Morel & Dufour",
  ],
  [
    "Biscuiterie de l’Abbaye",
    "à la Biscuiterie de l’Abbaye",
    "de la Biscuiterie de l’Abbaye",
    "la Biscuiterie de l’Abbaye",
  ],
  ["Hôtel du Lac", "à l’Hôtel du Lac", "de l’Hôtel du Lac", "l’Hôtel du Lac"],
  ["EHPAD Les Hortensias", "à l’EHPAD Les Hortensias", "de l’EHPAD Les Hortensias", "l’EHPAD Les Hortensias"],
  ["studio noisette", "au studio noisette", "du studio noisette", "le studio noisette"],
  ["Studio", "chez Studio", "de Studio", "Studio"],
  ["Ateliers Tissot", "aux Ateliers Tissot", "des Ateliers Tissot", "Ateliers Tissot"],
  ["Établissements Roy", "aux Établissements Roy", "des Établissements Roy", "Établissements Roy"],
  ["AGENCE X", "chez AGENCE X", "d’AGENCE X", "AGENCE X"],
  ["{{votre entreprise}}", "chez {{votre entreprise}}", "de {{votre entreprise}}", "{{votre entreprise}}"],
])("%s takes the article that its noun has", (name, at, of, the) => {
  expect([atCompany(name), ofCompany(name), theCompany(name)]).toEqual([at, of, the]);
});
