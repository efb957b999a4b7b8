import { data } from "react-router";
import * as v from "valibot";
import { errorsCopy } from "#app/content/desk/errors-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { ownerOfError, readError, readErrors } from "#app/operators/errors/read-errors.server.ts";
import { requireOperator } from "../operators-only.server.ts";
import type { Route } from "./+types/route.tsx";
import { ErrorsPage } from "./errors-page.tsx";

export const meta: Route.MetaFunction = () => pageMeta({ title: errorsCopy.title, indexed: false });

const Id = v.pipe(v.string(), v.trim(), v.maxLength(36), v.uuid());
const After = v.pipe(
  v.string(),
  v.maxLength(70),
  v.transform((text) => text.split(" ")),
  v.tuple([v.pipe(v.string(), v.isoTimestamp()), Id]),
  v.transform(([at, id]) => ({ at: new Date(at), id })),
);

export async function loader({ url, context }: Route.LoaderArgs) {
  const desk = requireOperator(context);
  const typed = (url.searchParams.get("id") ?? "").slice(0, 100);
  const none = { rows: [], next: null, error: null, typed, isFirst: true };
  if (typed.trim() !== "") {
    const id = v.safeParse(Id, typed);
    if (!id.success) return data({ ...none, problem: errorsCopy.search.problem }, { status: 422 });
    const error = await find(id.output);
    return data(
      { ...none, error, problem: error ? null : errorsCopy.search.none },
      { status: error ? 200 : 404 },
    );
  }
  const after = v.safeParse(After, url.searchParams.get("after") ?? "");
  const { rows, next } = await desk.read((tx) => readErrors(tx, after.success ? after.output : null));
  const cursor = next && `${next.at.toISOString()} ${next.id}`;
  return data({ ...none, rows, next: cursor, isFirst: !after.success, problem: null });

  /** What happened to a client is told of in the audit log. */
  async function find(id: string) {
    const clientId = await desk.read((tx) => ownerOfError(tx, id));
    if (clientId === undefined) return null;
    const read = (tx: Parameters<typeof readError>[0]) => readError(tx, id);
    return clientId === null
      ? desk.read(read)
      : desk.readAbout({ action: "error.read", clientId, subject: id }, read);
  }
}

export default function Errors({ loaderData }: Route.ComponentProps) {
  return <ErrorsPage {...loaderData} />;
}
