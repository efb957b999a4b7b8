import { Suspense, use, useContext, useState } from "react";
import type { Inquiry } from "#app/assistant/requests/inquiry/inquiry.ts";
import { nextSteps } from "#app/content/signed-in/next-steps-copy.ts";
import { FactsContext, OpenImportContext } from "./facts-context.ts";
import { factCard } from "./load-fact-card.ts";

/** What a message asked, answered from the facts as they are now. interpretation.md D192. */
export function InquiryCard({ inquiry }: { inquiry: Inquiry }) {
  // A boundary that waits for nothing would be sent after the page all the same.
  const [isLoaded] = useState(() => factCard.ifLoaded() !== null);
  if (isLoaded) return <LoadedCard inquiry={inquiry} />;
  return (
    // As high as a short card, so that little moves.
    <Suspense fallback={<div className="mt-3 min-h-24" />}>
      <LoadedCard inquiry={inquiry} />
    </Suspense>
  );
}

function LoadedCard({ inquiry }: { inquiry: Inquiry }) {
  const facts = useContext(FactsContext);
  const openImport = useContext(OpenImportContext);
  const loaded = factCard.ifLoaded() ?? use(factCard.load());
  // Without a connection, or after an upgrade, the conversation stays.
  if (!loaded) return <p className="mt-3 text-ink-soft text-sm">{nextSteps.notLoaded}</p>;
  return <loaded.FactCard inquiry={inquiry} facts={facts} openImport={openImport} />;
}
