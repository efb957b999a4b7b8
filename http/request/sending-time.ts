import type { IncomingMessage } from "node:http";
import { isDeskUpload, isUpload } from "./uploads.ts";

/** Milliseconds in which a body has to come. A file may take as long as `longestRequest`. */
const bodyTime = 30_000;

/** Milliseconds in which any request has to come: 20 MB at half a megabit a second. */
export const longestRequest = 330_000;

/** Calls `onLate` when the body of a request that sends no file is not there in time. */
export function limitSending(
  request: Pick<IncomingMessage, "headers" | "url" | "complete" | "once">,
  onLate: () => void,
): void {
  const { headers, url = "" } = request;
  const hasBody = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  const path = url.split("?", 1)[0] ?? "";
  if (!hasBody || request.complete || isUpload(path) || isDeskUpload(path)) return;
  const timer = setTimeout(() => {
    if (!request.complete) onLate();
  }, bodyTime).unref();
  request.once("close", () => clearTimeout(timer));
}
