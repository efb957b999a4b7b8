import { type Model, ModelError, type ModelRequest } from "#app/assistant/model/model.ts";
import type { ChatRequest, JsonSchema } from "./chat-completions.ts";
import { scriptedReply } from "./scripted-model.ts";

const usage = { inputTokens: 100, outputTokens: 50 };

/** The scripted model without its protocol and without pauses, for many answers at once. */
export const scriptedInProcess: Model = {
  async *stream(request) {
    const text = await wordsFor(request);
    if (!text) throw new ModelError("nonsense", usage);
    yield text;
    return usage;
  },
  async json({ jsonSchema, ...request }) {
    const schema = jsonSchema as JsonSchema;
    const asked = { type: "json_schema", json_schema: { schema } };
    return { value: JSON.parse(await wordsFor(request, asked)), usage };
  },
};

async function wordsFor(
  { system, messages }: ModelRequest,
  response_format?: ChatRequest["response_format"],
): Promise<string> {
  const told = [{ role: "system", content: system }, ...messages];
  const reply = scriptedReply(
    { messages: told, ...(response_format && { response_format }) },
    { thinking: 0, word: 0 },
  );
  if ("status" in reply) throw new ModelError("unavailable", usage);
  let text = "";
  for await (const piece of reply.pieces) if (typeof piece === "string") text += piece;
  return text;
}
