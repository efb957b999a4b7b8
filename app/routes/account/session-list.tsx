import { Form, useNavigation } from "react-router";
import { account } from "#app/content/signed-in/account-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { useSteadyRows } from "#app/ui/use-steady-rows.ts";
import { Time } from "./time.tsx";

const copy = account.sessions;

export type SessionRow = {
  id: string;
  isCurrent: boolean;
  browser: string | null;
  system: string | null;
  createdAt: string;
  lastUsedAt: string;
};

/** The sessions with their last use, and buttons to end one of them or all others. */
export function SessionList({ sessions }: { sessions: SessionRow[] }) {
  const sent = useNavigation().formData;
  const list = useSteadyRows<HTMLUListElement>(sessions.map(({ id }) => id));
  return (
    <>
      <ul ref={list} className="border-line border-y">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line py-4 not-first:border-t"
          >
            <Device session={session} />
            <Form method="post">
              <input type="hidden" name="intent" value="end-session" />
              <input type="hidden" name="session" value={session.id} />
              <Button
                type="submit"
                variant="secondary"
                busy={sent?.get("session") === session.id}
                aria-label={copy.endNamed(copy.device(session.browser, session.system))}
              >
                {copy.end}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <input type="hidden" name="intent" value="end-others" />
          <Button type="submit" variant="secondary" busy={sent?.get("intent") === "end-others"}>
            {copy.endOthers}
          </Button>
        </Form>
      )}
    </>
  );
}

function Device({ session }: { session: SessionRow }) {
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-semibold wrap-anywhere">
        {copy.device(session.browser, session.system)}
        {session.isCurrent && <span className="ms-2 font-medium text-sm text-verified">{copy.current}</span>}
      </p>
      <p className="text-ink-soft text-sm">
        {copy.lastUsed} <Time iso={session.lastUsedAt} />
      </p>
      <p className="text-ink-soft text-sm">
        {copy.since} <Time iso={session.createdAt} />
      </p>
    </div>
  );
}
