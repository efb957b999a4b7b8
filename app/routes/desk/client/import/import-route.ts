import { apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { withFileOf } from "#app/endpoints/sent-file.server.ts";
import { importAt } from "#app/operators/clients/import-at.server.ts";
import { requireOperator } from "../../operators-only.server.ts";
import type { Route } from "./+types/import-route.ts";
import { refusedAtDesk } from "./refused-at-desk.server.ts";

/** Imports the file in the body into the client's list, whole or not at all, under the id in the path. */
export function action(args: Route.ActionArgs): Promise<Response> {
  const desk = requireOperator(args.context);
  const importId = idIn({ id: args.params.import });
  const handlers = {
    PUT: ({ request, services }: { request: Request; services: Parameters<typeof importAt>[0] }) =>
      withFileOf(request, desk.operator, {}, async ({ id: _, ...file }) => {
        if (!importId) return refusedAtDesk({ kind: "missing" });
        const imported = await importAt(services, desk, args.params.id, importId, file);
        return "import" in imported ? Response.json({ import: imported.import }) : refusedAtDesk(imported);
      }),
  };
  return apiAction(handlers)(args);
}

export const loader = apiLoader({});
