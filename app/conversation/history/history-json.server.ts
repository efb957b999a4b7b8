import type { History } from "./history.server.ts";

/** The JSON `{ "messages": [...], "step" }` of a history, page by page. interface.md "HTTP interface". */
export async function* historyJson({ step, pages }: History): AsyncGenerator<string, void> {
  let before = '{"messages":[';
  for await (const messages of pages) {
    yield before + messages.map((message) => JSON.stringify(message)).join();
    before = ",";
  }
  yield `${before === "," ? "" : before}],"step":${JSON.stringify(step)}}`;
}
