import { findChromium } from "#test/chromium.ts";
import { median, runTool } from "./tool.ts";

const version = "13.5.0";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type LighthouseFigures = {
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds. */
  paint: number;
  blocking: number;
  shift: number;
};

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
};

/** The medians of `runs` Lighthouse runs on a simulated phone. `headers` are sent with every request. */
export async function lighthouse(
  url: string,
  runs: number,
  headers: Record<string, string> = {},
): Promise<LighthouseFigures> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run++) reports.push(await reportWithRetries(url, headers));
  const audit = (name: string) =>
    median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  return {
    scores: Object.fromEntries(
      categories.map((name) => [
        name,
        median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100))),
      ]),
    ) as LighthouseFigures["scores"],
    paint: audit("largest-contentful-paint"),
    blocking: audit("total-blocking-time"),
    shift: audit("cumulative-layout-shift"),
  };
}

/** Retries when Lighthouse has recorded a trace without a navigation start, which happens now and then. */
async function reportWithRetries(
  url: string,
  headers: Record<string, string>,
  attempts = 3,
): Promise<Report> {
  try {
    return await report(url, headers);
  } catch (error) {
    if (attempts > 1 && String(error).includes("NO_NAVSTART"))
      return reportWithRetries(url, headers, attempts - 1);
    throw error;
  }
}

async function report(url: string, headers: Record<string, string>): Promise<Report> {
  process.env.CHROME_PATH = findChromium() ?? undefined;
  const printed = await runTool("lighthouse", version, [
    url,
    "--output=json",
    "--quiet",
    `--extra-headers=${JSON.stringify(headers)}`,
    `--only-categories=${categories.join(",")}`,
    "--chrome-flags=--headless=new --no-sandbox --disable-gpu --font-render-hinting=none",
  ]);
  return JSON.parse(printed) as Report;
}
