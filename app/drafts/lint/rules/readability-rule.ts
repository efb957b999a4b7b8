import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import { withoutPlaceholders } from "../../placeholders.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { MailText } from "../mail-text.ts";
import { readingEase, wordCount } from "../reading-ease.ts";

/** Kandel and Moles call a text below 30 very difficult; French business prose lies between 40 and 60. */
const minEase = 30;
const maxSentence = 40;

/** Short sentences, and a text that reads without effort. */
export function readabilityRule({ prose }: MailText): Diagnostic[] {
  const texts = prose.map(({ text }) => withoutPlaceholders(text).replace(/https?:\/\/\S+/g, " "));
  const ease = readingEase(texts.filter((text) => wordCount(text) > 0));
  const whole = {
    rule: "readability" as const,
    severity: "warning" as const,
    field: "body" as const,
    start: prose[0]?.start ?? 0,
    end: prose.at(-1)?.end ?? 0,
  };
  const long = prose.flatMap(({ start, end }, index) => {
    const count = wordCount(texts[index] ?? "");
    return count > maxSentence ? [{ ...whole, start, end, message: copy.longSentence(count) }] : [];
  });
  return ease !== null && ease < minEase ? [{ ...whole, message: copy.readability(ease) }, ...long] : long;
}
