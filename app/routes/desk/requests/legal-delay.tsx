import { requestsCopy } from "#app/content/desk/requests-copy.ts";

/** Days of the month of a request about personal data below which they are set off. */
const urgent = 7;

/** The days that are left to answer: the words say it, the weight sets off what is urgent or late. */
export function LegalDelay({ left }: { left: number }) {
  const tone = left < 0 ? "font-bold text-danger" : left < urgent ? "font-semibold" : "";
  return <span className={`wrap-normal tabular-nums ${tone}`}>{requestsCopy.left(left)}</span>;
}
