import type { DraftContents } from "#app/drafts/draft-content.ts";
import type { DraftKind, DraftSource } from "#app/drafts/draft-kind.ts";
import { type ExportFormat, exportDraft } from "#app/drafts/export/export-draft.server.ts";
import type { ExportedDraft } from "#app/drafts/export/exported-draft.ts";
import { contentFromProfile } from "#app/drafts/templates/make-draft.ts";
import { aubade } from "./generated-profiles.ts";

export const sender = { name: "Aubade Conseil", address: "camille@aubade.example" };
export const iptc = "http://cv.iptc.org/newscodes/digitalsourcetype/";

/** A stored draft; its content is by default the one made from the profile of Aubade. */
export function draftOf<Kind extends DraftKind>(
  kind: Kind,
  content: DraftContents[Kind] = contentFromProfile(kind, aubade),
  { title = "E-mail de prospection – Œuvre d’été", source = "template" as DraftSource } = {},
): ExportedDraft {
  const id = "0b5f6f1e-2f6f-4a55-9a3b-0c6f2d1a7e10";
  return {
    kind,
    content,
    id,
    version: 3,
    title,
    source,
    updatedAt: new Date("2026-11-22T07:30:00Z"),
  } as ExportedDraft;
}

/** The file of a draft that has this format. */
export async function fileOf(draft: ExportedDraft, format: ExportFormat, mail?: number) {
  const file = await exportDraft(draft, format, { sender, mail });
  if (!file) throw new Error("no file");
  return { ...file, text: file.body.toString() };
}
