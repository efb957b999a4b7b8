// The scripted model of `npm run dev`: a chat-completions service on this machine that answers plausibly in French,
// without a key. A message that contains one of these words shows a state instead:
//   /lent    the first words do not come in time
//   /coupe   the connection is cut in the middle
//   /panne   the service is down
//   /vide    the answer is empty
//   /long    the answer takes a minute
//   /prix    the answer names a price that no offer has, and the right one when it is asked again with the reason;
//            with /têtu it repeats the wrong one, which is then marked
import type { ChatRequest, Piece } from "./chat-completions.ts";
import { type CompletionsReply, startCompletionsServer } from "./completions-server.ts";
import { factsIn } from "./facts.ts";
import { ownMessage } from "./own-message.ts";
import { sampleValue } from "./sample-value.ts";
import { scriptedAnswer } from "./scripted-answer.ts";

/** Milliseconds before the first word, and between two words. */
export type Pace = { thinking: number; word: number };

const natural: Pace = { thinking: 400, word: 45 };

/** Starts the scripted model. Its `baseUrl` is a value for ASSISTANT_BASE_URL. */
export function startScriptedModel(pace = natural) {
  return startCompletionsServer(({ body }) => scriptedReply(body, pace));
}

/** How the scripted model answers a request. */
export function scriptedReply({ messages, response_format }: ChatRequest, pace: Pace): CompletionsReply {
  const of = (role: string) =>
    messages.filter((message) => message.role === role).map(({ content }) => content);
  const [system, fromCustomer] = [of("system").join("\n"), of("user")];
  const { own, isCorrection } = ownMessage(fromCustomer);
  const schema = response_format?.json_schema?.schema;

  if (own.includes("/panne")) return { status: 503 };
  if (own.includes("/vide")) return { pieces: [] };
  if (own.includes("/lent")) return { pieces: ["stall"] };
  // The profile is in the instructions for an answer, and in the message for a draft.
  const facts = factsIn([system, ...fromCustomer].join("\n"));
  if (schema) return { pieces: [pace.thinking, JSON.stringify(sampleValue(schema, facts))] };

  const answer = scriptedAnswer(facts, system, fromCustomer.at(-1) ?? "");
  if (own.includes("/prix")) {
    const isWrong = !isCorrection || own.includes("/têtu");
    return spoken(
      `L’offre Starter coûte ${isWrong ? "149 €" : starterPrice(system)} par mois. ${answer}`,
      pace,
    );
  }
  if (own.includes("/long")) return spoken(Array(12).fill(answer).map(numbered).join("\n\n"), pace);
  if (own.includes("/coupe")) return spoken(answer, pace, 12);
  return spoken(answer, pace);
}

/** As the catalogue in the instructions names it. */
function starterPrice(system: string): string {
  return /Starter : (\d+\s?€)/.exec(system)?.[1] ?? "le prix affiché sur le site";
}

/** The text word by word; cut after `end` of them, if that is given. */
function spoken(text: string, { thinking, word }: Pace, end?: number): CompletionsReply {
  const words = text.split(/(?= )/).slice(0, end);
  const pieces: Piece[] = [thinking, ...words.flatMap((one) => [one, word])];
  return { pieces: end === undefined ? pieces : [...pieces, "reset"] };
}

const numbered = (text: string, index: number) => `Partie ${index + 1}. ${text}`;
