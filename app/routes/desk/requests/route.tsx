import { redirect } from "react-router";
import * as v from "valibot";
import { findRequests } from "#app/contact/inbox/find-request.server.ts";
import { listRequests, type RequestFilter } from "#app/contact/inbox/list-requests.server.ts";
import { requestsCopy } from "#app/content/desk/requests-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import type { Href } from "#app/hrefs.ts";
import { requireOperator } from "../operators-only.server.ts";
import type { Route } from "./+types/route.tsx";
import { InboxPage } from "./inbox-page.tsx";
import { InboxQuery, type Typed } from "./inbox-query.ts";

export const meta: Route.MetaFunction = () => pageMeta({ title: requestsCopy.title, indexed: false });

const pageSize = 50;

/** The inbox; a reference leads to its request at once. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const desk = requireOperator(context);
  const { apres, ...typed } = v.parse(InboxQuery, Object.fromEntries(url.searchParams));
  const page = { after: apres, limit: pageSize };
  const found = await desk.readAbout({ action: "requests.listed", clientId: null }, async (tx) => {
    if (typed.q === "") return listRequests(tx, filterOf(typed, desk.operator), page);
    const ids = await findRequests(tx, typed.q);
    if (ids.length === 1) return ids[0];
    return listRequests(tx, { ids, state: null, kind: null, assignedTo: null }, page);
  });
  if (typeof found === "string") throw redirect(`/operateur/demandes/${found}` satisfies Href);
  if (found === undefined) throw new Error("A request was found and is not there.");
  return { ...found, typed, isLater: apres !== null, now: Date.now() };
}

function filterOf({ etat, nature, suivi }: Typed, operator: string): RequestFilter {
  return {
    state: etat === "all" ? null : etat,
    kind: nature === "" ? null : nature,
    assignedTo: suivi === "" ? null : suivi === "me" ? operator : "",
  };
}

export default function Requests({ loaderData }: Route.ComponentProps) {
  return <InboxPage {...loaderData} />;
}
