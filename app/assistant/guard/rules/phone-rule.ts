import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import type { GuardFacts } from "../facts/guard-facts.ts";
import { phoneOf, phoneRunsIn } from "../reading/phones.ts";
import type { Rule, Verdict } from "./verdict.ts";

/** Phone numbers that the customer did not give; a run of digits is open until something else follows. */
export const phoneRule: Rule = (reading, facts) => {
  const runs = phoneRunsIn(reading).flatMap((run): Verdict[] => {
    const { start, end, isOpen } = run;
    if (isOpen) return [{ start, end, finding: null }];
    const phone = phoneOf(run);
    return phone === null || isGiven(phone, facts)
      ? []
      : [{ start, end, finding: { kind: "phone", reason: copy.phone } }];
  });
  const spoken = reading.tokens
    // "zéro six douze …", or "zéro un quatre-vingt-dix-neuf …"
    .filter(({ kind, text }) => kind === "number" && text.startsWith("zero ") && text.split(" ").length >= 5)
    .map(({ start, end }): Verdict => ({ start, end, finding: { kind: "phone", reason: copy.phone } }));
  return [...runs, ...spoken];
};

/** Several numbers in one run, each of ten digits, are given when each of them is. */
function isGiven(phone: string, { phones }: GuardFacts): boolean {
  if (phones.has(phone)) return true;
  if (phone.startsWith("+") || phone.length % 10 !== 0 || phone.length > 100) return false;
  for (let at = 0; at < phone.length; at += 10) if (!phones.has(phone.slice(at, at + 10))) return false;
  return true;
}
