import { expect, test } from "vitest";
import { withRows } from "./with-rows.ts";

test.each([
  ["sablage laser perçage soudure TIG, cuves inox", "sablage laser, perçage, soudure TIG, cuves inox"],
  ["zinguerie fine ferronnerie inox", "zinguerie fine et ferronnerie inox"],
  ["tonte, taille et élagage", "tonte, taille et élagage"],
  ["location échafaudage", "location échafaudage"],
  ["nettoyage de bureaux", "nettoyage de bureaux"],
  ["boulangerie charcuterie", "boulangerie charcuterie"],
  ["Imprimerie du Port", "Imprimerie du Port"],
])("the works of %j are %j", (typed, said) => {
  expect(withRows(typed)).toBe(said);
});
