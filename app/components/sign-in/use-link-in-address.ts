import { useCallback, useEffect, useLayoutEffect, useState } from "react";
import * as v from "valibot";
import { safeReturnPath } from "#app/accounts/sign-in/safe-return-path.ts";
import { clearUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import { login } from "#app/content/public/login-copy.ts";
import type { ApiPath } from "#app/hrefs.ts";
import { takeTokenFromAddress } from "./token-in-fragment.ts";

export type LinkState =
  | { kind: "none" }
  | { kind: "checking" }
  | { kind: "confirming"; token: string; email: string; next: string }
  | { kind: "redeeming" }
  /** `help` tells the reader what to do, if that is known. */
  | { kind: "failed"; problem: string; help: string | null };

const LinkDetails = v.object({ email: v.string(), sameBrowser: v.boolean(), next: v.string() });

/**
 * Redeems the link in the page's address: at once in the browser that requested it, else after a click. A link for the
 * signed-in address (`current`) is ignored; one for another address needs a click too. D21.
 */
export function useLinkInAddress(current: string | null) {
  const [link, setLink] = useState<LinkState>({ kind: "none" });

  const redeem = useCallback(async (token: string, next: string) => {
    setLink({ kind: "redeeming" });
    const result = await send("/api/session", token);
    if (result.ok) {
      // The previous session may have been another user's.
      clearUnsentText();
      window.location.assign(safeReturnPath(next));
    } else setLink({ kind: "failed", problem: result.problem, help: result.help });
  }, []);

  const check = useCallback(
    async (token: string) => {
      setLink({ kind: "checking" });
      const result = await send("/api/session/link", token);
      if (!result.ok) return setLink({ kind: "failed", problem: result.problem, help: result.help });

      const parsed = v.safeParse(LinkDetails, result.body);
      if (!parsed.success) return setLink({ kind: "failed", problem: login.problems.unexpected, help: null });
      const { email, sameBrowser, next } = parsed.output;
      if (email === current) return setLink({ kind: "none" });
      if (sameBrowser && current === null) return redeem(token, next);
      setLink({ kind: "confirming", token, email, next });
    },
    [current, redeem],
  );

  // A layout effect runs before the first paint, so that the token is removed from the address bar as soon as possible.
  useLayoutEffect(() => {
    const read = () => {
      const token = takeTokenFromAddress();
      if (token !== null) void check(token);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [check]);

  // A page restored from the back/forward cache must not show an earlier sign-in.
  useEffect(() => {
    const reset = (event: PageTransitionEvent) => event.persisted && setLink({ kind: "none" });
    window.addEventListener("pageshow", reset);
    return () => window.removeEventListener("pageshow", reset);
  }, []);

  const accept = () => link.kind === "confirming" && redeem(link.token, link.next);
  const decline = () => setLink({ kind: "none" });
  return { link, accept, decline };
}

type Result = { ok: true; body: unknown } | { ok: false; problem: string; help: string | null };

async function send(path: ApiPath, token: string): Promise<Result> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ token }),
    });
    if (response.ok) return { ok: true, body: response.status === 204 ? null : await response.json() };
    if (response.status === 429) {
      const seconds = Number(response.headers.get("Retry-After")) || 60;
      return { ok: false, problem: login.problems.tooManyAttempts(seconds), help: null };
    }
    const isBad = response.status === 400 || response.status === 422;
    return isBad
      ? { ok: false, problem: login.problems.rejected, help: login.link.rejectedHelp }
      : { ok: false, problem: login.problems.unexpected, help: null };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false, problem: login.problems.unexpected, help: null };
    if (error instanceof TypeError) return { ok: false, problem: login.problems.offline, help: null };
    throw error;
  }
}
