export type Token = { name: string; value: string };

/** The design tokens of a kind (`color`, `text`, `radius`, …), as a style sheet declares them. */
export function tokensIn(css: string, kind: string): Token[] {
  const declarations = css.matchAll(new RegExp(`^ {2}--${kind}-([a-z0-9-]+): ([^;]+);`, "gm"));
  return [...declarations]
    .map(([, name = "", value = ""]) => ({ name, value }))
    .filter(({ name }) => !name.includes("--"));
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
