import { expect, test } from "vitest";
import { sizeSaid } from "./size-said.ts";

test.each([
  ["5 à 100", "5 à 100 salariés"],
  ["de 5 à 200", "5 à 200 salariés"],
  ["11-50", "11 à 50 salariés"],
  ["100 à 1 000", "100 à 1\u00A0000 salariés"],
  ["50+", "50 salariés et plus"],
  ["moyennes et grandes", "moyennes et grandes entreprises"],
  ["petites / moyennes", "petites / moyennes entreprises"],
  ["grandes villes", "grandes villes"],
  [">50", "plus de 50 salariés"],
  ["- de 50", "moins de 50 salariés"],
  ["50+ agents", "50 agents et plus"],
  ["10-50 ETP", "10 à 50 ETP"],
  ["10 camions et +", "10 camions et plus"],
  ["villes de plus de 10 000 hab", "villes de plus de 10\u00A0000 habitants"],
  ["de 5000 à 150 000 visiteurs par an", "de 5\u00A0000 à 150\u00A0000 visiteurs par an"],
  ["PME de 10 à 50 salariés", "PME de 10 à 50 salariés"],
  ["+ 300 pers.", "plus de 300 personnes"],
  ["> 15 ha de vignes", "plus de 15 ha de vignes"],
  ["agences de 3 à 30", "agences de 3 à 30 salariés"],
  ["ETI", "ETI"],
  ["20 a 80", "20 à 80 salariés"],
  ["PME de 10 a 50 sal", "PME de 10 à 50 salariés"],
  ["TPE/PME", "TPE et PME"],
  ["pme btp", "PME du BTP"],
  ["plus de 20 lits, peu importe l’effectif", "plus de 20 lits"],
])("the size %j is said as %j", (typed, said) => {
  expect(sizeSaid(typed)).toBe(said);
});
