import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import { chaptersOf, type Section } from "#app/drafts/export/draft-chapters.ts";

/** A version to read. */
export function DraftPreview({ title, draft }: { title: string; draft: TypedDraft }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-4 text-sm wrap-anywhere" dir="auto">
      <p className="font-semibold">{title}</p>
      {chaptersOf(draft).map(({ heading, sections }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a version never move
        <div key={index} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {heading && <p className="border-line border-t pt-3 font-semibold">{heading}</p>}
          <dl className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {sections.map((section, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a version never move
              <div key={at}>
                <dt className="text-ink-soft">{section.heading}</dt>
                <dd className="whitespace-pre-line">{textOf(section) || draftPages.versions.empty}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}

function textOf(section: Section): string {
  if ("line" in section) return section.line;
  return "text" in section ? section.text : section.items.join("\n");
}
