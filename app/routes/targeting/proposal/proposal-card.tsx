import { useEffect, useRef } from "react";
import { targeting } from "#app/content/signed-in/targeting-copy.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import { proposalSentences } from "#app/targeting/proposals/proposal-sentences.ts";
import type { Proposal } from "#app/targeting/proposals/proposals.ts";
import type { CompanyCount } from "#app/targeting/targeting-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { useCount } from "../counting/use-count.ts";
import type { Editing } from "../editing/use-editing.ts";
import type { Proposing } from "./use-proposal.ts";

const copy = targeting.proposals;

type Props = {
  proposing: Proposing;
  editing: Editing;
  /** How many companies the criteria mean, once that is known. */
  found: CompanyCount | null;
  isRegisterOn: boolean;
};

/** What the prospects that are not relevant suggest, and what became of the last suggestion. */
export function Proposals({ proposing, editing, ...count }: Props) {
  const { proposal, outcome } = proposing;
  const told = useRef<HTMLDivElement>(null);
  const save = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (outcome === "applied") save.current?.focus();
    if (outcome === "declined" || outcome === "saved") told.current?.focus();
  }, [outcome]);
  const isSaving = editing.saving.kind === "saving";
  return (
    <>
      <div ref={told} tabIndex={-1} className="noscript:hidden">
        {outcome && (
          <div className="pt-6">
            <Notice
              tone={outcome === "failed" ? "error" : outcome === "saved" ? "success" : "info"}
              // The bar below announces the save.
              announce={outcome === "saved" ? "off" : "polite"}
              action={
                outcome === "applied" &&
                editing.saving.kind !== "conflict" && (
                  <Button ref={save} variant="secondary" busy={isSaving} onClick={editing.save}>
                    {isSaving ? targeting.saving : targeting.save}
                  </Button>
                )
              }
            >
              {outcome === "saved" ? targeting.saved : copy[outcome]}
            </Notice>
          </div>
        )}
      </div>
      {proposal && (
        <ProposalCard
          key={proposal.reason}
          {...{ proposing, proposal, criteria: editing.criteria, ...count }}
        />
      )}
    </>
  );
}

type CardProps = Omit<Props, "editing"> & { proposal: Proposal; criteria: Criteria };

function ProposalCard({ proposing, proposal, criteria, found, isRegisterOn }: CardProps) {
  const counting = useCount(proposal.criteria, isRegisterOn, { hasVariants: false });
  const { why, change } = proposalSentences(proposal, criteria);
  const left = counting.isCounting ? null : counting.found;
  const isNobodyLeft = left !== null && left.count === 0 && !left.atLeast;
  return (
    <section aria-labelledby="proposal" className="targeting-proposal">
      <div className="grid min-w-0 max-w-measure gap-2">
        <h2 id="proposal" className="text-ink-soft text-sm">
          {copy.title}
        </h2>
        <p className="font-semibold text-lg leading-tight wrap-anywhere">{why}</p>
        <p className="wrap-anywhere">{change}</p>
        {isRegisterOn && (
          <p role="status" className="min-h-6 font-medium tabular-nums wrap-anywhere">
            {counting.isCounting
              ? copy.counting
              : left === null
                ? copy.uncounted
                : isNobodyLeft
                  ? copy.none
                  : copy.left(left, found)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        {!isNobodyLeft && (
          <Button variant="secondary" disabled={proposing.isDeclining} onClick={proposing.apply}>
            {copy.apply}
          </Button>
        )}
        <Button variant="ghost" busy={proposing.isDeclining} onClick={proposing.decline}>
          {copy.decline}
        </Button>
      </div>
    </section>
  );
}
