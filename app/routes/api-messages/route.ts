import * as v from "valibot";
import { loadSession } from "~/accounts/session.server.ts";
import { apiCopy } from "~/content/api.ts";
import { conversation as copy } from "~/content/conversation.ts";
import { parseContent } from "~/conversation/content.ts";
import { parseCursor } from "~/conversation/cursor.ts";
import { appendMessage, readConversation, readEarlier } from "~/conversation/messages.server.ts";
import { openConversation } from "~/conversation/open-conversation.server.ts";
import { replyToOwed } from "~/conversation/reply.server.ts";
import { jsonError } from "../../../http/json-error.ts";
import { type ApiCall, apiAction, apiLoader, readJson } from "../api.server.ts";

const NewMessage = v.object({ key: v.string(), content: v.string() });

/** The most messages that a page of the history holds. */
const largestPage = 500;

/**
 * The history behind `?after=`, or with `?limit=` its last part, before `?before=` when that is given; and the
 * question that stands open.
 */
async function read({ request, services }: ApiCall): Promise<Response> {
  const session = await loadSession(services, request);
  if (!session) return jsonError(401, "signed_out", apiCopy.signedOut);
  const asked = new URL(request.url).searchParams;
  const [after, before, limit] = ["after", "before", "limit"].map((name) => parseCursor(asked.get(name)));
  if (after === "wrong" || before === "wrong" || limit === "wrong" || limit === 0)
    return jsonError(422, "invalid_cursor", copy.refusals.cursor);

  await openConversation(services, session.user);
  const { id } = session.user;
  const isPage = after === null && (before ?? limit ?? null) !== null;
  return Response.json(
    isPage
      ? await readEarlier(services, id, before ?? null, Math.min(limit ?? largestPage, largestPage))
      : await readConversation(services, id, after ?? 0),
  );
}

/** Stores a message and answers at once; the reply follows in the background. decisions.md D27. */
async function append({ request, services }: ApiCall): Promise<Response> {
  const session = await loadSession(services, request);
  if (!session) return jsonError(401, "signed_out", apiCopy.signedOut);
  const body = await readJson(request, NewMessage);
  if (body instanceof Response) return body;
  if (!v.is(v.pipe(v.string(), v.uuid()), body.key)) return jsonError(422, "invalid_key", copy.refusals.key);
  const parsed = parseContent(body.content);
  if (!parsed.ok) return refusals[parsed.reason]();

  const appended = await appendMessage(services, session.user, { key: body.key, content: parsed.content });
  if (appended.kind === "conflict") return jsonError(409, "key_reused", copy.refusals.conflict);
  services.live.inBackground(() => replyToOwed(services, session.user.id));
  return Response.json({ message: appended.message }, { status: appended.kind === "created" ? 201 : 200 });
}

const refusals = {
  blank: () => jsonError(422, "blank", copy.refusals.blank),
  unreadable: () => jsonError(422, "unreadable", copy.refusals.unreadable),
  tooLong: () => jsonError(413, "too_long", copy.refusals.tooLong),
};

const handlers = { GET: read, POST: append };
export const loader = apiLoader(handlers);
export const action = apiAction(handlers);
