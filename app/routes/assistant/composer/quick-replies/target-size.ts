/**
 * Puts the company size `choice` after the last comma of a target, in place of a size that is already there:
 * "Directeur commercial" and "PME" make "Directeur commercial, PME".
 */
export function withSize(text: string, choice: string, choices: readonly string[]): string {
  const typed = text.trim().replace(/,$/, "").trim();
  const cut = typed.lastIndexOf(",");
  const tail = typed.slice(cut + 1).trim();
  const isChoice = choices.some((other) => other.toLocaleLowerCase("fr") === tail.toLocaleLowerCase("fr"));
  const title = isChoice ? typed.slice(0, Math.max(0, cut)).trim() : typed;
  return title ? `${title}, ${choice}` : `, ${choice}`;
}

/** True for a target that has no job title before its comma. */
export function lacksTitle(text: string): boolean {
  return text.trimStart().startsWith(",");
}
