import { ownAudit as copy, otherAccess, ownAuditWords } from "#app/content/signed-in/own-audit-copy.ts";
import type { AuditAction } from "#app/operators/audit/audit-action.ts";
import { Time } from "./time.tsx";

/** A row of the audit log about the account. */
export type Access = { id: number; at: string; action: string; by: "operator" | "command" };

/** When the team read or changed what about the account, newest first. interpretation.md D220. */
export function AccessList({ accesses, hasMore }: { accesses: readonly Access[]; hasMore: boolean }) {
  if (accesses.length === 0) return <p className="font-semibold">{copy.empty}</p>;
  return (
    <>
      <ul className="border-line border-y">
        {accesses.map(({ id, at, action, by }) => (
          <li key={id} className="border-line py-4 not-first:border-t">
            <p className="font-semibold">{ownAuditWords[action as AuditAction] ?? otherAccess}</p>
            <p className="text-ink-soft text-sm">
              <Time iso={at} />, {copy.by[by]}
            </p>
          </li>
        ))}
      </ul>
      {hasMore && <p className="text-ink-soft text-sm">{copy.more}</p>}
    </>
  );
}
