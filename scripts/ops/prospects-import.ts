import { parisDay } from "#app/calendar/paris-day.ts";
import type { Ask } from "#app/operations/operations.server.ts";
import { largestBatch } from "#app/operations/socket-protocol.ts";
import { fileAt } from "#app/prospects/import/file/file-source.server.ts";
import {
  describeColumns,
  openProspects,
  type ProspectFile,
} from "#app/prospects/import/read-prospects.server.ts";
import type { NewProspect } from "#app/prospects/new-prospect.ts";
import { OperatorError } from "#db/operator-error.ts";
import { type Command, pathOf, required } from "./command.ts";
import { withProduct } from "./product.ts";

const options = { client: { type: "string" }, "dry-run": { type: "boolean" } } as const;

/** `prospects import FILE`. docs/decisions/0030-import.md. */
export const prospectsImport: Command<typeof options> = {
  usage: "prospects import FILE --client ADDRESS [--dry-run]",
  summary:
    "adds the prospects of a CSV or XLSX file to a customer's list, all of them or, when it is left, none; --dry-run stores nothing",
  options,
  parameters: 1,
  async run(location, [name = ""], { client, "dry-run": isDry = false }) {
    const address = required("client", client);
    const file = await openProspects(fileAt(pathOf(name)), parisDay(Date.now()));
    console.error([file.description, ...describeColumns(file.columns)].join("\n"));
    return withProduct(location, async (ask) => {
      const { name: fileName, hash: fileHash } = file;
      const begun = await ask("prospects.begin", {
        ...{
          client: address,
          fileName: fileName.toWellFormed().slice(0, 300),
          fileHash,
          isDry,
        },
      });
      if (begun.earlier)
        console.error(`This file was imported before, on ${begun.earlier.at} (${begun.earlier.id}).`);
      const sent = await send(ask, file);
      if (sent.prospects === 0)
        throw new OperatorError(
          [...sent.refused.map(refusal), "No row of this file is a prospect. Nothing is stored."].join("\n"),
        );
      const finished = await ask("prospects.finish", { refused: sent.refused.length });
      return {
        text: [
          ...sent.refused.map(refusal),
          isDry
            ? `Would add ${finished.added} prospects to the list of ${begun.email}. Nothing is stored.`
            : `Added ${finished.added} prospects to the list of ${begun.email}${finished.id ? ` (import ${finished.id})` : ""}.`,
          `${finished.known} were there already; ${sent.refused.length} rows stay out.`,
          ...(finished.withdrawn > 0 ? [`${finished.withdrawn} objected while the file was loading.`] : []),
        ].join("\n"),
        facts: {
          ...{ client: begun.email, import: finished.id, isDryRun: isDry, earlier: begun.earlier },
          file: { name: fileName, sha256: fileHash, description: file.description },
          columns: file.columns.map(({ letter, heading, field, isTaken }) => ({
            letter,
            heading,
            field,
            isTaken,
          })),
          ...{ added: finished.added, known: sent.known, refused: sent.refused },
          withdrawn: finished.withdrawn,
        },
      };
    });
  },
};

type Refused = { row: number; reason: string };

const refusal = ({ row, reason }: Refused) => `Row ${row} stays out: ${reason}`;

/** Characters of one question. */
const mostCharacters = 1024 * 1024;

/** Sends the rows of the file as they are read; returns the number of prospects, the rows of known ones, and the refused rows. */
async function send(ask: Ask, file: ProspectFile) {
  const sent = { prospects: 0, known: [] as number[], refused: [] as Refused[] };
  let [batch, rows, size]: [NewProspect[], number[], number] = [[], [], 0];
  const flush = async () => {
    if (batch.length === 0) return;
    const { known, objected } = await ask("prospects.add", { prospects: batch });
    for (const position of objected) sent.refused.push({ row: rows[position] ?? 0, reason: "has objected" });
    for (const position of known) sent.known.push(rows[position] ?? 0);
    sent.prospects += batch.length - objected.length;
    [batch, rows, size] = [[], [], 0];
    sayProgress(sent.prospects + sent.refused.length);
  };
  for await (const read of file.rows) {
    if ("reason" in read) {
      sent.refused.push(read);
      continue;
    }
    batch.push(read.prospect);
    rows.push(read.row);
    size += JSON.stringify(read.prospect).length;
    if (batch.length === largestBatch || size > mostCharacters) await flush();
  }
  await flush();
  sent.refused.sort((one, other) => one.row - other.row);
  if (process.stderr.isTTY) process.stderr.write("\n");
  return sent;
}

let told = 0;

function sayProgress(rows: number) {
  const line = `${rows.toLocaleString("en")} rows. Ctrl-C leaves the list as it was.`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}`);
  else if (rows - told >= 10_000) {
    told = rows;
    console.error(line);
  }
}
