// The scripted model of `npm run dev` and `npm run eval`: a chat-completions service on this machine that answers plausibly
// in French, without a key, from what a request gives it and from nothing else. A message that contains one of these words
// shows a state instead:
//   /lent    the first words do not come in time
//   /coupe   the connection is cut in the middle
//   /panne   the service is down
//   /vide    the answer is empty
//   /long    the answer takes a minute
//   /prix    the answer names a price that no offer has, and the right one when it is asked again with the reason;
//            with /têtu it repeats the wrong one, which is then marked
import { scriptedAnswer } from "./answers/scripted-answer.ts";
import type { ChatRequest, Piece } from "./chat-completions.ts";
import { type CompletionsReply, startCompletionsServer } from "./completions-server.ts";
import { givenContext } from "./context/given-context.ts";
import { ownMessage } from "./context/own-message.ts";
import { sampleValue } from "./drafts/sample-value.ts";

/** Milliseconds before the first word, and between two words. */
export type Pace = { thinking: number; word: number };

const natural: Pace = { thinking: 400, word: 45 };

/** Starts the scripted model. Its `baseUrl` is a value for ASSISTANT_BASE_URL. */
export function startScriptedModel(pace = natural) {
  return startCompletionsServer(({ body }) => scriptedReply(body, pace));
}

/** How the scripted model answers a request. */
export function scriptedReply(request: ChatRequest, pace: Pace): CompletionsReply {
  const { messages, response_format } = request;
  const fromCustomer = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const { own, isCorrection } = ownMessage(fromCustomer);
  const schema = response_format?.json_schema?.schema;

  if (own.includes("/panne")) return { status: 503 };
  if (own.includes("/vide")) return { pieces: [] };
  if (own.includes("/lent")) return { pieces: ["stall"] };
  const given = givenContext(request);
  if (schema) return { pieces: [pace.thinking, JSON.stringify(sampleValue(schema, given))] };

  const answer = scriptedAnswer(given);
  if (own.includes("/prix")) {
    const [starter] = given.catalogue.offers;
    const right = starter ? `${starter.monthly} €` : "le prix affiché sur le site";
    const isWrong = !isCorrection || own.includes("/têtu");
    return spoken(`L’offre Starter coûte ${isWrong ? "149 €" : right} par mois. ${answer}`, pace);
  }
  if (own.includes("/long")) return spoken(Array(12).fill(answer).map(numbered).join("\n\n"), pace);
  if (own.includes("/coupe")) return spoken(answer, pace, 12);
  return spoken(answer, pace);
}

/** The text word by word; cut after `end` of them, if that is given. */
function spoken(text: string, { thinking, word }: Pace, end?: number): CompletionsReply {
  const words = text.split(/(?= )/).slice(0, end);
  const pieces: Piece[] = [thinking, ...words.flatMap((one) => [one, word])];
  return { pieces: end === undefined ? pieces : [...pieces, "reset"] };
}

const numbered = (text: string, index: number) => `Partie ${index + 1}. ${text}`;
