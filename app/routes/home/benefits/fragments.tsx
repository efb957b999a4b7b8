import type { benefits, FragmentName } from "#app/content/home/benefits-copy.ts";
import { StatusPill } from "../prospects/status-pill.tsx";

type Props = { name: FragmentName; copy: (typeof benefits)["fragments"] };

/** A fragment of the product, with invented data. home.css ".fragment". */
export function Fragment({ name, copy }: Props) {
  switch (name) {
    case "criteria":
      return (
        <div className="fragment">
          {copy.criteria.map((criterion) => (
            <span key={criterion} className="chip">
              {criterion}
            </span>
          ))}
        </div>
      );
    case "verified": {
      const [mailbox, domain] = copy.verified.email.split("@");
      return (
        <div className="fragment">
          <p>
            {mailbox}@<wbr />
            {domain}
            <b className="checked">{copy.verified.label}</b>
          </p>
        </div>
      );
    }
    case "morning":
      return (
        <div className="fragment">
          <b className="hour">{copy.morning.time}</b>
          {copy.morning.label}
        </div>
      );
    case "statuses":
      return (
        <div className="fragment">
          <StatusPill status="new" />
          <StatusPill status="to-call-back" />
          <StatusPill status="meeting" />
        </div>
      );
  }
}
