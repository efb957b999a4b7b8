import { expect, test } from "vitest";
import { arranged } from "#app/prospects/settings/arranged.ts";
import { withOurNames } from "./own-names.ts";

const settings = arranged(1, {
  statuses: [
    { status: "meeting", name: "Démo" },
    { status: "won", name: "Démo gagnée" },
    { status: "lost", name: "KO" },
  ],
});

test.each([
  ["Passe Nordec en démo", "Passe Nordec en Rendez-vous pris"],
  ["Passe Nordec en Démo gagnée.", "Passe Nordec en Gagné."],
  ["Mets Kolibri en ko", "Mets Kolibri en Perdu"],
  ["Passe la démonstration en KOs", "Passe la démonstration en KOs"],
  ["Passe Nordec en gagné", "Passe Nordec en gagné"],
  ["İ démo", "İ démo"],
])("%s is read as %s", (message, read) => {
  expect(withOurNames(message, settings)).toBe(read);
});

test("a long text is left as it is", () => {
  const pasted = `${"démo ".repeat(20_000)}démo`;
  expect(withOurNames(pasted, settings)).toBe(pasted);
});
