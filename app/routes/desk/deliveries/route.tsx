import { data } from "react-router";
import * as v from "valibot";
import { deliveriesCopy } from "#app/content/desk/deliveries-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { services } from "#app/services.server.ts";
import { listFailingDeliveries } from "#app/webhooks/store/operate-deliveries.server.ts";
import { readForm } from "#http/form.server.ts";
import { listOutbox } from "#outbox/operate-outbox.server.ts";
import { requireOperator } from "../operators-only.server.ts";
import type { Route } from "./+types/route.tsx";
import { DeliveriesPage } from "./deliveries-page.tsx";
import { DeliveriesQuery } from "./deliveries-query.ts";
import { actOnDelivery } from "./delivery-action.server.ts";

export const meta: Route.MetaFunction = () => pageMeta({ title: deliveriesCopy.title, indexed: false });

const pageSize = 50;

export async function loader({ url, context }: Route.LoaderArgs) {
  const desk = requireOperator(context);
  const { apres, webhooks, ...typed } = v.parse(DeliveriesQuery, Object.fromEntries(url.searchParams));
  const filter = { state: typed.etat || null, kind: typed.nature || null, after: apres, limit: pageSize };
  const found = await desk.readAbout({ action: "deliveries.listed", clientId: null }, async (tx) => ({
    outbox: await listOutbox(tx, filter),
    failing: await listFailingDeliveries(tx, { after: webhooks, limit: pageSize }),
  }));
  return { ...found, typed, after: { items: apres, webhooks }, now: Date.now() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const desk = requireOperator(context);
  const result = await actOnDelivery(context.get(services), desk, await readForm(request));
  return data(result, { status: result.kind === "done" ? 200 : result.problem === "malformed" ? 422 : 409 });
}

export default function Deliveries({ loaderData, actionData }: Route.ComponentProps) {
  return <DeliveriesPage {...loaderData} result={actionData ?? null} />;
}
