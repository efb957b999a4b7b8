import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { notInOffer } from "#app/endpoints/not-in-offer.ts";
import { importFile, listOwnImports, mayImport } from "#app/prospects/import/customer-imports.server.ts";
import type { ImportList } from "#app/prospects/import/imports-protocol.ts";
import { refusedImport, withSentFile } from "./sent-file.server.ts";

/** The files that the client imported, the newest first. */
async function list({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const imports = await listOwnImports(services, user.id);
  const answer: ImportList = { imports, mayImport: await mayImport(services, user.id) };
  return Response.json(answer);
}

/** Imports the file in the form, whole or not at all, under the id in it. */
const store = (call: ApiCall) =>
  withSentFile(
    call,
    async ({ services }, user) =>
      (await mayImport(services, user.id)) ? {} : { refused: notInOffer("exportImport") },
    async ({ services }, user, { id, ...file }) => {
      const imported = await importFile(services, user.id, id ?? crypto.randomUUID(), file);
      if (!("import" in imported)) return refusedImport(imported);
      const status = imported.kind === "created" ? 201 : 200;
      return Response.json({ import: imported.import }, { status });
    },
  );

const handlers = { GET: list, POST: store };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
