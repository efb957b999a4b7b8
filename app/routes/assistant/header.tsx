import { Link } from "react-router";
import { assistant } from "~/content/assistant.ts";
import { type Step, steps } from "~/conversation/onboarding.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Sunrise } from "~/ui/logo.tsx";
import { Progress } from "./progress.tsx";
import { useOnline } from "./use-online.ts";

type Props = { email: string; step: Step | null; isAway: boolean; isLeaving: boolean; onSignOut: () => void };

/** Who is signed in, the way out, and how far the onboarding has come. */
export function Header({ email, step, isAway, isLeaving, onSignOut }: Props) {
  const isOffline = !useOnline();
  return (
    <header className="horizon relative shrink-0">
      <div className="mx-auto flex min-h-16 max-w-chat lg:max-w-none flex-wrap items-center gap-x-3 short:min-h-12 short:py-0 px-edge py-2 sm:px-6">
        <Link
          to="/"
          reloadDocument
          aria-label={assistant.header.home}
          className="-ms-1.5 grid size-11 shrink-0 place-items-center rounded-sm"
        >
          <Sunrise className="h-6 w-8" />
        </Link>
        <div className="min-w-0 flex-1 basis-32 leading-tight">
          <h1 className="text-base leading-tight">{assistant.title}</h1>
          <Link
            to="/compte"
            reloadDocument
            aria-label={assistant.header.account(email)}
            className="inline-flex min-h-6 items-center rounded-sm text-ink-soft text-xs leading-tight underline decoration-line-strong underline-offset-2 wrap-anywhere hover:text-ink short:hidden"
          >
            {email}
          </Link>
        </div>
        <p role="status" className="text-ink-soft text-xs">
          {isOffline ? assistant.connection.offline : isAway && assistant.connection.lost}
        </p>
        <Button
          look="quiet"
          busy={isLeaving}
          onClick={onSignOut}
          className="-me-3 shrink-0 px-3 noscript:hidden"
        >
          {!isLeaving && <Icon name="signOut" />}
          <span className="max-sm:heard-only">{assistant.header.signOut}</span>
        </Button>
      </div>
      {step && (
        <Progress number={steps.indexOf(step) + 1} count={steps.length} name={assistant.stepNames[step]} />
      )}
    </header>
  );
}
