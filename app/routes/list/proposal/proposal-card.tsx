import { useRef } from "react";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { AnchorButton, Button } from "#app/ui/form/button.tsx";
import { useList } from "../list-context.ts";

/** Says that a change of the criteria is proposed, in the record in which it came about, or without one above the rows. */
export function ProposalCard({ within = null }: { within?: string | null }) {
  const { shown, decline } = useList().proposal;
  const isHere = shown?.in === within;
  const place = useRef<HTMLDivElement>(null);
  const onDecline = () => {
    place.current?.focus();
    void decline();
  };
  return (
    // Always there, so that what appears in it is announced, and the focus has where to stay.
    <div ref={place} role="status" tabIndex={-1}>
      {shown && isHere && (
        <div className="list-proposal">
          <p>
            <strong>{shown.told.why}</strong> {copy.proposal.question}
          </p>
          <div className="list-proposal-actions">
            <AnchorButton variant="secondary" href="/ciblage">
              {copy.proposal.see}
            </AnchorButton>
            <Button variant="ghost" onClick={onDecline} className="noscript:hidden">
              {copy.proposal.decline}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
