import { type MouseEvent, useEffect, useState } from "react";
import { clearUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { AnchorButton, Button } from "#app/ui/form/button.tsx";
import { Horizon } from "#app/ui/page/horizon.tsx";

const copy = profile.signedOut;

/**
 * Shown instead of a page that needs a session. Redirects to /login after `delay` milliseconds; the visitor may go at
 * once, or stop the redirect. ONB-10 to ONB-12, requirements.md SNF, interpretation.md D23.
 */
export function SignInFirst({ delay = 3000 }: { delay?: number }) {
  const [isStopped, setStopped] = useState(false);
  useEffect(clearUnsentText, []);
  useEffect(() => {
    if (isStopped) return;
    const timer = setTimeout(leave, delay);
    return () => clearTimeout(timer);
  }, [isStopped, delay]);

  return (
    <div className="mx-auto flex w-full max-w-page flex-1 flex-col justify-center py-16">
      <Horizon sun="below" />
      <div className="pt-10">
        <h1 className="text-2xl">{copy.title}</h1>
        <p className="mt-4 max-w-measure text-lg">{copy.why}</p>
        <p className="mt-2 max-w-measure text-ink-soft">{copy.text}</p>
        <p role="status" className="mt-2 max-w-measure text-ink-soft noscript:hidden">
          {isStopped ? copy.stopped : copy.leaving(Math.ceil(delay / 1000))}
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <AnchorButton href={"/login" satisfies Href} onClick={leaveNow}>
            {copy.now}
          </AnchorButton>
          {!isStopped && (
            <Button variant="secondary" onClick={() => setStopped(true)} className="noscript:hidden">
              {copy.stop}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

/** The way back shall not lead here again. */
const leave = () => window.location.replace("/login" satisfies Href);

function leaveNow(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  leave();
}
