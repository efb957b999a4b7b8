import type { ReactNode } from "react";
import { draftKinds, type ProspectDraftKind } from "#app/drafts/draft-kind.ts";
import type { Href } from "#app/hrefs.ts";

type Props = {
  prospectId: string;
  /** An idempotency key of the page that shows the form: a form that is sent twice makes one draft. */
  idempotencyKey: string;
  kind?: ProspectDraftKind;
  className?: string;
  /** The submit button. */
  children: ReactNode;
};

/** A form that makes a draft for one prospect and opens it, without JavaScript too. Nothing is sent to the prospect. */
export function WriteToProspect({
  prospectId,
  idempotencyKey,
  kind = draftKinds[0],
  className,
  children,
}: Props) {
  return (
    <form method="post" action={"/brouillons" satisfies Href} className={className}>
      <input type="hidden" name="intent" value="create" />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="key" value={idempotencyKey} />
      <input type="hidden" name="prospectId" value={prospectId} />
      {children}
    </form>
  );
}
