import { lazy, Suspense, useContext } from "react";
import type { Inquiry } from "#app/assistant/requests/inquiry/inquiry.ts";
import { nextSteps } from "#app/content/signed-in/next-steps-copy.ts";
import { FactsContext } from "./facts-context.ts";

/** The facts, with the catalogue and the answers of the FAQ, which no other part of the page needs. */
const FactCard = lazy(() =>
  // Without a connection, or after an upgrade, the conversation stays.
  import("./fact-card.tsx").catch(() => ({ default: NotLoaded })),
);

function NotLoaded() {
  return <p className="mt-3 text-ink-soft text-sm">{nextSteps.notLoaded}</p>;
}

/** What a message asked, answered from the facts as they are now. interpretation.md D192. */
export function InquiryCard({ inquiry }: { inquiry: Inquiry }) {
  return (
    // As high as a short card, so that little moves.
    <Suspense fallback={<div className="mt-3 min-h-24" />}>
      <FactCard inquiry={inquiry} facts={useContext(FactsContext)} />
    </Suspense>
  );
}
