import { apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { withFileOf } from "#app/endpoints/sent-file.server.ts";
import { previewAt } from "#app/operators/clients/import-at.server.ts";
import { requireOperator } from "../../operators-only.server.ts";
import type { Route } from "./+types/preview-route.ts";
import { refusedAtDesk } from "./refused-at-desk.server.ts";

/** What an import of the file in the body would do to the client's list. Nothing is stored. */
export function action(args: Route.ActionArgs): Promise<Response> {
  const desk = requireOperator(args.context);
  const handlers = {
    POST: ({ request, services }: { request: Request; services: Parameters<typeof previewAt>[0] }) =>
      withFileOf(request, desk.operator, {}, async (file) => {
        const found = await previewAt(services, desk, args.params.id, file);
        return found.kind === "preview" ? Response.json({ preview: found.preview }) : refusedAtDesk(found);
      }),
  };
  return apiAction(handlers)(args);
}

export const loader = apiLoader({});
