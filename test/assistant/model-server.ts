import { onTestFinished } from "vitest";
import type { Finish, Piece } from "#scripts/scripted-model/chat-completions.ts";
import {
  type CompletionsReply,
  type ReceivedRequest,
  startCompletionsServer,
} from "#scripts/scripted-model/completions-server.ts";

type Script = CompletionsReply | ((request: ReceivedRequest) => CompletionsReply);

/**
 * A model service that speaks the real protocol, for one test. It answers with what `next` was given, in that order, and
 * then with what `always` was given last: at first "Bonjour !".
 */
export async function startModelServer() {
  const queue: Script[] = [];
  let otherwise: Script = words("Bonjour", " !");
  const server = await startCompletionsServer((request) => {
    const script = queue.shift() ?? otherwise;
    return typeof script === "function" ? script(request) : script;
  });
  onTestFinished(server.stop);
  return {
    ...server,
    config: { baseUrl: server.baseUrl, apiKey: "secret-key", model: "scripted" },
    next: (...scripts: Script[]) => void queue.push(...scripts),
    always(script: Script) {
      otherwise = script;
    },
  };
}

/** An answer of these pieces: words, pauses in milliseconds, `"stall"`, `"cut"`, `"reset"`, other chunks, raw bytes. */
export function words(...pieces: Piece[]): CompletionsReply {
  return { pieces };
}

/** An answer that ends in another way than with `stop`, a plausible usage and `[DONE]`. */
export function wordsThat(finish: Finish, ...pieces: Piece[]): CompletionsReply {
  return { pieces, ...finish };
}

/** A refusal in the format of the protocol, such as 429 with `Retry-After`. */
export function refusal(
  status: number,
  headers: Record<string, string> = {},
  message = "No.",
): CompletionsReply {
  const body = JSON.stringify({ error: { message, type: "error", code: null } });
  return { status, headers: { "Content-Type": "application/json", ...headers }, body };
}

/** An answer that is JSON. */
export function jsonWords(value: unknown): CompletionsReply {
  return { pieces: [JSON.stringify(value)] };
}
