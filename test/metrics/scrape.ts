/** One series of a scrape. */
export type Series = { name: string; labels: Record<string, string>; value: number };

/** The series in the text format of Prometheus; throws for a line that is none. */
export function seriesIn(text: string): Series[] {
  return text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, name, labels = "", value] = line.match(/^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/) ?? [];
      if (name === undefined) throw new Error(`No line of a scrape: ${line}`);
      const pairs = [...labels.matchAll(/([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g)];
      return {
        name,
        labels: Object.fromEntries(pairs.map(([, label, text]) => [label, text])),
        value: Number(value),
      };
    });
}

/** The metrics of a server, as a program of this machine scrapes them. */
export async function scrape({ url }: { url: string }): Promise<Series[]> {
  const response = await fetch(`${url}/metrics`);
  if (response.status !== 200) throw new Error(`The scrape returned ${response.status}.`);
  return seriesIn(await response.text());
}

/** The sum of the series with this name and these labels; `undefined` when there is none. */
export function valueIn(
  series: readonly Series[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const found = series.filter(
    (each) =>
      each.name === name && Object.entries(labels).every(([label, value]) => each.labels[label] === value),
  );
  return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0);
}
