import { once } from "node:events";
import { connect } from "node:net";

/**
 * Connects, awaits `ready`, sends these bytes, and returns everything received until the server closed the connection.
 */
export async function exchange(
  { port }: { port: number },
  bytes: string,
  ready: () => Promise<void> = async () => {},
): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  await ready();
  socket.write(bytes);
  let text = "";
  for await (const chunk of socket) text += chunk;
  return text;
}

/** The status of a raw response; `NaN` when it is not HTTP/1.1. */
export const statusOf = (response: string) => Number(response.match(/^HTTP\/1\.1 (\d{3}) /)?.[1]);
