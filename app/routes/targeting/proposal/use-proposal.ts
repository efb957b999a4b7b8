import { useEffect, useMemo, useRef, useState } from "react";
import { declineProposal } from "#app/components/proposals/decline-proposal.ts";
import type { Dismissal } from "#app/targeting/proposals/dismissal.ts";
import { type Proposal, proposalsOf, reasonsDecided } from "#app/targeting/proposals/proposals.ts";
import type { Editing } from "../editing/use-editing.ts";

export type Proposing = {
  /** What follows for the criteria as they are edited, the newest first; `null` for nothing. */
  proposal: Proposal | null;
  /** What became of the last one. */
  outcome: "applied" | "saved" | "declined" | "failed" | null;
  isDeclining: boolean;
  apply: () => void;
  decline: () => void;
};

/** What is proposed while the criteria are edited. `loaded` are the prospects about which nothing was decided before. */
export function useProposal(
  { stored, criteria, isChanged, saving, edit }: Editing,
  loaded: readonly Dismissal[],
): Proposing {
  const [dismissals, setDismissals] = useState(loaded);
  const [outcome, setOutcome] = useState<Proposing["outcome"]>(null);
  const [isDeclining, setDeclining] = useState(false);
  const saved = useRef(stored.criteria);
  const settle = (isSettled: (dismissal: Dismissal) => boolean) =>
    setDismissals((before) => before.filter((each) => !isSettled(each)));

  // The server decides the same with each save.
  useEffect(() => {
    const before = saved.current;
    saved.current = stored.criteria;
    setDismissals((all) => {
      const decided = reasonsDecided(before, stored.criteria, all);
      return decided.length > 0 ? all.filter(({ reason }) => !decided.includes(reason)) : all;
    });
  }, [stored.criteria]);

  const proposal = useMemo(() => proposalsOf(criteria, dismissals)[0] ?? null, [criteria, dismissals]);
  return {
    proposal,
    outcome: outcome !== "applied" || isChanged ? outcome : saving.kind === "saved" ? "saved" : null,
    isDeclining,
    apply() {
      if (!proposal) return;
      edit(proposal.criteria);
      setOutcome("applied");
    },
    async decline() {
      if (!proposal) return;
      const { reason, through } = proposal;
      setDeclining(true);
      const isDone = await declineProposal({ reason, through });
      setDeclining(false);
      setOutcome(isDone ? "declined" : "failed");
      if (isDone) settle((each) => each.reason === reason && each.seq <= through);
    },
  };
}
