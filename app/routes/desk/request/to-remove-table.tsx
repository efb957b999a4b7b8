import { momentInWords } from "#app/calendar/moment-in-words.ts";
import { requestsCopy } from "#app/content/desk/requests-copy.ts";
import type { ToRemove } from "#app/operators/requests/person-to-remove.server.ts";
import { DeskTable } from "../desk-table.tsx";

const { objection: copy } = requestsCopy;

/** What an objection would remove, and what else there is to know before. */
export function ToRemoveTable({ found }: { found: ToRemove }) {
  const { records, waiting, isMore, objectedOn, hasAccount, isShared } = found;
  const { columns } = copy;
  const remarks = [
    objectedOn && copy.objected(momentInWords(Date.parse(objectedOn))),
    hasAccount && copy.account,
    isShared && copy.shared,
  ].filter((remark) => typeof remark === "string");
  const rows = [
    ...records.map(({ company, contact, role, city }) => [company, contact, role, city]),
    ...waiting.map(({ company, contact }) => [company, contact, copy.preparing, ""]),
  ];
  return (
    <>
      <p className="font-semibold">{copy.found(records.length, waiting.length, isMore)}</p>
      {remarks.map((remark) => (
        <p key={remark} className="mt-1 max-w-measure text-ink-soft text-sm">
          {remark}
        </p>
      ))}
      {rows.length > 0 && (
        <div className="mt-4">
          <DeskTable
            caption={copy.caption}
            columns={[columns.company, columns.contact, columns.role, columns.city]}
            rows={rows.map((cells, place) => ({ key: place, cells }))}
          />
        </div>
      )}
    </>
  );
}
