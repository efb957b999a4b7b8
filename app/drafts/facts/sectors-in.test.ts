import { expect, test } from "vitest";
import { sectorsIn } from "./sectors-in.ts";

test.each([
  [
    "compagnies de théâtre, de cirque et de danse, producteurs de musique",
    ["compagnies de théâtre", "compagnies de cirque", "compagnies de danse", "producteurs de musique"],
  ],
  ["fabricants d’emballages, d’étiquettes", ["fabricants d’emballages", "fabricants d’étiquettes"]],
  [
    "cabinets vétérinaires et dentaires dont le titulaire a plus de 57 ans",
    ["cabinets vétérinaires et dentaires"],
  ],
  ["naturopathes qui lancent leur marque, pharmacies", ["naturopathes", "pharmacies"]],
  ["entreprises qui exportent", ["entreprises qui exportent"]],
  ["entreprises du mécénat local\u00A0: laiteries, banques", ["laiteries", "banques"]],
  [
    "micro-brasseries d’un coté, biscuitiers et boulangers de l’autre",
    ["micro-brasseries", "biscuitiers et boulangers"],
  ],
  ["communes, surtout les diocèses, quelques châteaux", ["communes", "diocèses", "châteaux"]],
  ["constructeurs de piscines et de maisons bois", ["constructeurs de piscines et de maisons bois"]],
  ["des écoles", ["des écoles"]],
  ["usines (bois / métal / agro), mairies", ["usines (bois, métal, agroalimentaire)", "mairies"]],
  ["ferronnerie marbrerie miroiterie", ["ferronnerie", "marbrerie", "miroiterie"]],
  ["hôtels campings, lycées privés mairies", ["hôtels", "campings", "lycées privés", "mairies"]],
  ["boucherie charcuterie, industrie chimie", ["boucherie charcuterie", "industrie chimie"]],
  ["e-commerce mode, bijoux, ateliers", ["e-commerce mode", "e-commerce bijoux", "ateliers"]],
])("the sectors of %j are %j", (list, sought) => {
  expect(sectorsIn(list)).toEqual({ sought, excluded: [] });
});

test("what is not looked for is excluded", () => {
  expect(sectorsIn("industrie, sauf l’agroalimentaire, pas de BTP")).toEqual({
    sought: ["industrie"],
    excluded: ["agroalimentaire", "BTP"],
  });
});
