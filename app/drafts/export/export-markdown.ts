import { chaptersOf, type Section } from "./draft-chapters.ts";
import { escapeMarkdown } from "./escape-markdown.ts";
import type { ExportedDraft } from "./exported-draft.ts";
import { originOf } from "./origin.ts";

/** The draft as CommonMark with YAML front matter, which names its origin. What the customer wrote stays plain text. */
export function exportMarkdown(draft: ExportedDraft): string {
  const { generator, sentence, digitalSourceType } = originOf(draft);
  const matter = {
    title: draft.title,
    kind: draft.kind,
    version: draft.version,
    date: draft.updatedAt.toISOString(),
    generator,
    origin: sentence,
    digital_source_type: digitalSourceType,
  };
  const lines = Object.entries(matter).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const chapters = chaptersOf(draft).flatMap(({ heading, sections }) => [
    ...(heading ? [`## ${escapeMarkdown(heading)}`] : []),
    ...sections.map((section) => markdownOf(section, heading ? "###" : "##")),
  ]);
  return `${["---", ...lines, "---"].join("\n")}\n\n${[`# ${escapeMarkdown(draft.title)}`, ...chapters].join("\n\n")}\n`;
}

function markdownOf(section: Section, level: string): string {
  const heading = escapeMarkdown(section.heading);
  if ("line" in section) return `**${heading}\u00A0:** ${escapeMarkdown(section.line)}`;
  const text =
    "text" in section
      ? paragraphs(section.text)
      : section.items.map((item) => `- ${escapeMarkdown(item)}`).join("\n");
  return text ? `${level} ${heading}\n\n${text}` : `${level} ${heading}`;
}

/** Paragraphs as typed; a line break inside one stays a line break. */
function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split("\n").map(escapeMarkdown).filter(Boolean).join("\\\n"))
    .filter(Boolean)
    .join("\n\n");
}
