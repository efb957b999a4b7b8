// The protocol of chat completions, as a service speaks it: for tests and for the scripted model of `npm run dev`.

/** A request, as far as a server needs to understand it. */
export type ChatRequest = {
  model?: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { schema: JsonSchema } };
};

/** The part of JSON Schema that the product's schemas use. */
export type JsonSchema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/**
 * A part of a streamed answer: words; a pause in milliseconds; a chunk of another shape; bytes as they are; or the end
 * of all words, with the connection left open (`stall`), closed in the middle (`cut`) or reset (`reset`).
 */
export type Piece = string | number | { chunk: unknown } | { raw: string } | "stall" | "cut" | "reset";

/** How an answer ends, unless one of its pieces ends it. `null` leaves that part out. */
export type Finish = {
  finishReason?: string | null;
  usage?: unknown;
  done?: boolean;
};

/** A chunk that carries words. */
export function wordChunk(content: string): object {
  return chunkOf([{ index: 0, delta: { role: "assistant", content }, finish_reason: null }]);
}

/** The chunk after the last word. */
export function finishChunk(finishReason: string): object {
  return chunkOf([{ index: 0, delta: {}, finish_reason: finishReason }]);
}

/** The chunk with the usage, which has no choice. */
export function usageChunk(usage: unknown): object {
  return { ...chunkOf([]), usage };
}

/** The answer to a request that is not streamed. */
export function wholeAnswer(content: string, finishReason: string, usage: unknown): object {
  const message = { role: "assistant", content };
  return {
    ...chunkOf([]),
    object: "chat.completion",
    choices: [{ index: 0, message, finish_reason: finishReason }],
    usage,
  };
}

/** A chunk as a line of the stream. */
export function eventOf(chunk: unknown): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}

function chunkOf(choices: object[]) {
  return {
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_700_000_000,
    model: "scripted",
    choices,
  };
}
