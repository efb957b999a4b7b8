import { expect, test } from "vitest";
import { correctionIn } from "./correction-in.ts";
import { correctedStep, responsesIn } from "./responses.ts";

test.each([
  "non pardon c'est Kerbrat",
  "Non, pardon, c’est Kerbrat !",
  "je me suis trompé de nom, c'est Kerbrat",
  "je me suis trompee dans le nom c est Kerbrat avec un t",
  "erreur : Kerbrat",
  "Erreur de frappe : Kerbrat",
  "enfin Kerbrat plutôt",
  "c'est Kerbrat pardon",
  "Kerbrat, pardon",
  "oups Kerbrat",
  "*Kerbrat",
  "Kerbrat*",
  "non c'est Kerbrat",
  "pas Kerbra mais Kerbrat",
  "c'est Kerbrat, pas Kerbra",
  "j'ai mis Kerbra au lieu de Kerbrat",
  "Kerbrat au lieu de Kerbra",
  "ce n'est pas le bon nom, c'est Kerbrat",
  "excusez-moi, le nom c'est « Kerbrat »",
])("%j corrects Kerbra", (typed) => {
  expect(correctionIn(typed, "Kerbra")?.value).toBe("Kerbrat");
});

test.each([
  "je me suis trompé",
  "je me suis trompé de nom",
  "Erreur",
  "comment corriger ma réponse ?",
  "je veux modifier ma réponse précédente",
  "je me suis trompé on fait de la charpente",
  "non pardon c'est Kerbrat et on fait de la toiture",
])("%j corrects something, and does not say what instead", (typed) => {
  expect(correctionIn(typed, "Kerbra")).toMatchObject({ value: null });
});

test.each([
  "non",
  "Non merci",
  "non c'est bon",
  "non désolé",
  "désolé je n'en ai pas",
  "désolé, pas de lien",
  "désolé c'est compliqué à expliquer",
  "pardon ?",
  "Erreur humaine et assurance",
  "Correction de copies, relecture",
  "Correction et relecture",
  "enfin du bâtiment",
  "Enfin Seuls",
  "changer de fournisseur d'énergie",
  "On corrige les défauts de toiture",
  "menuiserie, pas charpente",
  "pas les grands comptes mais les ETI",
  "c'est le bâtiment",
])("%j corrects nothing", (typed) => {
  expect(correctionIn(typed, "Kerbra")).toBeNull();
});

test("a value that answers the open question is its response", () => {
  const given = [{ step: "value_prop" as const, content: "Zéro fuite" }];
  expect(correctedStep("tone", "enfin direct plutôt", given)).toBeNull();
  expect(correctedStep("tone", "je voulais dire : zéro fuite, zéro tracas", given)).toBe("value_prop");
  expect(correctedStep("calendly_url", "non", [{ step: "primary_goal", content: "RDV" }])).toBeNull();
});

test("a step that has no response yet is not corrected", () => {
  const given = [{ step: "company_name" as const, content: "Kerbrat" }];
  expect(correctedStep("industry", "je me suis trompé de ton, c'est amical", given)).toBeNull();
  expect(correctedStep("company_name", "non pardon c'est Kerbrat", [])).toBeNull();
});

test("a correction of the target keeps what it does not say", () => {
  const given = ["je voulais dire TPE", "DRH, PME"].map((content) => ({ step: "icp" as const, content }));
  expect(responsesIn(given)).toMatchObject({ icpTitle: "DRH", icpSize: "tpe" });
});
