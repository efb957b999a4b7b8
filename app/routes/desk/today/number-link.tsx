import { Link } from "react-router";
import type { Href } from "#app/hrefs.ts";

type Props = {
  count: number;
  /** The bound up to which it was counted. */
  most?: number;
  label: string;
  /** The rows that it counts. */
  to: Href;
  tone?: "plain" | "bad";
};

/** A number of the desk with what it counts, as a link to its rows. */
export function NumberLink({ count, most, label, to, tone = "plain" }: Props) {
  const isBad = tone === "bad" && count > 0;
  return (
    <Link
      to={to}
      className="group grid min-h-11 content-center rounded-sm py-1 pe-4 no-underline hover:text-sun"
    >
      <span
        className={`font-bold text-2xl tabular-nums ${isBad ? "text-danger" : count === 0 ? "text-ink-soft" : ""}`}
      >
        {count.toLocaleString("fr-FR")}
        {most !== undefined && count >= most && "+"}
      </span>{" "}
      <span className="text-ink-soft text-sm underline decoration-line-strong underline-offset-4 group-hover:decoration-current">
        {label}
      </span>
    </Link>
  );
}
