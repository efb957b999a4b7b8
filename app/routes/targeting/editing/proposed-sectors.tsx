import { useEffect, useRef, useState } from "react";
import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import type { SectorProposal } from "#app/targeting/targeting-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { declineSectorProposal, loadSectorProposal } from "../targeting-calls.ts";
import type { Editing } from "./use-editing.ts";

type Outcome = "open" | "added" | "declining" | "declined" | "failed";

/**
 * Activities that a model found for words that the rules did not understand. They are applied by the customer alone, as a
 * change that is not saved yet. Nothing while there is none, and for criteria that are set by hand. interpretation.md D156.
 */
export function ProposedSectors({ editing: { stored, criteria, edit } }: { editing: Editing }) {
  const [proposal, setProposal] = useState<SectorProposal["proposal"]>(null);
  const [outcome, setOutcome] = useState<Outcome>("open");
  const status = useRef<HTMLParagraphElement>(null);
  const isWanted = stored.version === 0 && stored.notUnderstood.length > 0;
  useEffect(() => {
    if (!isWanted) return setProposal(null);
    let isGone = false;
    void loadSectorProposal().then((loaded) => {
      if (isGone) return;
      setProposal(loaded);
      setOutcome("open");
    });
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  const isDone = outcome === "added" || outcome === "declined";
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);

  const codes = proposal?.activities.map(({ code }) => code) ?? [];
  const isThere = codes.every((code) => criteria.naf.includes(code));
  const add = () => {
    edit({ ...criteria, naf: [...new Set([...criteria.naf, ...codes])].sort() });
    setOutcome("added");
  };
  const decline = async () => {
    setOutcome("declining");
    setOutcome((await declineSectorProposal()) ? "declined" : "failed");
  };
  return (
    <div aria-live="polite" className="empty:hidden">
      {proposal && isDone && (
        <p ref={status} tabIndex={-1} className="text-ink-soft text-sm">
          {copy.proposal[outcome]}
        </p>
      )}
      {proposal && !isDone && !isThere && (
        <section
          aria-labelledby="proposal"
          className="grid max-w-measure gap-3 rounded-md border border-line bg-paper-raised px-4 py-3"
        >
          <h3 id="proposal" className="font-semibold text-sm wrap-anywhere">
            {copy.proposal.title(proposal.words)}
          </h3>
          <ul className="grid gap-1 text-sm">
            {proposal.activities.map(({ code, label }) => (
              <li key={code} className="wrap-anywhere">
                {label} <span className="text-ink-soft tabular-nums">({code})</span>
              </li>
            ))}
          </ul>
          <p role="alert" className="font-medium text-danger text-xs empty:hidden">
            {outcome === "failed" && copy.proposal.failed}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" disabled={outcome === "declining"} onClick={add}>
              {copy.proposal.add}
            </Button>
            <Button variant="ghost" busy={outcome === "declining"} onClick={() => void decline()}>
              {copy.proposal.decline}
            </Button>
          </div>
        </section>
      )}
    </div>
  );
}
