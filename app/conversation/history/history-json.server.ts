import type { PagedHistory } from "./history.server.ts";

/** The JSON of a history (`History` in protocol.ts), page by page. interface.md "HTTP interface". */
export async function* historyJson({ step, pages }: PagedHistory): AsyncGenerator<string, void> {
  let separator = '{"messages":[';
  for await (const messages of pages) {
    yield separator + messages.map((message) => JSON.stringify(message)).join();
    separator = ",";
  }
  yield `${separator === "," ? "" : separator}],"step":${JSON.stringify(step)}}`;
}
