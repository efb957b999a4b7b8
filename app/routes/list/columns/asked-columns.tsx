import { lazy, Suspense } from "react";
import { askedColumns } from "#app/prospects/settings/arranged.ts";
import type { AskedProps } from "./asked-fields.tsx";

/** Without a network nothing is asked until the next page. */
const AskedFields = lazy(() => import("./asked-fields.tsx").catch(() => ({ default: () => null })));

/** The columns that a rule of the team asks for with the status of a prospect, as long as they are empty. */
export function AskedColumns(props: AskedProps) {
  const { store, state, prospect } = props;
  if (!store.may.rules || askedColumns(state.settings, prospect).length === 0) return null;
  return (
    <Suspense>
      <AskedFields {...props} />
    </Suspense>
  );
}
