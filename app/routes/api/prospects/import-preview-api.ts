import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { mayImport, previewFile } from "#app/prospects/import/customer-imports.server.ts";
import type { PreviewAnswer } from "#app/prospects/import/imports-protocol.ts";
import { refusedImport, withSentFile } from "./sent-file.server.ts";

/** What an import of the file in the body would do. Nothing is stored. */
const preview = (call: ApiCall) =>
  withSentFile(call, async ({ services }, user, file) => {
    const found = await previewFile(services, user.id, file);
    if (found.kind !== "preview") return refusedImport(found);
    const answer: PreviewAnswer = {
      preview: found.preview,
      mayImport: await mayImport(services, user.id),
    };
    return Response.json(answer);
  });

const handlers = { POST: preview };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
