import { setImmediate } from "node:timers/promises";
import { writeXlsxStream } from "hucre/xlsx";
import { accountLimit } from "#app/accounts/account-limit.server.ts";
import { prospectExport as copy } from "#app/content/signed-in/prospect-export-copy.ts";
import { byteOrderMark, csvRows } from "#app/csv/csv.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import { consume, type Window } from "#limits/limits.server.ts";
import type { ListQuery } from "../prospect-bodies.ts";
import { loadListSettings } from "../settings/list-settings.server.ts";
import type { ListSettings } from "../settings/settings-protocol.ts";
import { type PagedProspect, prospectPages } from "../store/list-prospects.server.ts";
import { cellsOf, columns, headersOf } from "./prospect-cells.ts";

export const exportFormats = ["csv", "xlsx"] as const;
type ExportFormat = (typeof exportFormats)[number];

export const exportTypes: Record<ExportFormat, string> = {
  csv: "text/csv; charset=utf-8; header=present",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Prospects of one transaction: few, because reading them blocks the event loop of the embedded database. */
const pageSize = 150;

/** 10 exports of one account in 10 minutes. */
const windows: readonly Window[] = [{ max: 10, seconds: 10 * 60 }];

type Services = { db: Database; environment: Environment };

/**
 * The prospects of a view with these filters as a file, in parts that are made while it is read; or how many seconds later
 * the client may export again.
 */
export async function exportProspects(
  services: Services,
  clientId: string,
  format: ExportFormat,
  query: Omit<ListQuery, "after" | "limit">,
): Promise<
  { ok: true; parts: AsyncGenerator<string | Uint8Array, void> } | { ok: false; retryAfter: number }
> {
  const limit = accountLimit(services.environment.authSecret, clientId, "prospect-exports", windows);
  const consumed = await consume(services.db.asOwner, [limit]);
  if (!consumed.ok) return { ok: false, retryAfter: consumed.retryAfter };
  const settings = await loadListSettings(services, clientId);
  const pages = prospectPages(services, clientId, { ...query, limit: pageSize });
  return { ok: true, parts: format === "csv" ? csvParts(pages, settings) : xlsxParts(pages, settings) };
}

async function* csvParts(
  pages: AsyncIterable<PagedProspect[]>,
  settings: ListSettings,
): AsyncGenerator<string, void> {
  yield byteOrderMark + csvRows([headersOf(settings)]);
  for await (const page of pages) {
    yield csvRows(page.map((prospect) => cellsOf(prospect, settings)));
    // Each query of the embedded database blocks the event loop, so other work runs in between.
    await setImmediate();
  }
}

/** Widths in characters, for the columns that are not of the usual one. */
const widths: Partial<Record<(typeof columns)[number], number>> = {
  ...{ email: 32, role: 28, company: 28, website: 28, sector: 28, reasons: 48, signal: 48 },
  ...{ score: 8, siren: 12, id: 38, linkedin: 32, companyEmail: 32, sources: 48 },
};

/** Every text is a cell of the type text (`inlineStr`), which no program calculates. */
async function* xlsxParts(
  pages: AsyncIterable<PagedProspect[]>,
  settings: ListSettings,
): AsyncGenerator<Uint8Array, void> {
  const workbook = writeXlsxStream(xlsxRows(pages, settings), {
    name: copy.sheet,
    columns: headersOf(settings).map((header, at) => ({
      header: literal(header),
      width: (columns[at] && widths[columns[at]]) ?? 18,
    })),
    freezePane: { rows: 1 },
  });
  for await (const part of workbook) yield part;
}

async function* xlsxRows(pages: AsyncIterable<PagedProspect[]>, settings: ListSettings) {
  for await (const page of pages) {
    yield* page.map((prospect) =>
      cellsOf(prospect, settings).map((cell) => (typeof cell === "string" ? literal(cell) : cell)),
    );
    await setImmediate();
  }
}

/** A text that looks like an escaped character (ECMA-376 part 1, 22.4.2.4) would be read as that character. */
const literal = (text: string) => text.replace(/_(?=x[0-9a-f]{4}_)/gi, "_x005F_");
