import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import { thirdPersonIn, toYou } from "../../facts/third-person.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { MailText } from "../mail-text.ts";

/** What is offered is said to "vous": nobody of whom the mail has not spoken is "ils" or has "leurs" factures. */
export function thirdPersonRule({ prose }: MailText): Diagnostic[] {
  return prose.flatMap(({ text, start }, index) =>
    thirdPersonIn(text, prose[index - 1]?.text).map((word) => {
      const you = toYou(text, word);
      return {
        rule: "third_person" as const,
        severity: "warning" as const,
        field: "body" as const,
        start: start + word.start,
        end: start + word.end,
        message: copy.thirdPerson(word.text),
        ...(you === null ? {} : { proposal: you }),
      };
    }),
  );
}
