import type { benefits, FragmentName } from "#app/content/home/benefits-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { StatusPill } from "../prospects/status-pill.tsx";

/** The figures that the fragments show, from the offer catalogue and the business rules. */
export type FragmentFigures = {
  /** What one number and one e-mail cost; `about` is empty when the price is exact. */
  pricePerLead: { about: string; price: string; unit: string };
  /** When the data of prospects is deleted: `+ 30 jours`. */
  retention: string;
};

type Props = { name: FragmentName; copy: (typeof benefits)["fragments"]; figures: FragmentFigures };

const chip = "rounded-full border border-line-strong bg-paper-raised px-2.5 py-0.5 font-medium";

/** A fragment of the product, with invented data. */
export function Fragment({ name, copy, figures }: Props) {
  switch (name) {
    case "criteria":
      return (
        <div className="flex flex-wrap gap-1.5">
          {copy.criteria.map((criterion) => (
            <span key={criterion} className={chip}>
              {criterion}
            </span>
          ))}
        </div>
      );
    case "verified":
      return (
        <div className="rounded-md border border-line bg-paper-raised px-3 py-2">
          <p className="wrap-anywhere">
            {copy.verified.email.split("@")[0]}@<wbr />
            {copy.verified.email.split("@")[1]}
          </p>
          <p className="inline-flex items-center gap-1.5 font-medium text-verified">
            <Icon name="check" />
            {copy.verified.label}
          </p>
        </div>
      );
    case "morning":
      return (
        <p>
          <span className="block font-display font-semibold text-2xl tabular-nums leading-none tracking-tight">
            {copy.morning.time}
          </span>
          <span className="mt-2 block font-medium text-sun-deep">{copy.morning.label}</span>
        </p>
      );
    case "statuses":
      return (
        <div className="flex flex-wrap gap-1.5">
          <StatusPill status="new" />
          <StatusPill status="to-call-back" />
          <StatusPill status="meeting" />
        </div>
      );
    case "crossedOut":
      return (
        <p className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))] gap-x-3 gap-y-1 font-medium text-ink-soft text-sm">
          {copy.crossedOut.map((task) => (
            <s key={task} className="justify-self-start decoration-2 decoration-sun-fill">
              {task}
            </s>
          ))}
        </p>
      );
    case "pricePerLead":
      return (
        <p>
          <span className="block font-display font-semibold text-2xl tabular-nums leading-none tracking-tight">
            <span className="font-normal font-sans text-ink-soft text-sm tracking-normal">
              {figures.pricePerLead.about}{" "}
            </span>
            {figures.pricePerLead.price}
          </span>
          <span className="mt-2 block text-ink-soft">{figures.pricePerLead.unit}</span>
        </p>
      );
    case "retention":
      return <Line start={copy.retention.event} end={figures.retention} label={copy.retention.label} />;
    case "setup":
      return <Line start={copy.setup.start} end={copy.setup.end} />;
  }
}

/** A stretch of time between two moments on the horizon. */
function Line({ start, end, label }: { start: string; end: string; label?: string }) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-2 font-medium">
        <span>{start}</span>
        <span>{end}</span>
      </p>
      <div className="mt-2 flex justify-end border-ink border-b">
        <svg aria-hidden="true" viewBox="0 0 28 14" fill="var(--color-sun-fill)" className="h-3.5 w-7">
          <path d="M0 14a14 14 0 0 1 28 0Z" />
        </svg>
      </div>
      {label && <p className="mt-1 text-end text-ink-soft">{label}</p>}
    </div>
  );
}
