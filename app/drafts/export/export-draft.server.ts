import { exportCsv } from "./export-csv.ts";
import { exportEml, type Sender } from "./export-eml.server.ts";
import { exportMarkdown } from "./export-markdown.ts";
import { exportText } from "./export-text.ts";
import type { ExportedDraft } from "./exported-draft.ts";
import { fileNameOf } from "./file-name.ts";

export const exportFormats = ["txt", "md", "csv", "eml"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** A file to download; `name` is ASCII. */
export type ExportedFile = { name: string; type: string; body: string | Buffer };

const types: Record<ExportFormat, string> = {
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  csv: "text/csv; charset=utf-8; header=present",
  eml: "message/rfc822",
};

/** The formats that fit a kind, in the order of the page. */
export function formatsOf(kind: ExportedDraft["kind"]): ExportFormat[] {
  return exportFormats.filter(
    (format) =>
      format === "txt" ||
      format === "md" ||
      (format === "csv" && kind === "search") ||
      (format === "eml" && (kind === "email" || kind === "sequence")),
  );
}

/**
 * A draft as a file; `null` if the format does not fit its kind, or there is no mail of that number. Every file is
 * marked with its origin. docs/product/interface.md "HTTP interface".
 */
export async function exportDraft(
  draft: ExportedDraft,
  format: ExportFormat,
  { sender, mail }: { sender: Sender; mail?: number },
): Promise<ExportedFile | null> {
  const body = await bodyOf(draft, format, sender, mail);
  if (body === null) return null;
  return { name: fileNameOf(draft.title, format, mail), type: types[format], body };
}

function bodyOf(draft: ExportedDraft, format: ExportFormat, sender: Sender, mail?: number) {
  if (format === "txt") return exportText(draft);
  if (format === "md") return exportMarkdown(draft);
  if (format === "csv") return draft.kind === "search" ? exportCsv(draft) : null;
  return draft.kind === "email" || draft.kind === "sequence" ? exportEml(draft, sender, mail) : null;
}
