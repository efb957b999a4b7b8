import { useEffect, useState } from "react";
import * as v from "valibot";
import { carryText } from "#app/browser/unsent-text/carried-text.ts";
import { loadUnsentText, saveUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import { Criteria, isSame, noCriteria } from "#app/targeting/criteria.ts";
import { mergedCriteria } from "#app/targeting/merged.ts";
import type { Targeting } from "#app/targeting/targeting-protocol.ts";
import { type Edited, saveCriteria } from "../targeting-calls.ts";

/** What the browser keeps of changes that are not saved: the version that was edited, as it was, and the criteria. */
const Kept = v.object({
  version: v.number(),
  from: v.optional(v.nullable(Criteria), null),
  criteria: Criteria,
});

export type Saving =
  | { kind: "none" | "saving" | "saved" | "followed" | "restored" | "from market" }
  | { kind: "failed" | "signed out" }
  | { kind: "conflict"; newer: Targeting }
  | { kind: "bounded"; message: string };

/**
 * The criteria while they are edited: kept in the browser until they are saved over the version that was edited. Those of a
 * `market` that was counted before the sign-in are where they begin, if there are no others.
 */
export function useEditing(userId: string, loaded: Targeting, market: Criteria | null) {
  const [stored, setStored] = useState(loaded);
  const [base, setBase] = useState<Edited>(loaded);
  const [criteria, setCriteria] = useState(loaded.criteria);
  const [saving, setSaving] = useState<Saving>({ kind: "none" });
  const isChanged = !isSame(criteria, stored.criteria);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the criteria as the page was opened
  useEffect(() => {
    const kept = v.safeParse(Kept, loadUnsentText(userId, "targeting"));
    if (!kept.success || isSame(kept.output.criteria, loaded.criteria)) {
      if (!market || loaded.version > 0 || !isSame(loaded.criteria, noCriteria)) return;
      edit(withMarket(loaded.criteria, market));
      return setSaving({ kind: "from market" });
    }
    setCriteria(kept.output.criteria);
    // Saving over an older version than the newest is a conflict, which is told.
    setBase({ version: kept.output.version, criteria: kept.output.from });
    setSaving({ kind: "restored" });
  }, []);

  const edit = (next: Criteria) => {
    setCriteria(next);
    if (saving.kind !== "conflict") setSaving({ kind: "none" });
    const isBack = isSame(next, stored.criteria);
    saveUnsentText(userId, "targeting", isBack ? null : keptOf(base, next));
  };

  const take = (targeting: Targeting, kind: "none" | "saved" | "followed") => {
    setStored(targeting);
    setBase(targeting);
    setCriteria(targeting.criteria);
    setSaving({ kind });
    saveUnsentText(userId, "targeting", null);
  };

  const put = async (over: Edited, next: Criteria | null) => {
    setSaving({ kind: "saving" });
    const outcome = await saveCriteria(over, next);
    if (outcome.kind === "saved") take(outcome.targeting, next ? "saved" : "followed");
    else if (outcome.kind === "conflict") setSaving({ kind: "conflict", newer: outcome.newer });
    else if (outcome.kind === "bounded") setSaving(outcome);
    else {
      if (outcome.kind === "signed out") carryText(userId, "targeting", keptOf(base, criteria));
      setSaving({ kind: outcome.kind });
    }
  };

  return {
    stored,
    criteria,
    isChanged,
    saving,
    edit,
    save: () => put(base, criteria),
    follow: () => put(base, null),
    discard: () => take(stored, "none"),
    /** Ends a conflict: with what was changed here in the newer version, or with that as it is. */
    keepMine: () =>
      saving.kind === "conflict" &&
      put(
        saving.newer,
        base.criteria ? mergedCriteria(base.criteria, criteria, saving.newer.criteria) : criteria,
      ),
    takeTheirs: () => saving.kind === "conflict" && take(saving.newer, "none"),
  };
}

export type Editing = ReturnType<typeof useEditing>;

/** The criteria with sector, size and place of this market. */
export function withMarket(criteria: Criteria, { naf, headcount, departments, regions }: Criteria): Criteria {
  return { ...criteria, naf, headcount, departments, regions };
}

const keptOf = ({ version, criteria: from }: Edited, criteria: Criteria) => ({ version, from, criteria });
