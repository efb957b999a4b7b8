import { data } from "react-router";
import { orOffline } from "#app/browser/or-offline.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { clientCopy as copy } from "#app/content/desk/client-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { isClient, readClient } from "#app/operators/clients/read-client.server.ts";
import { caller, services } from "#app/services.server.ts";
import { deletedAt } from "#app/team/subscription.server.ts";
import { readForm } from "#http/form.server.ts";
import { requireOperator } from "../operators-only.server.ts";
import type { Route } from "./+types/route.tsx";
import { actOnClient } from "./act-on-client.server.ts";
import type { ActionResult } from "./action-result.ts";
import { ClientPage } from "./client-page.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({ title: loaderData?.client.email ?? copy.gone, indexed: false });

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id } = params;
  const desk = requireOperator(context);
  // Whoever asks for an id that nobody has reads about nobody.
  if (!(await desk.read((tx) => isClient(tx, id)))) throw data(null, { status: 404 });
  const client = await desk.readAbout({ action: "client.read", clientId: id }, (tx) => readClient(tx, id));
  if (!client) throw data(null, { status: 404 });
  const now = new Date();
  return {
    client,
    today: parisDay(now.getTime()),
    /** The day on which the prospects would go, were the offer cancelled now. */
    wouldGoOn: parisDay(deletedAt(now).getTime()),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const desk = requireOperator(context);
  const form = await readForm(request);
  const { log, db } = context.get(services);
  try {
    const { status, result } = await actOnClient({ db }, desk, params.id, form);
    return data(result, { status });
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a client could not be changed");
    return data(failed(form.intent), { status: 503 });
  }
}

/** If the server cannot be reached, the page stays and shows why. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  return orOffline(serverAction, () => failed(intent));
}

const failed = (intent: unknown): ActionResult => ({
  intent: String(intent),
  tone: "error",
  message: copy.failed,
});

export default function Client({ loaderData, actionData }: Route.ComponentProps) {
  return <ClientPage {...loaderData} result={actionData ?? null} />;
}
