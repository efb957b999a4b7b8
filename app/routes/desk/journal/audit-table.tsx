import { auditCopy, auditWords } from "#app/content/desk/audit-copy.ts";
import { auditDetails } from "#app/content/desk/audit-details-copy.ts";
import type { AuditAction } from "#app/operators/audit/audit-action.ts";
import type { AuditRow } from "#app/operators/audit/read-audit.server.ts";
import { DeskTable } from "../desk-table.tsx";
import { DeskTime } from "../desk-time.tsx";

const { columns, nobody, goneClient, count } = auditCopy;

/** Rows of the audit log as a table; on a phone each is a list with names. */
export function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  return (
    <DeskTable
      caption={count(rows.length)}
      short={[columns.at, columns.action, columns.from]}
      columns={[columns.at, columns.actor, columns.action, columns.client, columns.details, columns.from]}
      rows={rows.map((row) => ({
        key: row.id,
        cells: [
          <DeskTime key="at" moment={row.at} />,
          row.actor,
          <span key="action" className="font-semibold">
            {auditWords[row.action as AuditAction] ?? row.action}
          </span>,
          clientOf(row),
          auditDetails(row) || nobody,
          row.address ?? nobody,
        ],
      }))}
    />
  );
}

function clientOf({ clientId, clientEmail }: AuditRow): string {
  return clientEmail ?? (clientId === null ? nobody : `${goneClient} (${clientId})`);
}
