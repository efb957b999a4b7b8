import type { Logger } from "pino";
import type { ServiceFailure } from "./service-failure.ts";

/** The setting that an operator should check when the service refuses every request with this status. */
const settings = new Map([
  [401, "ASSISTANT_API_KEY"],
  [402, "ASSISTANT_API_KEY"],
  [403, "ASSISTANT_API_KEY"],
  [404, "ASSISTANT_BASE_URL or ASSISTANT_MODEL"],
]);

/** What operators read about the model service: one line for each failure, and for each change of the circuit. */
export class RequestLog {
  readonly #log: Pick<Logger, "info" | "warn" | "error">;
  /** The status of the refusal that was reported last. */
  #reported: number | null = null;

  constructor(log: Pick<Logger, "info" | "warn" | "error">) {
    this.#log = log;
  }

  /** A failed request, and how long it took in milliseconds. A wrong setting is reported once, until it works again. */
  failed({ reason, status, code, retryAfter }: ServiceFailure["details"], milliseconds: number): void {
    const fields = { reason, status, code, retryAfter, milliseconds: Math.round(milliseconds) };
    this.#log.warn(fields, "a request to the model failed");
    const setting = status !== null && status < 400 ? "ASSISTANT_BASE_URL" : settings.get(status ?? 0);
    if (!setting || this.#reported === status) return;
    this.#reported = status;
    this.#log.error({ status, setting }, `the model service refuses every request: check ${setting}`);
  }

  succeeded(): void {
    this.#reported = null;
  }

  readonly circuitOpened = (milliseconds: number): void =>
    this.#log.warn({ milliseconds }, "the model service fails repeatedly: no request is made for a while");

  readonly circuitClosed = (): void => this.#log.info("the model service answers again");
}
