import { EventEmitter } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitSending } from "./sending-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function sending(url: string, headers: IncomingHttpHeaders) {
  const request = Object.assign(new EventEmitter(), { url, headers, complete: false });
  const onLate = vi.fn();
  limitSending(request as never, onLate);
  return { request, onLate };
}

test("a body has 30 s to come, a file longer, and what has come is left alone", () => {
  const slow = sending("/api/messages", { "content-length": "10" });
  const streamed = sending("/api/messages?x", { "transfer-encoding": "chunked" });
  const files = ["/api/imports", "/api/imports/preview?x", "/operateur/clients/a/fichier"].map((path) =>
    sending(path, { "content-length": "10" }),
  );
  const empty = sending("/", {});
  const whole = sending("/api/messages", { "content-length": "10" });
  whole.request.complete = true;
  const gone = sending("/api/messages", { "content-length": "10" });
  gone.request.emit("close");
  vi.advanceTimersByTime(29_000);
  expect(slow.onLate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  for (const late of [slow, streamed]) expect(late.onLate).toHaveBeenCalledOnce();
  for (const { onLate } of [...files, empty, whole, gone]) expect(onLate).not.toHaveBeenCalled();
});
