import { data } from "react-router";
import * as v from "valibot";
import { cleanText } from "#app/contact/contact-form.ts";
import { passkeyCopy } from "#app/content/desk/passkey-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { sentChallengeCookie } from "#app/cookies/challenge-cookie.server.ts";
import { sentSessionCookie } from "#app/cookies/session-cookie.server.ts";
import { addPasskey, passkeysOf, removePasskey } from "#app/operators/passkeys/passkeys.server.ts";
import { services } from "#app/services.server.ts";
import { readForm } from "#http/form.server.ts";
import { operatorsSession, requireOperator } from "../operators-only.server.ts";
import type { Route } from "./+types/route.tsx";
import { PasskeysPage } from "./passkeys-page.tsx";

const { list: copy, problems } = passkeyCopy;

export const meta: Route.MetaFunction = () => pageMeta({ title: copy.title, indexed: false });

export async function loader({ context }: Route.LoaderArgs) {
  return { passkeys: await passkeysOf(context.get(services), operatorsSession(context).user.id) };
}

const Name = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform((typed) => cleanText(typed, false)),
  v.minLength(1),
);
const Id = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.excludes("\0"));

export async function action({ request, context }: Route.ActionArgs) {
  const all = context.get(services);
  const session = operatorsSession(context);
  const { who } = requireOperator(context);
  const form = await readForm(request);
  if (v.is(Id, form.remove)) {
    const removal = { id: form.remove, isLast: form.last === "yes" };
    // One that is gone already is removed too.
    if ((await removePasskey(all, session.user.id, removal, who)) === "last")
      return data({ done: null, problem: problems.last }, { status: 409 });
    return data({ done: copy.removed, problem: null });
  }
  const name = v.safeParse(Name, form.name);
  if (!name.success) return data({ done: null, problem: problems.nameMissing }, { status: 422 });
  const cookie = `${sentSessionCookie(all, request)}; ${sentChallengeCookie(request)}`;
  const isAdded =
    typeof form.answer === "string" &&
    (await addPasskey(all, session, { cookie, answer: form.answer, name: name.output, who }));
  return isAdded
    ? data({ done: copy.added, problem: null })
    : data({ done: null, problem: problems.notAdded }, { status: 400 });
}

/** After a refusal too: it was of a list that has changed. */
export const shouldRevalidate = () => true;

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  return <PasskeysPage passkeys={loaderData.passkeys} result={actionData ?? null} />;
}
