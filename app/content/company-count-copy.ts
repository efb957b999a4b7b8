const figures = new Intl.NumberFormat("fr-FR");

/** A number as French writes it, with no line break in it. */
export const inFigures = (count: number) => figures.format(count).replaceAll("\u202F", "\u00A0");

/** How many companies a count found: `atLeast` more than that, `about` the register's own number. */
export type CountToTell = { count: number; atLeast: boolean; about: boolean };

/** How a count of the register is said, wherever one is shown. interpretation.md D113. */
export const companyCount = {
  /** The sentence in three parts, of which the middle one is the number; "" for what it does not have. */
  parts: ({ count, atLeast, about }: CountToTell) => {
    if (!atLeast && count === 0) return { before: "Aucune entreprise ne correspond", figure: "", after: "" };
    return {
      before: atLeast ? "Plus de" : about ? "Environ" : "",
      figure: inFigures(count),
      after: count === 1 && !atLeast ? "entreprise correspond" : "entreprises correspondent",
    };
  },
  result: (count: CountToTell) => {
    const { before, figure, after } = companyCount.parts(count);
    return [before, figure && `${figure}\u00A0${after}`].filter(Boolean).join(" ");
  },
  short: ({ count, atLeast, about }: CountToTell) =>
    `${atLeast ? "plus de " : about && count > 0 ? "environ " : ""}${inFigures(count)}`,
  source: "Registre officiel des entreprises (Licence Ouverte 2.0).",
} as const;
