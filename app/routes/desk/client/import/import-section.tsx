import { clientCopy } from "#app/content/desk/client-copy.ts";
import { deskImportCopy } from "#app/content/desk/desk-import-copy.ts";
import type { ClientRecord } from "#app/operators/clients/read-client.server.ts";
import type { ActionResult } from "../action-result.ts";
import { FileImport } from "./file-import.tsx";
import { ImportsTable } from "./imports-table.tsx";

type Props = {
  /** The client. */
  id: string;
  imports: ClientRecord["imports"];
  isCancelled: boolean;
  result: ActionResult | null;
  /** Grows with each action that was carried out. */
  done: number;
};

/** The import of a file into a customer's list, and the files that were imported, each to be taken back. */
export function ImportSection({ id, imports, isCancelled, result, done }: Props) {
  return (
    <>
      <h3 className="font-semibold">{clientCopy.imports.file.title}</h3>
      {isCancelled ? (
        <p className="max-w-measure text-ink-soft">{deskImportCopy.refused.cancelled}</p>
      ) : (
        <FileImport clientId={id} />
      )}
      {imports.length === 0 ? (
        <p className="text-ink-soft">{clientCopy.imports.empty}</p>
      ) : (
        <ImportsTable key={done} clientId={id} imports={imports} result={result} />
      )}
    </>
  );
}
