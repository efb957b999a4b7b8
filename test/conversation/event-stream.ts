import type { StreamEventName } from "~/conversation/protocol.ts";

/** One server-sent event, or a comment (`event` is then `null`). */
export type StreamEvent = { event: StreamEventName | null; id: string | null; data: string };

/** Reads server-sent events until the stream ends; leaving the loop cancels the stream. */
export async function* eventsIn(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of stream) {
    rest += decoder.decode(chunk, { stream: true });
    const blocks = rest.split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) yield parse(block);
  }
}

function parse(block: string): StreamEvent {
  const fields = new Map(
    block.split("\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
    }),
  );
  return {
    event: (fields.get("event") as StreamEventName | undefined) ?? null,
    id: fields.get("id") ?? null,
    data: fields.get("data") ?? "",
  };
}
