import published from "./headcount-bands.json" with { type: "json" };

/** A headcount band of the register; `max` is `null` without an upper bound. */
export type Band = { code: string; min: number; max: number | null };

const bounds: Record<keyof typeof published, readonly [min: number, max: number | null]> = {
  NN: [0, 0],
  "00": [0, 0],
  "01": [1, 2],
  "02": [3, 5],
  "03": [6, 9],
  "11": [10, 19],
  "12": [20, 49],
  "21": [50, 99],
  "22": [100, 199],
  "31": [200, 249],
  "32": [250, 499],
  "41": [500, 999],
  "42": [1_000, 1_999],
  "51": [2_000, 4_999],
  "52": [5_000, 9_999],
  "53": [10_000, null],
};

/** The bands, the smallest first; `NN` (no employer in the year of reference) before all others. */
export const bands: readonly Band[] = (
  ["NN", "00", "01", "02", "03", "11", "12", "21", "22", "31", "32", "41", "42", "51", "52", "53"] as const
).map((code) => ({ code, min: bounds[code][0], max: bounds[code][1] }));

export const bandCodes: readonly string[] = bands.map(({ code }) => code);

/** A number of employees, both ends included. */
export type Range = { min: number; max: number };

/**
 * The bands that stand for a range: those of which it contains half, or at least two numbers; if there are none, the
 * one that contains its beginning. So "10 à 50" ends with the band 20 to 49. `NN` is never among them: it is for those
 * who employ nobody, which has to be said. interpretation.md D120.
 */
export function bandsWithin({ min, max }: Range): string[] {
  const employers = bands.filter(({ code }) => code !== "NN");
  const inside = employers.filter((band) => {
    const last = band.max ?? Number.POSITIVE_INFINITY;
    const shared = Math.min(max, last) - Math.max(min, band.min) + 1;
    return shared >= 2 || (shared > 0 && 2 * shared >= last - band.min + 1);
  });
  const nearest = employers.filter((band) => band.min <= min && min <= (band.max ?? min));
  return (inside.length > 0 ? inside : nearest).map(({ code }) => code);
}

/** These bands as ranges without gaps, the smallest first; `max` is `null` without an upper bound. */
export function rangesOf(codes: readonly string[]): { min: number; max: number | null }[] {
  const ranges: { min: number; max: number | null }[] = [];
  for (const { code, min, max } of bands) {
    if (!codes.includes(code)) continue;
    const last = ranges.at(-1);
    if (last && last.max !== null && min <= last.max + 1) last.max = max;
    else ranges.push({ min, max });
  }
  return ranges;
}
