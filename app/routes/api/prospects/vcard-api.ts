import { fileNameOf } from "#app/drafts/export/file-name.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { vcardOf } from "#app/prospects/export/vcard.ts";
import { readProspect } from "#app/prospects/store/read-prospect.server.ts";
import { noSuchProspect } from "./prospect-responses.ts";

/** Sends a prospect as a contact for a telephone or a mail program. */
async function send({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const prospect = id && (await readProspect(services, user.id, id));
  if (!prospect) return noSuchProspect();
  const name = fileNameOf(`prospect ${prospect.contact} ${prospect.company}`, "vcf");
  return new Response(vcardOf(prospect), {
    headers: {
      "Content-Type": "text/vcard; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
}

const handlers = { GET: send };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
