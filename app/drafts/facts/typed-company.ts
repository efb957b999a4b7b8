import { saysNothing } from "../phrases/list-items.ts";
import { fittingLine, plainLine } from "./plain-line.ts";

/** The longest name, in code points, that reads well inside a sentence. */
const max = 60;

/** "Négoce du Midi (NSM)" says its name twice. */
const acronym = /(?<=\p{L}) \([\p{Lu}\d&. ]{2,12}\)$/u;

/**
 * The name of a company in its own capitals, without its legal form: what the linter looks for, whatever the case. `null`
 * where none was typed, or one so long that it is none. `isAllowed` is false for a text that may not be used.
 */
export function typedCompanyOf(typed: string, isAllowed: (text: string) => boolean): string | null {
  const name = fittingLine(withoutLegalForm(plainLine(typed).replace(acronym, "")), max);
  return name !== "" && isAllowed(name) && !saysNothing(name) ? name : null;
}

/** Legal forms, which a register writes before or after a name and no letter does, without full stops. */
const legalForms = new Set("sarl sas sasu snc eurl selarl".split(" "));
const isLegalForm = (word: string) => legalForms.has(word.replaceAll(".", "").toLowerCase());

/**
 * The name of a company without its legal form; a name that is nothing else stays. What is left in small letters has a
 * capital: "sarl renov’peint" is no brand that is written so.
 */
function withoutLegalForm(company: string): string {
  const words = company.trim().split(/\s/);
  const bare = words.slice(
    isLegalForm(words[0] ?? "") ? 1 : 0,
    isLegalForm(words.at(-1) ?? "") ? -1 : words.length,
  );
  const name = bare.join(" ").trim();
  if (name === "" || bare.length === words.length) return company;
  return name === name.toLowerCase() ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}
