import { useEffect, useState } from "react";
import * as v from "valibot";
import { callApi } from "#app/browser/call-api.ts";
import { loadUnsentText, saveUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import { gapsPath } from "#app/drafts/drafts-protocol.ts";
import { fillGaps, gapsIn } from "#app/drafts/gaps/draft-gaps.ts";
import { isOwnGap } from "#app/drafts/gaps/gap-name.ts";

type Props = {
  userId: string;
  id: string;
  draft: TypedDraft;
  answers: Readonly<Record<string, string>>;
  onFill: (content: TypedDraft["content"]) => void;
};

const Typed = v.record(v.string(), v.string());

/**
 * The gaps of a draft as it is typed, what is to be put into them, and the way to do so. What is typed stays in this
 * browser until it is in the draft; what serves other drafts too is kept by the server.
 */
export function useGaps({ userId, id, draft, answers, onFill }: Props) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [filled, setFilled] = useState(0);
  const [isUnkept, setUnkept] = useState(false);
  const gaps = gapsIn(draft);
  const values = Object.fromEntries(gaps.map((gap) => [gap.id, typed[gap.id] ?? answers[gap.key] ?? ""]));

  useEffect(() => {
    const kept = v.safeParse(Typed, loadUnsentText(userId, `gaps-${id}`));
    if (kept.success) setTyped(kept.output);
  }, [userId, id]);

  const remember = (next: Readonly<Record<string, string>>) => {
    setTyped(next);
    saveUnsentText(userId, `gaps-${id}`, Object.keys(next).length > 0 ? next : null);
  };

  /** Puts what is typed into the draft. False when nothing is. */
  const fill = (): boolean => {
    const said = gaps
      .map((gap) => ({ gap, value: (values[gap.id] ?? "").replace(/\s+/g, " ").trim() }))
      .filter(({ value }) => value !== "");
    if (said.length === 0) return false;
    onFill(fillGaps(draft, new Map(said.map(({ gap, value }) => [gap.id, value]))));
    setFilled(said.length);
    const used = new Set(said.map(({ gap }) => gap.id));
    remember(Object.fromEntries(Object.entries(typed).filter(([gapId]) => !used.has(gapId))));
    const own = said.filter(({ gap, value }) => isOwnGap(gap.key) && value !== answers[gap.key]);
    if (own.length > 0) void keep(own.map(({ gap, value }) => ({ name: gap.name, value })));
    return true;
  };

  const keep = async (own: { name: string; value: string }[]) => {
    const kept = await callApi(v.null(), "PUT", gapsPath, { gaps: own });
    setUnkept(!kept.ok);
  };

  return {
    gaps,
    values,
    /** How many the last press filled. */
    filled,
    isUnkept,
    type: (gapId: string, value: string) => remember({ ...typed, [gapId]: value }),
    fill,
  };
}
