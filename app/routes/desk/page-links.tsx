import { Link } from "react-router";
import type { Href } from "#app/hrefs.ts";

type Props = {
  /** The page without a cursor; null on the first one. */
  first: Href | null;
  next: Href | null;
  names: { first: string; next: string };
};

/** The links from a page of rows to the first and the next one. */
export function PageLinks({ first, next, names }: Props) {
  if (first === null && next === null) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-x-6">
      {first && (
        <Link to={first} className={link}>
          {names.first}
        </Link>
      )}
      {next && (
        <Link to={next} className={link}>
          {names.next}
        </Link>
      )}
    </p>
  );
}

const link = "link inline-flex min-h-11 items-center font-semibold text-sm";
