import type { Model, ModelRequest } from "#app/assistant/model/model.ts";

/** A request as the model received it, with the JSON Schema if it asked for JSON. */
export type Received = ModelRequest & { jsonSchema?: object };

/** What the model says to one request: a text, or a JSON value. May throw or wait. */
type Script = (request: Received) => unknown;

/** A `Model` in this process that answers as `script` says, and records what it was asked. */
export function scriptedModel(script: Script): Model & { requests: Received[] } {
  const requests: Received[] = [];
  const usage = { inputTokens: 0, outputTokens: 0 };
  return {
    requests,
    async *stream(request) {
      requests.push(request);
      request.signal.throwIfAborted();
      yield String(await script(request));
      return usage;
    },
    async json(request) {
      requests.push(request);
      request.signal.throwIfAborted();
      return { value: await script(request), usage };
    },
  };
}
