import { importWords } from "#app/content/signed-in/import-copy.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { notInOffer } from "#app/endpoints/not-in-offer.ts";
import { importFile, mayImport, takeBack } from "#app/prospects/import/customer-imports.server.ts";
import { jsonError } from "#http/json-error.ts";
import { refusedImport, withSentFile } from "./sent-file.server.ts";

const noSuchImport = () => jsonError(404, "not_found", importWords.missing);

/** Imports the file in the body, whole or not at all, under the id in the path. */
const store = (call: ApiCall) => {
  const id = idIn(call.params);
  if (!id) return noSuchImport();
  return withSentFile(call, async ({ services }, user, file) => {
    if (!(await mayImport(services, user.id))) return notInOffer("exportImport");
    const imported = await importFile(services, user.id, id, file);
    if (!("import" in imported)) return refusedImport(imported);
    const status = imported.kind === "created" ? 201 : 200;
    return Response.json({ import: imported.import }, { status });
  });
};

/** Takes it back. */
async function undo({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const undone = id && (await takeBack(services, user.id, id));
  return undone ? Response.json({ import: undone }) : noSuchImport();
}

const handlers = { PUT: store, DELETE: undo };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
