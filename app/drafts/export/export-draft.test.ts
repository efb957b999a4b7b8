import { expect, test } from "vitest";
import { draftOf, fileOf, iptc, sender } from "#test/drafts/exported-files.ts";
import { draftKinds } from "../draft-kind.ts";
import { exportDraft, exportFormats, formatsOf } from "./export-draft.server.ts";

test("each kind has its formats, and the others give no file", async () => {
  for (const kind of draftKinds)
    for (const format of exportFormats) {
      const file = await exportDraft(draftOf(kind), format, { sender });
      expect(file !== null).toBe(formatsOf(kind).includes(format));
    }
  expect(formatsOf("search")).toEqual(["txt", "md", "csv"]);
  expect(formatsOf("sequence")).toEqual(["txt", "md", "eml"]);
});

test("a file's name is ASCII, with the number of a mail", async () => {
  expect((await fileOf(draftOf("email"), "txt")).name).toBe("e-mail-de-prospection-oeuvre-d-ete.txt");
  expect((await fileOf(draftOf("sequence"), "eml", 2)).name).toBe("e-mail-de-prospection-oeuvre-d-ete-2.eml");
  for (const title of ["…", "\r\nX: y", "../../etc", "日本"]) {
    const { name } = await fileOf(draftOf("email", undefined, { title }), "txt");
    expect(name).toMatch(/^[a-z0-9-]{1,60}\.txt$/);
  }
});

test.each(["template", "model"] as const)("every file of a %s says where it comes from", async (source) => {
  const term = source === "model" ? "trainedAlgorithmicMedia" : "algorithmicMedia";
  for (const kind of draftKinds)
    for (const format of formatsOf(kind))
      expect((await fileOf(draftOf(kind, undefined, { source }), format)).text).toContain(`${iptc}${term}`);
});

test("a text shows the whole draft under its title", async () => {
  const { text, type } = await fileOf(
    draftOf("plan", { weeks: [{ goal: "Préparer", actions: ["Un", "Deux"] }] }, { title: "Plan" }),
    "txt",
  );
  expect(type).toBe("text/plain; charset=utf-8");
  expect(text).toBe(`Plan
Texte produit par Matinal à partir de votre profil, avec des phrases types et sans intelligence artificielle. (${iptc}algorithmicMedia)


SEMAINE 1

Objectif\u00A0: Préparer

Actions\u00A0:
- Un
- Deux
`);
});
