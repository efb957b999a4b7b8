import { safeReturnPath } from "#app/accounts/sign-in/safe-return-path.ts";
import { login } from "#app/content/public/login-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { LoginState, SignInAnswer } from "./login-state.ts";

/** Sends a form of /login. Without an answer of the page, the form keeps what was typed and says why. */
export async function sendSignIn(form: FormData): Promise<SignInAnswer> {
  try {
    const response = await fetch("/login" satisfies Href, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
    });
    const answer: unknown = await response.json();
    if (isAnswer(answer)) return "next" in answer ? { next: safeReturnPath(answer.next) } : answer;
    return unsent(form, login.problems.unexpected);
  } catch (error) {
    // `fetch` rejects with a TypeError when there is no response; a proxy's page is no JSON.
    if (error instanceof TypeError) return unsent(form, login.problems.offline);
    if (error instanceof SyntaxError) return unsent(form, login.problems.unexpected);
    throw error;
  }
}

/** What refuses a request before the page does answers with an error of the interface. */
function isAnswer(answer: unknown): answer is SignInAnswer {
  return typeof answer === "object" && answer !== null && ("view" in answer || "next" in answer);
}

function unsent(form: FormData, problem: string): LoginState {
  const email = String(form.get("email") ?? "");
  return form.get("intent") === "link"
    ? { view: "address", email, emailError: null, problem }
    : { view: "code", email, codeError: null, problem, sent: false, resendAfter: 0 };
}
