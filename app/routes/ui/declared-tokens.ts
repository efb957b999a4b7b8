import css from "#app/ui/styles/tokens.css?raw";
import { declarationsIn, type Token, tokensIn } from "./tokens.ts";

/** The tokens of a kind in tokens.css. */
export const tokensOf = (kind: string): Token[] => tokensIn(css, kind);

/** The line height that belongs to a step of the type scale. */
export function lineHeightOf(step: string): string | undefined {
  return declarationsIn(css).find(({ name }) => name === `text-${step}--line-height`)?.value;
}
