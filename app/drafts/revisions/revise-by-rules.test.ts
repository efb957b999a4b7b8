import { describe, expect, test } from "vitest";
import { ownerProfiles } from "#test/drafts/owner-profiles.ts";
import type { DraftContents, TypedDraft } from "../draft-content.ts";
import { type DraftKind, draftKinds } from "../draft-kind.ts";
import { lintContextOf } from "../lint/lint-context.ts";
import { lintDraft } from "../lint/lint-draft.ts";
import { parseContent } from "../parse-content.ts";
import { contentFromProfile } from "../templates/make-draft.ts";
import { revisedByRules } from "./revise-by-rules.server.ts";
import type { Revising } from "./revising.ts";

const record = {
  company: "Ateliers Vauclair",
  sector: "Menuiserie",
  city: "Besançon",
  contact: "Hélène Courtade",
  role: "Directrice des achats",
  signal: "Recrute un acheteur",
};
const orders: Revising[] = [
  { kind: "shorter" },
  { kind: "angle" },
  { kind: "tone", tone: "formal" },
  { kind: "person", record },
  { kind: "subject" },
];

const sentencesOf = (text: string) => text.split(/\n+|(?<=[.!?…]) /u).filter(Boolean);

describe.each(Object.entries(ownerProfiles))("for %s", (_, profile) => {
  const ground = { profile, record: null };

  test.each(draftKinds)("each order of a %s gives a sound content or says that it cannot", async (kind) => {
    const draft = { kind, content: contentFromProfile(kind, profile) } as TypedDraft;
    const context = lintContextOf(profile);
    for (const order of orders) {
      const next = await revisedByRules(draft, order, ground);
      if (next === null) continue;
      expect(next).not.toEqual(draft.content);
      expect(parseContent(kind, next).ok).toBe(true);
      const errors = lintDraft({ kind, content: next } as TypedDraft, context).flat();
      expect(errors.filter(({ severity }) => severity === "error")).toEqual([]);
    }
  });

  test("a shorter e-mail has fewer of the same sentences, and keeps what a mail needs", async () => {
    const content = contentFromProfile("email", profile);
    const next = await revised({ kind: "email", content }, { kind: "shorter" }, profile);
    if (next === null) return;
    const before = sentencesOf(content.body);
    expect(sentencesOf(next.body).every((sentence) => before.includes(sentence))).toBe(true);
    expect(next.body.length).toBeLessThan(content.body.length);
    expect(next.body.split("\n\n").at(-1)).toBe(content.body.split("\n\n").at(-1));
  });

  test("another angle is another opening each time, until the first comes back", async () => {
    let content = contentFromProfile("email", profile);
    const openings: string[] = [];
    for (let turn = 0; turn < 8; turn++) {
      const opening = content.body.split("\n\n")[1] ?? "";
      if (openings.includes(opening)) break;
      openings.push(opening);
      content = (await revised({ kind: "email", content }, { kind: "angle" }, profile)) ?? content;
    }
    expect(openings.length).toBeGreaterThan(1);
    expect(content.body.split("\n\n")[1]).toBe(openings[0]);
  });
});

const profile = { ...ownerProfiles.industrialLaundry };

async function revised<Kind extends DraftKind>(
  draft: { kind: Kind; content: DraftContents[Kind] },
  order: Revising,
  of = profile as NonNullable<typeof ownerProfiles.industrialLaundry>,
): Promise<DraftContents[Kind] | null> {
  const next = await revisedByRules(draft as unknown as TypedDraft, order, { profile: of, record: null });
  return next as DraftContents[Kind] | null;
}

test("what the customer wrote stays in another tone, from another angle and for a prospect", async () => {
  const made = contentFromProfile("email", profile);
  const own = "Nous passons devant votre porte chaque mardi, et {{prénom}} peut nous appeler.";
  const [greeting = "", opening = "", ...rest] = made.body.split("\n\n");
  const content = { ...made, body: [greeting, opening, own, ...rest.slice(1)].join("\n\n") };
  const after = async (order: Revising) => (await revised({ kind: "email", content }, order))?.body ?? "";
  const formal = await after({ kind: "tone", tone: "formal" });
  const other = await after({ kind: "angle" });
  const forOne = await after({ kind: "person", record });

  for (const text of [formal, other]) {
    expect(text).toContain(own);
    expect(text).not.toContain(opening);
  }
  expect(forOne).toContain(own.replace("{{prénom}}", "Hélène"));
  expect(forOne).toContain("Vous recrutez un acheteur.");
  expect(forOne).not.toMatch(/\{\{(?:prénom|nom|société)\}\}/);
});

test("a mail that nobody's template wrote gets another opening alone", async () => {
  const body =
    "Bonjour {{prénom}},\n\nVos draps sont-ils comptés ?\n\nBlanchisserie du Rhône les compte.\n\nEn parlons-nous ?\n\nDites-moi stop et je ne vous écrirai plus.\n\nBelle journée,\n\nAnne\nBlanchisserie du Rhône";
  const draft = { kind: "email" as const, content: { subject: "Vos draps", body } };
  const other = await revised(draft, { kind: "angle" });
  expect(other?.body.split("\n\n").toSpliced(1, 1)).toEqual(body.split("\n\n").toSpliced(1, 1));
  expect(other?.body).not.toContain("Vos draps sont-ils comptés ?");
  expect(other?.subject).toBe("Vos draps");
  expect(await revised(draft, { kind: "shorter" })).toBeNull();
});

test("without its last sentence a mail keeps its way out and its signature, and its only sentence stays", async () => {
  const body = (prose: string) =>
    `Bonjour {{prénom}},\n\n${prose}\n\nDites-moi stop et je ne vous écrirai plus.\n\nBelle journée,\n\nAnne`;
  const without = (prose: string) =>
    revised({ kind: "email", content: { subject: "S", body: body(prose) } }, { kind: "last" });
  expect((await without("Vos draps sont-ils comptés ? Nous les comptons."))?.body).toBe(
    body("Vos draps sont-ils comptés ?"),
  );
  expect((await without("Un mot.\n\nDeux mots."))?.body).toBe(body("Un mot."));
  expect(await without("Un mot.")).toBeNull();
});

test("a text that is nobody's mail is left to its author", async () => {
  for (const body of ["Un mot. ".repeat(400), `${"a ".repeat(4_000)}. Encore une phrase.`])
    for (const order of orders)
      expect(await revised({ kind: "email", content: { subject: "S", body } }, order)).toBeNull();
});
