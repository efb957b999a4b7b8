import * as v from "valibot";
import { callApi, type Failed } from "#app/browser/call-api.ts";

const Session = v.object({ user: v.object({ id: v.string() }) });

/** Loads the user as whom this browser is signed in now. */
export async function loadUser(): Promise<{ ok: true; id: string } | Failed> {
  const answer = await callApi(Session, "GET", "/api/session");
  return answer.ok ? { ok: true, id: answer.body.user.id } : answer;
}

export async function endSession(): Promise<{ ok: true } | Failed> {
  const answer = await callApi(v.null(), "DELETE", "/api/session");
  return answer.ok ? { ok: true } : answer;
}
