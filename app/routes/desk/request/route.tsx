import { data } from "react-router";
import { proposedReply } from "#app/content/desk/proposed-replies-copy.ts";
import { requestsCopy } from "#app/content/desk/requests-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { openRequest } from "#app/operators/requests/open-request.server.ts";
import { periodInWords } from "#app/periods-in-words.ts";
import { services } from "#app/services.server.ts";
import { readForm } from "#http/form.server.ts";
import { operatorsSession, requireOperator } from "../operators-only.server.ts";
import type { Route } from "./+types/route.tsx";
import { actOnRequest } from "./request-action.server.ts";
import { RequestPage } from "./request-page.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData ? requestsCopy.request.title(loaderData.request.reference) : requestsCopy.title,
    indexed: false,
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const desk = requireOperator(context);
  const request = await openRequest(context.get(services), desk, params.id);
  if (!request) throw new Response(null, { status: 404 });
  const { dataRight, firstName, lastName, carriedOut } = request;
  return {
    request,
    operator: desk.operator,
    userId: operatorsSession(context).user.id,
    now: Date.now(),
    /** The idempotency key of the next reply that is written in this page. */
    replyKey: crypto.randomUUID(),
    proposal: proposedReply(dataRight, `${firstName} ${lastName}`, carriedOut, periodInWords("objection")),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const desk = requireOperator(context);
  const result = await actOnRequest(context.get(services), desk, params.id, await readForm(request));
  const isStale = result.kind === "problem" && (result.problem === "stale" || result.problem === "conflict");
  const status = result.kind !== "problem" ? 200 : isStale ? 409 : result.problem === "missing" ? 404 : 422;
  return data(result, { status });
}

export default function DeskRequest({ loaderData, actionData }: Route.ComponentProps) {
  return <RequestPage key={loaderData.request.id} {...loaderData} result={actionData ?? null} />;
}
