import type { AnswerCase, Answered } from "./answering/answering.ts";
import type { EvalCase } from "./cases/eval-case.ts";
import { judgeAnswer } from "./oracles/judge-answer.ts";

/** The outcome of a case; `problems` is empty if it passed, `answered` is `null` if there was no answer. */
export type Outcome = {
  id: string;
  category: string;
  problems: string[];
  answered: Answered | null;
  tokens: number;
  seconds: number;
};

/** Runs the cases one after the other, and reports each as soon as it is judged. */
export async function runCases(
  cases: readonly EvalCase[],
  answerCase: AnswerCase,
  report: (outcome: Outcome) => void = () => {},
  now: () => number = Date.now,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const one of cases) {
    const { id, category } = one;
    const started = now();
    let answered: Answered | null = null;
    let problems: string[];
    try {
      answered = await answerCase(one);
      problems = judgeAnswer(one, answered);
    } catch (error) {
      problems = [`no answer: ${(error as Error).message}`];
    }
    const { inputTokens = 0, outputTokens = 0 } = answered?.usage ?? {};
    const tokens = inputTokens + outputTokens;
    const seconds = (now() - started) / 1_000;
    const outcome = { id, category, problems: [...new Set(problems)], answered, tokens, seconds };
    report(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}
