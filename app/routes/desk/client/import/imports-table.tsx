import { shortDay } from "#app/calendar/day-in-words.ts";
import { clientCopy } from "#app/content/desk/client-copy.ts";
import type { ClientRecord } from "#app/operators/clients/read-client.server.ts";
import { DeskTable } from "../../desk-table.tsx";
import { DeskTime } from "../../desk-time.tsx";
import type { ActionResult } from "../action-result.ts";
import { ConfirmedAction } from "../confirmed-action.tsx";

type Import = ClientRecord["imports"][number];
type Props = { clientId: string; imports: readonly Import[]; result: ActionResult | null };

const copy = clientCopy.imports;
const { columns } = copy;

/** The files that were imported into a customer's list, with what takes each back. */
export function ImportsTable({ clientId, imports, result }: Props) {
  return (
    <DeskTable
      caption={copy.count(imports.length)}
      short={[columns.when, columns.by, columns.rows, columns.state]}
      columns={[columns.file, columns.when, columns.by, columns.rows, columns.state]}
      rows={imports.map((each) => ({
        key: each.id,
        cells: [
          <span key="file" className="font-semibold">
            {each.fileName}
          </span>,
          <DeskTime key="when" moment={each.createdAt} />,
          importerOf(each.importedBy, clientId),
          copy.rows(each.added, each.known, each.refused),
          <State key="state" of={each} result={result} />,
        ],
      }))}
    />
  );
}

function importerOf(by: string, clientId: string): string {
  if (by === clientId) return copy.byClient;
  return by === "desk" ? copy.byDesk : copy.byCommand(by);
}

function State({
  of: { id, fileName, state, undoneAt, kept },
  result,
}: {
  of: Import;
  result: Props["result"];
}) {
  const { undo } = copy;
  if (state !== "done" && undoneAt)
    return (
      <>
        {copy.undone(shortDay(undoneAt))}
        {kept > 0 && <span className="block text-ink-soft">{copy.kept(kept)}</span>}
      </>
    );
  return (
    <ConfirmedAction
      intent="undo"
      subject={id}
      button={
        <>
          {undo.button}
          <span className="sr-only">{undo.of(fileName)}</span>
        </>
      }
      text={undo.text}
      confirm={undo.confirm}
      result={result}
      isDangerous
    />
  );
}
