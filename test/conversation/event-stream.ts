import { createParser } from "eventsource-parser";
import type { StreamEventName } from "#app/conversation/protocol.ts";

/** One server-sent event, or a comment (`event` is then `null`). */
export type StreamEvent = { event: StreamEventName | null; id: string | null; data: string };

/** Reads server-sent events until the stream ends; leaving the loop cancels the stream. */
export async function* eventsIn(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent, void> {
  const decoder = new TextDecoder();
  const parsed: StreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event = "message", id = null, data }) =>
      parsed.push({ event: event as StreamEventName, id, data }),
    onComment: (data) => parsed.push({ event: null, id: null, data }),
    onError(error) {
      throw error;
    },
  });
  for await (const chunk of stream) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    yield* parsed.splice(0);
  }
}
