import { data } from "react-router";
import * as v from "valibot";
import { clientsCopy as copy } from "#app/content/desk/clients-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import {
  type ClientFilter,
  listStates,
  maxSearchLength,
  newFor,
  offerStates,
} from "#app/operators/clients/client-filter.ts";
import { findClients } from "#app/operators/clients/find-clients.server.ts";
import { requireOperator } from "../operators-only.server.ts";
import type { Route } from "./+types/route.tsx";
import { ClientsPage } from "./clients-page.tsx";

export const meta: Route.MetaFunction = () => pageMeta({ title: copy.title, indexed: false });

const { problems } = copy;
const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.optional(v.union([v.literal(""), v.picklist(options)], problems.filter), "");

const Query = v.object({
  q: v.optional(v.pipe(v.string(), v.maxLength(maxSearchLength, problems.search), v.trim()), ""),
  liste: oneOf(listStates),
  offre: oneOf(offerStates),
  nouveaux: oneOf([String(newFor)]),
  apres: v.optional(v.pipe(v.string(), v.maxLength(100, problems.filter))),
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const desk = requireOperator(context);
  const given = Object.fromEntries(url.searchParams);
  const typed = { q: "", liste: "", offre: "", nouveaux: "", ...given };
  const parsed = v.safeParse(Query, given);
  if (!parsed.success)
    return data({ clients: [], next: null, typed, problem: parsed.issues[0].message }, { status: 422 });

  const { q, liste, offre, nouveaux, apres = null } = parsed.output;
  const filter: ClientFilter = {
    search: q.toWellFormed().replaceAll("\0", ""),
    list: liste || null,
    offer: offre || null,
    isNew: nouveaux !== "",
  };
  const found = await desk.readAbout(
    { action: "clients.searched", clientId: null, subject: describe(filter) },
    (tx) => findClients(tx, filter, { after: apres, now: Date.now() }),
  );
  return data({ ...found, typed, problem: null });
}

/** The filters by their names. What was searched may name a customer, and the log outlives the account. */
function describe({ search, list, offer, isNew }: ClientFilter): string {
  const filters = { search: search !== "", list, offer, new: isNew };
  const used = Object.entries(filters).filter(([, value]) => value);
  return used.map(([name, value]) => (value === true ? name : `${name}=${value}`)).join(" ") || "all";
}

export default function Clients({ loaderData }: Route.ComponentProps) {
  return <ClientsPage {...loaderData} />;
}
