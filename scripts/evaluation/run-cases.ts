import type { ProfileValues } from "#app/profile/profile-field.ts";
import type { Answered, AnswerOnce } from "./answering.ts";
import { defaultProfile } from "./default-profile.ts";
import type { EvalCase } from "./eval-case.ts";
import { judgeAnswer } from "./judge-answer.ts";

/** The outcome of a case; `problems` is empty if it passed. */
export type Outcome = {
  id: string;
  category: string;
  problems: string[];
  /** Whether `meaning` was left out, because the scripted model does not understand messages. */
  isPartlyJudged: boolean;
  tokens: number;
  seconds: number;
};

/** Runs the cases one after the other, and reports each as soon as it is judged. */
export async function runCases(
  cases: readonly EvalCase[],
  { answerOnce, isScripted }: { answerOnce: AnswerOnce; isScripted: boolean },
  report: (outcome: Outcome) => void,
  now: () => number = Date.now,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { id, category, turns = [], records = [], message, expect, meaning, ...given } of cases) {
    const profile: ProfileValues = { ...defaultProfile, ...given.profile };
    const started = now();
    let answered: Answered | null = null;
    let problems: string[];
    try {
      answered = await answerOnce({ profile, turns, records, message });
      problems = judgeAnswer(expect, answered, profile);
      if (meaning && !isScripted) problems.push(...judgeAnswer(meaning, answered, profile));
    } catch (error) {
      problems = [`no answer: ${(error as Error).message}`];
    }
    const { inputTokens = 0, outputTokens = 0 } = answered?.usage ?? {};
    const outcome = {
      id,
      category,
      problems: [...new Set(problems)],
      isPartlyJudged: isScripted && meaning !== undefined,
      tokens: inputTokens + outputTokens,
      seconds: (now() - started) / 1_000,
    };
    report(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}
