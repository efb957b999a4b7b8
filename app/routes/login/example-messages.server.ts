import { conversation } from "#app/content/signed-in/conversation-copy.ts";
import { demo } from "#app/content/signed-in/demo-copy.ts";

export type ExampleMessage = { author: "assistant" | "user"; text: string };

/** The first questions of the onboarding with the answers of an invented company. CHT-10 to CHT-13. */
export const exampleMessages: readonly ExampleMessage[] = [
  { author: "assistant", text: conversation.questions.company_name() },
  { author: "user", text: demo.answers[0] },
  { author: "assistant", text: conversation.questions.industry(demo.answers[0]) },
  { author: "user", text: demo.answers[1] },
];
