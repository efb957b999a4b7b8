import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { smallFileSize } from "#app/endpoints/sent-file.server.ts";
import { mayImport, previewFile } from "#app/prospects/import/customer-imports.server.ts";
import type { PreviewAnswer } from "#app/prospects/import/imports-protocol.ts";
import { refusedImport, withSentFile } from "./sent-file.server.ts";

/** What an import of the file in the form would do. Nothing is stored. Who may not import sees it of small files. */
const preview = (call: ApiCall) =>
  withSentFile(
    call,
    async ({ services }, user) => ((await mayImport(services, user.id)) ? {} : { max: smallFileSize }),
    async ({ services }, user, file) => {
      const found = await previewFile(services, user.id, file);
      if (found.kind !== "preview") return refusedImport(found);
      const answer: PreviewAnswer = {
        preview: found.preview,
        mayImport: await mayImport(services, user.id),
      };
      return Response.json(answer);
    },
  );

const handlers = { POST: preview };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
