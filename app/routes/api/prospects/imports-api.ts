import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { listOwnImports, mayImport } from "#app/prospects/import/customer-imports.server.ts";
import type { ImportList } from "#app/prospects/import/imports-protocol.ts";

/** The files that the client imported, the newest first. */
async function list({ request, services }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const imports = await listOwnImports(services, user.id);
  const answer: ImportList = { imports, mayImport: await mayImport(services, user.id) };
  return Response.json(answer);
}

const handlers = { GET: list };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
