import { Form } from "react-router";
import { requestsCopy } from "#app/content/desk/requests-copy.ts";
import type { OpenedRequest } from "#app/operators/requests/open-request.server.ts";
import { Button } from "#app/ui/form/button.tsx";
import { useBusy } from "./use-busy.ts";

const { actions: copy } = requestsCopy;

/** Who takes care of the request, and whether it is settled. */
export function FollowUp({ request, operator }: { request: OpenedRequest; operator: string }) {
  const { state, assignedTo, version } = request;
  const isBusy = useBusy("take", "release", "close", "reopen");
  const isMine = assignedTo === operator;
  const act = (intent: string, name: string) => (
    <Button type="submit" name="intent" value={intent} variant="secondary" busy={isBusy}>
      {name}
    </Button>
  );
  return (
    <section aria-labelledby="follow-up">
      <h2 id="follow-up" className="font-semibold text-lg">
        {copy.title}
      </h2>
      <Form method="post" preventScrollReset className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="version" value={version} />
        {isMine ? act("release", copy.release) : act("take", copy.take)}
        {state === "closed"
          ? act("reopen", copy.reopen)
          : act("close", state === "answered" ? copy.closeAnswered : copy.close)}
        {state === "answered" && act("reopen", copy.reopen)}
      </Form>
      {state === "open" && <p className="mt-2 text-ink-soft text-sm">{copy.closeHint}</p>}
    </section>
  );
}
