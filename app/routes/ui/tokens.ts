export type Token = { name: string; value: string };

/** The custom properties that a style sheet declares in its `@theme`, one in a line. */
export function declarationsIn(css: string): Token[] {
  const lines = css.split("\n").filter((line) => line.startsWith("  --") && line.endsWith(";"));
  return lines.map((line) => {
    const colon = line.indexOf(": ");
    return { name: line.slice("  --".length, colon), value: line.slice(colon + 2, -1) };
  });
}

/** The tokens of a kind (`color`, `text`, `radius`, …), without the kind in their names. */
export function tokensIn(css: string, kind: string): Token[] {
  return declarationsIn(css)
    .filter(({ name }) => name.startsWith(`${kind}-`) && !name.endsWith("--line-height"))
    .map(({ name, value }) => ({ name: name.slice(kind.length + 1), value }));
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours as #rrggbb (WCAG 2.2, "contrast ratio"). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
