import { expect, test } from "vitest";
import { differencesBetween } from "./differences.server.ts";

const mail = (body: string, subject = "Vos draps") => ({
  kind: "email" as const,
  content: { subject, body },
});

test("differences are sentences, in the order of the page, each at its place", () => {
  const before = mail("Bonjour,\n\nUn. Deux ? Trois. Quatre.\n\nMerci");
  const after = mail("Bonjour,\n\nUn. Autre ? Trois. Cinq. Quatre.\n\nMerci", "Votre linge");
  expect(differencesBetween(before, after)).toEqual({
    differences: [
      { place: "Objet", before: "Vos draps", after: "Votre linge" },
      { place: "Message", before: "Deux ?", after: "Autre ?" },
      { place: "Message", before: "", after: "Cinq." },
    ],
    isCut: false,
  });
});

test("of a list the items are compared, and equal contents have no difference", () => {
  const search = (titles: string[]) => ({
    kind: "search" as const,
    content: { titles, sizes: [], sectors: [], places: [], keywords: [], exclusions: [] },
  });
  expect(differencesBetween(search(["DRH"]), search(["DRH"])).differences).toEqual([]);
  expect(differencesBetween(search(["DRH", "DAF"]), search(["DRH"])).differences).toEqual([
    { place: expect.any(String), before: "DAF", after: "" },
  ]);
});

test("a long text is one difference, and says that it is cut", () => {
  const { differences, isCut } = differencesBetween(mail("Un. ".repeat(4_000)), mail("Deux. ".repeat(3_000)));
  expect(isCut).toBe(true);
  expect(differences).toHaveLength(1);
  expect(JSON.stringify(differences).length).toBeLessThan(3_000);
});
