import type { JSONValue } from "ai";
import type { ModelRequest } from "../model.ts";

/** Which parameters a service understands, as learnt from its refusals. */
export class Dialect {
  #refused = new Set<string>();

  /** The parameters of a request's body that not every service understands. */
  parameters({ maxOutputTokens }: ModelRequest, jsonSchema: object | null): Record<string, JSONValue> {
    return {
      ...(this.#refused.has("max_tokens") && { max_completion_tokens: maxOutputTokens }),
      ...(jsonSchema &&
        !this.#refused.has("response_format") && {
          response_format: {
            type: "json_schema",
            // Not strict: that allows only a part of what JSON schemas can say.
            json_schema: { name: "answer", schema: jsonSchema as JSONValue, strict: false },
          },
        }),
    };
  }

  /** Notes a parameter that the service has refused. False when that is nothing new, so that asking again is no use. */
  learn(parameter: string | null): boolean {
    if (parameter === null || this.#refused.has(parameter)) return false;
    this.#refused.add(parameter);
    return true;
  }
}
