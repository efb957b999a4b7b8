/**
 * The text with `choice` after its last comma: behind what was typed, or in place of a choice made before.
 * "Directeur commercial" and "PME" make "Directeur commercial, PME".
 */
export function completed(text: string, choice: string, choices: readonly string[]): string {
  const typed = text.trim().replace(/,$/, "").trim();
  const cut = typed.lastIndexOf(",");
  const tail = typed.slice(cut + 1).trim();
  const isChoice = choices.some((other) => other.toLocaleLowerCase("fr") === tail.toLocaleLowerCase("fr"));
  const title = isChoice ? typed.slice(0, Math.max(0, cut)).trim() : typed;
  return title ? `${title}, ${choice}` : `, ${choice}`;
}

/** True for a target whose function is still missing before the comma. */
export function lacksTitle(text: string): boolean {
  return text.trimStart().startsWith(",");
}
