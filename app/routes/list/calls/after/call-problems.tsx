import { calls as copy } from "#app/content/signed-in/calls-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { useCalls } from "../calls-context.ts";

/** Calls of before that the server did not take, or that others' changes hold up: their records say why and what to do. */
export function CallProblems() {
  const { state } = useCalls();
  const contacts = new Map(
    state.queue
      .filter((event) => event.state !== "waiting")
      .map(({ prospectId, contact }) => [prospectId, contact]),
  );
  return [...contacts].map(([id, contact]) => (
    <p key={id} role="alert" className="calls-problem">
      {copy.problems.title(contact)}{" "}
      <a href={`/liste/${id}` satisfies Href} className="link">
        {copy.problems.see}
      </a>
    </p>
  ));
}
