import { apiCopy } from "#app/content/api-copy.ts";
import { draftErrorCodes } from "#app/drafts/drafts-protocol.ts";
import { exportDraft, exportFormats, formatsOf } from "#app/drafts/export/export-draft.server.ts";
import { readDraft } from "#app/drafts/store/read-drafts.server.ts";
import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { requireApiSession } from "#app/endpoints/api-session.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { jsonError } from "#http/json-error.ts";
import { noSuchDraft } from "./draft-responses.ts";

/**
 * Sends a draft as a file. Nothing counts exports, so a link on another site uses nothing up. `mail` selects one of a
 * sequence.
 */
async function send({ request, services, params }: ApiCall): Promise<Response> {
  const { user } = await requireApiSession(services, request);
  const id = idIn(params);
  const draft = id && (await readDraft(services, user.id, id));
  if (!draft) return noSuchDraft();

  const query = new URL(request.url).searchParams;
  const format = exportFormats.find((each) => each === query.get("format"));
  const mail = mailIn(query.get("mail"));
  if (format === undefined || mail === null) return notAcceptable(draft.kind);

  const profile = await services.db.asClient(user.id, (tx) => loadProfile(tx, user.id));
  const sender = { name: profile?.companyName ?? "", address: user.email };
  const exported = { ...draft, updatedAt: new Date(draft.updatedAt) };
  const file = await exportDraft(exported, format, { sender, mail });
  if (!file) return notAcceptable(draft.kind);
  return new Response(file.body as BodyInit, {
    headers: {
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename="${file.name}"`,
    },
  });
}

/** The number of a mail, from 1; `undefined` for all, `null` for what is no number. */
function mailIn(value: string | null): number | undefined | null {
  if (value === null) return undefined;
  return /^[1-9]$/.test(value) ? Number(value) : null;
}

function notAcceptable(kind: Parameters<typeof formatsOf>[0]): Response {
  const message = apiCopy.drafts.format(formatsOf(kind).join(", "));
  return jsonError(406, draftErrorCodes.notAcceptable, message);
}

const handlers = { GET: send };

/** A draft as text, Markdown, CSV or mail. docs/product/interface.md "HTTP interface". */
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
