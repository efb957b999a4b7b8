import type { Ref } from "react";
import { companyCount } from "#app/content/company-count-copy.ts";
import { market as copy } from "#app/content/public/market-copy.ts";
import type { MarketCount } from "#app/targeting/market-protocol.ts";
import { queryOf } from "#app/targeting/market-words.ts";
import type { MarketWords } from "#app/targeting/reading/read-market.ts";
import { AnchorButton, Button, Spinner } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Horizon } from "#app/ui/page/horizon.tsx";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { Examples } from "./examples.tsx";
import { hasFailed, type MarketState, type Outcome } from "./market-state.ts";
import type { Progress } from "./use-market.ts";

type Props = {
  ref: Ref<HTMLElement>;
  state: MarketState;
  progress: Progress;
  onTake: (words: MarketWords) => void;
};

/** How many companies there are, how the words were read, and the way to a list of them; or why there is no number. */
export function Result({ ref, state: { words, outcome }, progress, onTake }: Props) {
  const isCounting = progress !== "none";
  const read = !isCounting && outcome?.kind === "read" ? outcome : null;
  const found = read?.found ?? null;
  const isFound = found !== null && found.count > 0;
  return (
    <section
      ref={ref}
      id="resultat"
      aria-labelledby="resultat-titre"
      className="grid scroll-my-24 grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-8 rounded-lg border border-line bg-paper-raised px-press py-6 sm:px-8 sm:py-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]"
    >
      <div>
        <Horizon sun={isCounting ? "rising" : isFound ? "up" : "dawning"} />
        <h2 id="resultat-titre" className="mt-6 font-semibold text-ink-soft text-sm tracking-normal">
          {copy.result.title}
        </h2>
        <div role="status" className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-3">
          {isCounting ? <Counting isSlow={progress === "slow"} /> : <Told outcome={outcome} />}
        </div>
        {!isCounting && hasFailed(outcome) && (
          <Button type="submit" form="marche" variant="secondary" className="mt-5">
            <Icon name="refresh" />
            {copy.problems.retry}
          </Button>
        )}
        {found && (
          <p className="mt-5 text-ink-soft text-xs">{copy.result.source(days.format(new Date(found.on)))}</p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        {read && <Reading understood={read.understood} notUnderstood={read.notUnderstood} />}
        {isFound && <Next href={`/ciblage?${queryOf(words)}`} />}
        {!isCounting && !isFound && !hasFailed(outcome) && <Examples onTake={onTake} />}
      </div>
    </section>
  );
}

/** The day is a date without a time, so its time zone is UTC. */
const days = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

function Counting({ isSlow }: { isSlow: boolean }) {
  return (
    <p className="flex gap-3 text-lg text-ink-soft leading-tight">
      <Spinner className="mt-0.5 text-sun" />
      <span className="min-w-0">{isSlow ? copy.result.slow : copy.form.counting}</span>
    </p>
  );
}

/** The number, or why there is none. */
function Told({ outcome }: { outcome: Outcome | null }) {
  if (outcome?.kind === "read" && outcome.found)
    return (
      <>
        <Count found={outcome.found} />
        {outcome.notUnderstood.length > 0 && (
          <p className="font-medium text-sm text-sun-deep">{copy.result.partly}</p>
        )}
      </>
    );
  const text = textOf(outcome);
  if (!hasFailed(outcome)) return <p className="text-lg text-ink-soft leading-tight">{text}</p>;
  return (
    <p className="flex gap-3 font-medium">
      <Icon name="warning" className="mt-1 text-danger" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}

function Count({ found }: { found: MarketCount }) {
  const { before, figure, after } = companyCount.parts(found);
  if (figure === "")
    return (
      <>
        <p className="font-semibold text-xl">{before}</p>
        <p className="text-ink-soft">{copy.result.none}</p>
      </>
    );
  return (
    <>
      <p className="font-medium text-lg leading-tight">
        {before && <span className="block">{before} </span>}
        <span className="my-1 block font-bold font-display text-3xl tabular-nums tracking-tight">
          {figure}{" "}
        </span>
        {after}
      </p>
      {found.atLeast && <p className="text-ink-soft text-sm">{copy.result.many}</p>}
    </>
  );
}

function textOf(outcome: Outcome | null): string {
  const { form, unclear, problems, result } = copy;
  switch (outcome?.kind) {
    case "read":
      return outcome.notUnderstood.length > 0 ? unclear.nothing : unclear.everything;
    case "empty":
      return unclear.empty;
    case "too long":
      return form.shorten;
    case "limited":
      return problems.limited(outcome.retryAfter);
    case "unavailable":
    case "offline":
      return problems[outcome.kind];
    default:
      return result.waiting;
  }
}

/** The words as they were understood, and what was not. */
function Reading({ understood, notUnderstood }: { understood: string[]; notUnderstood: string[] }) {
  return (
    <>
      {understood.length > 0 && (
        <div className="text-sm">
          <h3 className="font-semibold text-sm tracking-normal">{copy.result.understood}</h3>
          <ul className="mt-2 grid gap-1.5">
            {understood.map((sentence) => (
              <li key={sentence} className="flex gap-2.5 wrap-anywhere">
                <Icon name="check" className="mt-0.5 text-verified" />
                <span className="min-w-0">{sentence}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {notUnderstood.length > 0 && (
        <div className="border-sun-fill border-s-2 ps-3 text-sm">
          <h3 className="font-semibold text-sm tracking-normal">{copy.result.missed}</h3>
          <ul className="mt-1 grid gap-1 text-ink-soft">
            {notUnderstood.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** The way from a number to one's own list. */
function Next({ href }: { href: `/ciblage?${string}` }) {
  const { text, start, how, offers } = copy.next;
  return (
    <div className="border-line border-t pt-6">
      <p className="font-medium text-pretty">{text}</p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <AnchorButton href={href} rel="nofollow">
          {start}
        </AnchorButton>
        <AnchorButton href="/#pricing" variant="secondary">
          {offers}
        </AnchorButton>
      </div>
      <p className="mt-3 max-w-measure text-ink-soft text-xs">{wholeEmails(how)}</p>
    </div>
  );
}
