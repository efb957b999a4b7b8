import { useState } from "react";
import { useSubmit } from "react-router";
import { passkeyCopy } from "#app/content/desk/passkey-copy.ts";
import { type BrowserAnswer, knowsPasskeys } from "./ask-browser.ts";

const { problems } = passkeyCopy;

/** A problem that the browser had; each is another object, so that the same one is told again. */
export type BrowserProblem = { text: string };

/**
 * Asks the browser by `ask`, and posts its answer to the page with the other fields. `isBusy` while the person is asked;
 * `problem` says why there was no answer.
 */
export function usePasskeyForm(ask: () => Promise<BrowserAnswer>) {
  const submit = useSubmit();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<BrowserProblem | null>(null);

  async function send(fields: Record<string, string>) {
    if (!knowsPasskeys()) return setProblem({ text: problems.unsupported });
    setBusy(true);
    setProblem(null);
    try {
      const answer = await ask();
      if (answer.kind === "answered") await submit({ ...fields, answer: answer.text }, { method: "post" });
      else setProblem({ text: problems[answer.kind] });
    } catch {
      setProblem({ text: problems.unexpected });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, send };
}
