import { type RefObject, useCallback, useEffect } from "react";
import { useFetcher } from "react-router";
import { useOnline } from "#app/browser/use-online.ts";
import { calls as copy } from "#app/content/signed-in/calls-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { outcomes } from "#app/prospects/prospect-status.ts";
import { AnchorButton, Button } from "#app/ui/form/button.tsx";
import { useCalls } from "../calls-context.ts";
import { anewHref } from "../calls-page-head.tsx";
import type { CallsResult } from "../calls-result.ts";
import { tally } from "../model/call-run.ts";

const words = copy.end;

/** Milliseconds after a failure before the counts are asked for again. */
const retryDelay = 10_000;

/** What came of the calls, as the server has stored them; until it has them all, as this browser knows them. */
export function End({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const { run, state, actions, position } = useCalls();
  const counting = useFetcher<CallsResult>();
  const own = tally(run);
  const ids = run.entries.map(({ id }) => id).join(",");
  const waiting = state.queue.filter(({ prospectId }) => ids.includes(prospectId)).length;
  const isOnline = useOnline();
  const isSent = waiting === 0;
  const canAsk = isSent && isOnline;
  const { submit, data: answer, state: asking } = counting;
  const ask = useCallback(
    () => void submit({ intent: "counts", ids, since: String(run.startedAt) }, { method: "post" }),
    [submit, ids, run.startedAt],
  );
  // Once nothing waits any more, and again after whatever others change, when the network is back, or after a failure.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the last change says that there is something new.
  useEffect(() => {
    if (canAsk) ask();
  }, [canAsk, ask, state.seq]);
  const hasFailed = answer?.kind === "problem" && asking === "idle";
  useEffect(() => {
    if (!canAsk || !hasFailed) return;
    const timer = setTimeout(ask, retryDelay);
    return () => clearTimeout(timer);
  }, [canAsk, hasFailed, ask]);
  const stored = isSent && answer?.kind === "counts" ? answer.counts : null;
  const isCounting = canAsk && answer === undefined;
  const counts = stored ?? own;
  const made = outcomes.reduce((sum, outcome) => sum + counts[outcome], 0);
  const rest = run.entries.filter(({ result }) => result === null || result.kind === "skipped").length;
  const rows = [
    ...outcomes.map((outcome) => [words[outcome], counts[outcome]] as const),
    [words.skipped, own.skipped] as const,
    [words.elsewhere, own.elsewhere] as const,
  ];
  return (
    <section aria-labelledby="end" className="calls-end">
      <h2 ref={heading} id="end" tabIndex={-1}>
        {isCounting ? words.counting : words.title(made, counts.meeting)}
      </h2>
      {!stored && !isCounting && <p role="status">{words.local}</p>}
      <dl>
        {rows
          .filter(([, count]) => count > 0)
          .map(([label, count]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{count}</dd>
            </div>
          ))}
      </dl>
      <div className="calls-end-ways">
        {rest > 0 && <Button onClick={actions.takeUpRest}>{words.rest(rest)}</Button>}
        <AnchorButton variant={rest > 0 ? "secondary" : "primary"} href={`/liste${run.query}` satisfies Href}>
          {words.toList}
        </AnchorButton>
        <AnchorButton variant="ghost" href={anewHref(run.query)}>
          {words.another}
        </AnchorButton>
        {position > 0 && (
          <Button variant="ghost" onClick={actions.previous}>
            {copy.actions.previous}
          </Button>
        )}
      </div>
    </section>
  );
}
