import { data, redirect } from "react-router";
import { Problem } from "#app/components/problem.tsx";
import { passkeyCopy } from "#app/content/desk/passkey-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { sentChallengeCookie } from "#app/cookies/challenge-cookie.server.ts";
import { sentSessionCookie } from "#app/cookies/session-cookie.server.ts";
import { deskReturnIn } from "#app/endpoints/desk-return.ts";
import type { Href } from "#app/hrefs.ts";
import { answerWithPasskey, needsPasskey } from "#app/operators/passkeys/passkeys.server.ts";
import { services } from "#app/services.server.ts";
import { Button } from "#app/ui/form/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { readForm } from "#http/form.server.ts";
import type { PageHandle } from "#http/pages/page-handle.ts";
import deskSheet from "../desk.css?url";
import { DeskFrame } from "../desk-frame.tsx";
import { operatorsSession, operatorsWithoutPasskey, requireOperator } from "../operators-only.server.ts";
import type { Route } from "./+types/route.tsx";
import { presentPasskey } from "./ask-browser.ts";
import { usePasskeyForm } from "./use-passkey-form.ts";

const copy = passkeyCopy.ask;

export const handle = { styleSheet: deskSheet } satisfies PageHandle;
export const middleware = [operatorsWithoutPasskey];
export const meta: Route.MetaFunction = () => pageMeta({ title: copy.title, indexed: false });

export async function loader({ url, context }: Route.LoaderArgs) {
  if (!(await needsPasskey(context.get(services), operatorsSession(context))))
    throw redirect(deskReturnIn(url.href));
  return { operator: requireOperator(context).operator };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const all = context.get(services);
  const { answer } = await readForm(request);
  const cookie = `${sentSessionCookie(all, request)}; ${sentChallengeCookie(request)}`;
  const isAnswered =
    typeof answer === "string" &&
    (await answerWithPasskey(all, operatorsSession(context), { cookie, answer }));
  if (!isAnswered) return data({ problem: passkeyCopy.problems.refused }, { status: 400 });
  return redirect(deskReturnIn(url.href));
}

/** Asks for the passkey of an operator who has one. interpretation.md D225. */
export default function AskForPasskey({ loaderData, actionData }: Route.ComponentProps) {
  const isHydrated = useHydrated();
  const { isBusy, problem, send } = usePasskeyForm(presentPasskey);
  const told = problem?.text ?? (isBusy ? null : (actionData?.problem ?? null));
  return (
    <DeskFrame operator={loaderData.operator} hasNavigation={false}>
      <div className="grid max-w-measure gap-6">
        <h1 className="text-2xl">{copy.title}</h1>
        <p className="text-ink-soft">{copy.text}</p>
        {told && <Problem title={told} occurrence={problem ?? actionData} />}
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button busy={isBusy} disabled={!isHydrated} onClick={() => void send({})}>
            {isBusy ? passkeyCopy.busy : copy.button}
          </Button>
          <a
            href={"/assistant" satisfies Href}
            className="link inline-flex min-h-11 items-center font-semibold text-sm"
          >
            {copy.cancel}
          </a>
        </p>
        <p className="text-ink-soft text-sm">{copy.lost}</p>
      </div>
    </DeskFrame>
  );
}
