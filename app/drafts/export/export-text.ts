import type { TypedDraft } from "../draft-content.ts";
import { chaptersOf, type Section } from "./draft-chapters.ts";
import type { ExportedDraft } from "./exported-draft.ts";
import { originOf } from "./origin.ts";

/** The draft as plain text, with its title and a line about its origin above it. */
export function exportText(draft: ExportedDraft): string {
  return `${draft.title}\n${originOf(draft).notice}\n\n\n${plainText(draft)}\n`;
}

/** The content alone as plain text, for the clipboard. */
export function plainText(draft: TypedDraft): string {
  const chapters = chaptersOf(draft).map(({ heading, sections }) =>
    [heading?.toUpperCase(), ...sections.map(textOf)].filter(Boolean).join("\n\n"),
  );
  return chapters.join("\n\n\n");
}

function textOf(section: Section): string {
  if ("line" in section) return `${section.heading}\u00A0: ${section.line}`;
  const text = "text" in section ? section.text : section.items.map((item) => `- ${item}`).join("\n");
  return `${section.heading}\u00A0:\n${text}`;
}
