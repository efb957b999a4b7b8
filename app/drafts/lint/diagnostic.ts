/** The rules that an e-mail draft is held to. */
export const lintRules = [
  "subject",
  "opening",
  "length",
  "request",
  "opt_out",
  "identity",
  "placeholder",
  "banned_phrase",
  "tone",
  "third_person",
  "cliche",
  "unfinished",
  "spam_word",
  "readability",
  "links",
  "delay",
] as const;
export type LintRule = (typeof lintRules)[number];

/** An error keeps the mail from being ready; a warning is worth a look. */
export type Severity = "error" | "warning";

/** What the linter found in a field, between two offsets in UTF-16 code units, as those of a text field. */
export type Diagnostic = {
  rule: LintRule;
  severity: Severity;
  field: "subject" | "body" | "delayDays";
  start: number;
  end: number;
  /** In French. */
  message: string;
  /** The text to put between `start` and `end`; absent if none can be computed. */
  proposal?: string;
};
