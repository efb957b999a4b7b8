import { Link } from "react-router";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { type Step, steps } from "#app/conversation/onboarding/onboarding.ts";
import type { Href } from "#app/hrefs.ts";
import { Sunrise } from "#app/ui/page/logo.tsx";
import { StepLine } from "./progress.tsx";

/** The title, the step of the onboarding and the account. The links elsewhere: `NavigationMenu`. */
export function Header({ email, step }: { email: string; step: Step | null }) {
  return (
    <header className="col-start-1 row-start-1 flex min-w-0 items-center gap-x-2 py-2 ps-edge low:py-0.5 broad:ps-6">
      <Link
        to={"/" satisfies Href}
        reloadDocument
        aria-label={assistant.header.home}
        className="-ms-1.5 grid size-target shrink-0 place-items-center rounded-sm low:slim:hidden"
      >
        <Sunrise className="h-6 w-8" />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex flex-col gap-x-3 leading-tight low:flex-row low:items-baseline desk:flex-row desk:items-baseline">
          <h1 className={`shrink-0 text-base leading-tight ${step ? "low:slim:sr-only" : ""}`}>
            {assistant.title}
          </h1>
          {step && (
            <StepLine
              number={steps.indexOf(step) + 1}
              count={steps.length}
              name={assistant.stepNames[step]}
            />
          )}
        </div>
        <Link
          to={"/compte" satisfies Href}
          reloadDocument
          title={email}
          aria-label={assistant.header.account(email)}
          className="-my-3 hidden min-h-target max-w-full items-center rounded-sm text-ink-soft text-xs hover:text-ink desk:inline-flex"
        >
          <span className="truncate underline decoration-line-strong underline-offset-2">{email}</span>
        </Link>
      </div>
    </header>
  );
}
