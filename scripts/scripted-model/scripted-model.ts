// The scripted model of `npm run dev`: a chat-completions service on this machine that answers plausibly in French,
// without a key. A message whose last paragraph contains one of these words shows a state instead:
//   /lent    the first words do not come in time
//   /coupe   the connection is cut in the middle
//   /panne   the service is down
//   /vide    the answer is empty
//   /long    the answer takes a minute
//   /prix    the answer names a price that no offer has
import type { ChatRequest, Piece } from "./chat-completions.ts";
import { type CompletionsReply, startCompletionsServer } from "./completions-server.ts";
import { factsIn } from "./facts.ts";
import { sampleValue } from "./sample-value.ts";
import { scriptedAnswer } from "./scripted-answer.ts";

/** Milliseconds before the first word, and between two words. */
export type Pace = { thinking: number; word: number };

const wrongPrice = "L’offre Starter coûte 149 €";

const natural: Pace = { thinking: 400, word: 45 };

/** Starts the scripted model. Its `baseUrl` is a value for ASSISTANT_BASE_URL. */
export function startScriptedModel(pace = natural) {
  return startCompletionsServer(({ body }) => scriptedReply(body, pace));
}

/** How the scripted model answers a request. */
export function scriptedReply({ messages, response_format }: ChatRequest, pace: Pace): CompletionsReply {
  const of = (role: string) =>
    messages.filter((message) => message.role === role).map(({ content }) => content);
  const system = of("system").join("\n");
  const fromCustomer = of("user");
  const schema = response_format?.json_schema?.schema;
  // A message follows the ones before it that have no answer, such as one that failed. The wish for a draft stands in tags.
  const asked = schema ? fromCustomer.join("\n") : (fromCustomer.at(-1)?.split("\n\n").at(-1) ?? "");

  if (asked.includes("/panne")) return { status: 503 };
  if (asked.includes("/vide")) return { pieces: [] };
  if (asked.includes("/lent")) return { pieces: ["stall"] };
  if (schema) {
    const facts = factsIn(`${system}\n${fromCustomer[0]}`);
    return { pieces: [pace.thinking, JSON.stringify(sampleValue(schema, facts))] };
  }
  const answer = scriptedAnswer(system, asked);
  // A correction that the product asks for comes after the customer's own words and the unmarked answer.
  const isCorrection =
    of("assistant").at(-1)?.startsWith(wrongPrice) && fromCustomer.at(-2)?.includes("/prix");
  if (asked.includes("/prix") || isCorrection) return spoken(`${wrongPrice} par mois. ${answer}`, pace);
  if (asked.includes("/long")) return spoken(Array(12).fill(answer).map(numbered).join("\n\n"), pace);
  if (asked.includes("/coupe")) return spoken(answer, pace, 12);
  return spoken(answer, pace);
}

/** The text word by word; cut after `end` of them, if that is given. */
function spoken(text: string, { thinking, word }: Pace, end?: number): CompletionsReply {
  const words = text.split(/(?= )/).slice(0, end);
  const pieces: Piece[] = [thinking, ...words.flatMap((one) => [one, word])];
  return { pieces: end === undefined ? pieces : [...pieces, "reset"] };
}

const numbered = (text: string, index: number) => `Partie ${index + 1}. ${text}`;
