import type { Message, StreamEventData, StreamEventName } from "../protocol.ts";

/** The text of a server-sent event, with an id if one is given. */
export function serverSentEvent<Name extends StreamEventName>(
  name: Name,
  data: StreamEventData<Name>,
  id?: number,
): string {
  const idLine = id === undefined ? "" : `id: ${id}\n`;
  return `event: ${name}\n${idLine}data: ${JSON.stringify(data)}\n\n`;
}

/** The event of a message, whose id is the position from which a reader reconnects. */
export function messageEvent(message: Message): string {
  return serverSentEvent("message", message, message.seq);
}

/** The last event of a stream whose session is over. */
export const signedOutEvent = serverSentEvent("signed-out", {});
