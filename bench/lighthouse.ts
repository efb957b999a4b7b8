import { findChromium } from "#test/chromium.ts";
import { median, runTool } from "./tool.ts";

const version = "13.5.0";
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type LighthouseFigures = {
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds of the simulated phone; the last two of its processor, before anybody touches the page. */
  paint: number;
  blocking: number;
  mainThread: number;
  scripting: number;
  shift: number;
  elements: number;
};

type Audit = { numericValue: number; details?: { items?: { group?: string; duration?: number }[] } };

type Report = {
  categories: Record<string, { score: number }>;
  audits: Record<string, Audit>;
};

/** The medians of `runs` Lighthouse runs on a simulated phone. `headers` are sent with every request. */
export async function lighthouse(
  url: string,
  runs: number,
  headers: Record<string, string> = {},
): Promise<LighthouseFigures> {
  const all: LighthouseFigures[] = [];
  for (let run = 0; run < runs; run++) all.push(await lighthouseOnce(url, headers));
  const middle = (figure: (figures: LighthouseFigures) => number) => median(all.map(figure));
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, middle(({ scores }) => scores[name])]),
    ) as LighthouseFigures["scores"],
    paint: middle(({ paint }) => paint),
    blocking: middle(({ blocking }) => blocking),
    mainThread: middle(({ mainThread }) => mainThread),
    scripting: middle(({ scripting }) => scripting),
    shift: middle(({ shift }) => shift),
    elements: middle(({ elements }) => elements),
  };
}

/** One Lighthouse run on a simulated phone. */
export async function lighthouseOnce(
  url: string,
  headers: Record<string, string> = {},
): Promise<LighthouseFigures> {
  const { categories: scored, audits } = await reportWithRetries(url, headers);
  const audit = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const work = audits["mainthread-work-breakdown"]?.details?.items ?? [];
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round((scored[name]?.score ?? 0) * 100)]),
    ) as LighthouseFigures["scores"],
    paint: audit("largest-contentful-paint"),
    blocking: audit("total-blocking-time"),
    mainThread: audit("mainthread-work-breakdown"),
    scripting: work.find(({ group }) => group === "scriptEvaluation")?.duration ?? Number.NaN,
    shift: audit("cumulative-layout-shift"),
    elements: audit("dom-size-insight"),
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
