import { folded } from "#app/french/folded.ts";

/** A word without case and accents, a punctuation mark, or `"` for quoted words; offsets in UTF-16 code units. */
export type Token = { form: string; start: number; end: number };

/** Unlike the words of a draft, these end at an invisible character: what is hidden inside a word orders nothing. */
const piece = /[\p{L}\p{M}\p{N}]+|[«“"`»”]|[.!?…;:,=\n]/gu;
const closing: Readonly<Record<string, string>> = { "«": "»", "“": "”", '"': '"', "`": "`" };

/** The tokens of a short text: "Rédige-moi l’e-mail « Bonjour »" is redige, moi, l, email and `"`. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let until = 0;
  for (const { 0: found, index } of text.matchAll(piece)) {
    if (index < until) continue;
    const last = tokens.at(-1);
    if (found in closing) {
      const end = text.indexOf(closing[found] ?? "", index + 1);
      // What is never closed quotes the rest.
      until = end === -1 ? text.length : end + 1;
      tokens.push({ form: '"', start: index, end: until });
    } else if (found === "." && /\S/.test(text.charAt(index + 1))) {
      // A full stop inside an address or a number ends no sentence.
    } else if (
      last?.form === "e" &&
      /^e[-\u2010\u2011]mails?$/i.test(text.slice(last.start, index + found.length))
    )
      tokens[tokens.length - 1] = {
        form: folded(`e${found}`),
        start: last.start,
        end: index + found.length,
      };
    else tokens.push({ form: folded(found), start: index, end: index + found.length });
  }
  return tokens;
}
