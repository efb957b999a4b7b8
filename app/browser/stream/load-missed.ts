import { callApi, type Failed } from "#app/browser/call-api.ts";
import { History, type HistoryQuery, messagesPath } from "#app/conversation/protocol.ts";

/** Messages and the open question, or why they could not be loaded. */
export type Loaded = ({ ok: true } & History) | Failed;

/** Loads all messages after number `seq`. */
export const loadMissed = (seq: number) => loadHistory({ after: seq });

/** Loads the messages that `query` asks for. */
export async function loadHistory(query: HistoryQuery): Promise<Loaded> {
  const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  const answer = await callApi(History, "GET", `${messagesPath}?${parameters.join("&")}`);
  return answer.ok ? { ok: true, ...answer.body } : answer;
}
