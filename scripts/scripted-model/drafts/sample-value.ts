import type { JsonSchema } from "../chat-completions.ts";
import type { GivenContext } from "../context/given-context.ts";
import { anyText, sampleTexts } from "./sample-texts.ts";

/** A plausible value that fits the schema, from what the request gives. Items of a list differ where the texts allow it. */
export function sampleValue(schema: JsonSchema, given: GivenContext): unknown {
  const texts = sampleTexts(given);

  function valueFor(part: JsonSchema, name: string, position: number): unknown {
    if (part.const !== undefined) return part.const;
    if (part.enum) return part.enum[position % part.enum.length];
    const [first] = part.anyOf ?? part.oneOf ?? [];
    if (first) return valueFor(first, name, position);
    const type = Array.isArray(part.type) ? part.type[0] : part.type;
    if (type === "object" || part.properties)
      return Object.fromEntries(
        Object.entries(part.properties ?? {}).map(([key, inner]) => [key, valueFor(inner, key, position)]),
      );
    if (type === "array") return listOf(part, name);
    if (type === "string") return textOf(part, name, position);
    if (type === "integer" || type === "number")
      return Math.min(part.maximum ?? Number.MAX_SAFE_INTEGER, Math.max(part.minimum ?? 0, position * 4));
    return type === "boolean" ? false : null;
  }

  function listOf({ items = {}, minItems = 0, maxItems = 24 }: JsonSchema, name: string) {
    const usual = texts[name]?.length ?? 2;
    const length = Math.max(minItems, Math.min(maxItems, usual));
    return Array.from({ length }, (_, position) => valueFor(items, name, position));
  }

  function textOf({ minLength = 0, maxLength = 5_000 }: JsonSchema, name: string, position: number) {
    const choices = texts[name] ?? [anyText];
    const text = choices[position % choices.length] ?? anyText;
    return text.slice(0, maxLength).padEnd(minLength, ".");
  }

  return valueFor(schema, "", 0);
}
