import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";
import { layOutWhole, setTextSize, widths } from "../page-steps.ts";

/**
 * Expects that axe finds nothing, the page does not scroll sideways and `also` holds on a phone, a tablet and a desktop,
 * without loading the page again.
 */
export async function expectNoFindingsAtAnyWidth(
  page: Page,
  also: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  const original = page.viewportSize() ?? { width: 1280, height: 720 };
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoFindings(page);
    await expectNoHorizontalScroll(page);
    await also(page);
  }
  await page.setViewportSize(original);
}

/** Expects that the page does not scroll sideways. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const surplus = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(surplus, `${page.url()} at ${page.viewportSize()?.width} pixels`).toBeLessThanOrEqual(0);
}

/** Minified, it takes half of the time to send to a page and to parse there. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Only violations are described, because describing the passed rules takes half of the time of a check. Style sheets are not
 * parsed a second time: of all rules only css-orientation-lock reads that, which axe calls experimental and does not run.
 */
const options: axe.RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
  preload: { assets: ["media"], timeout: 10_000 },
};

/**
 * Expects that axe finds nothing in the page in its current state, or in these parts of it; target sizes are included.
 */
export async function expectNoFindings(page: Page, include: string[] = ["html"]): Promise<void> {
  // axe judges a text by what its box covers, and the boxes of parts that are not laid out are not theirs.
  await layOutWhole(page);
  // A colour on its way to another is not what anybody reads.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  // Parsing axe takes as long as running it, so each document loads it once.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    ([include, options]) => (window as unknown as { axe: typeof axe }).axe.run({ include }, options),
    [include, options] as const,
  );
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(findings, page.url()).toEqual([]);
}

/** Expects that no line of a heading or a question ends inside fonctionne-t-il, rendez-vous or e-mail. */
export async function expectNoBrokenWords(page: Page): Promise<void> {
  expect(await page.evaluate(brokenWords), `${page.url()} at ${page.viewportSize()?.width} pixels`).toEqual(
    [],
  );
}

/** Expects that no text is clipped or outside the window. */
export async function expectNothingClipped(page: Page, state: string): Promise<void> {
  const { width } = page.viewportSize() ?? {};
  await expect
    .poll(() => page.evaluate(clippedTexts), { message: `${state} at ${width} pixels` })
    .toEqual([]);
}

/** Expects that no text stands on another. */
export async function expectNothingOverlaps(page: Page, state: string): Promise<void> {
  const { width } = page.viewportSize() ?? {};
  await expect
    .poll(() => page.evaluate(overlappingTexts), { message: `${state} at ${width} pixels` })
    .toEqual([]);
}

/** Expects that no text is clipped or stands on another at a text size of 200% on two phones and a tablet. */
export async function expectFitsLargeText(page: Page, state: string): Promise<void> {
  const original = page.viewportSize() ?? { width: 1280, height: 720 };
  await setTextSize(page, 200);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingClipped(page, state);
    await expectNothingOverlaps(page, state);
  }
  await page.setViewportSize(original);
  await setTextSize(page, 100);
}

/** The words that are on two lines; runs in the page. */
const brokenWords = () => {
  const words = /[\p{L}’]+-(?:t-)?(?:je|il|ils|elle|elles|on|nous|vous|ce)(?![\p{L}-])|e-mails?/giu;
  return [...document.querySelectorAll("h1, h2, h3, dt, summary, main a, main button")].flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { currentNode } = walker;
      for (const { index, 0: word } of (currentNode.textContent ?? "").matchAll(words)) {
        const range = document.createRange();
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
      }
    }
    return found;
  });
};

/** The texts outside the window or their container; runs in the page. */
const clippedTexts = () => {
  const width = document.documentElement.clientWidth;
  const found = document.documentElement.scrollWidth > width ? ["the page scrolls sideways"] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
      continue;
    if (parent.closest(".sr-only, .strip, svg, thead, noscript")) continue;
    // Visually hidden at this width.
    if (getComputedStyle(parent).clipPath === "inset(50%)") continue;
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    const { left, right } = range.getBoundingClientRect();
    const frames = [parent, parent.parentElement, parent.parentElement?.parentElement].filter(
      (frame) => frame && !["inline", "contents"].includes(getComputedStyle(frame).display),
    );
    const end = Math.min(width, ...frames.map((frame) => frame?.getBoundingClientRect().right ?? width));
    if (left < -1 || right > end + 1) found.push(walker.currentNode.textContent.trim().slice(0, 40));
  }
  return found;
};

/** The pairs of texts in the flow of the page of which one stands on the other; runs in the page. */
const overlappingTexts = () => {
  type Line = { parent: Element; text: string; left: number; right: number; top: number; bottom: number };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim();
    const parent = walker.currentNode.parentElement;
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (parent.closest("svg, noscript, select, option")) continue;
    const clip = { left: 0, right: Number.POSITIVE_INFINITY, top: -1e9, bottom: 1e9 };
    let isInFlow = true;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { position, overflowX, overflowY, clipPath } = getComputedStyle(box);
      // What floats over the page is meant to.
      if (["absolute", "fixed", "sticky"].includes(position) || clipPath !== "none") isInFlow = false;
      if (overflowX === "visible" && overflowY === "visible") continue;
      const frame = box.getBoundingClientRect();
      clip.left = Math.max(clip.left, frame.left);
      clip.right = Math.min(clip.right, frame.right);
      clip.top = Math.max(clip.top, frame.top);
      clip.bottom = Math.min(clip.bottom, frame.bottom);
    }
    if (!isInFlow) continue;
    const range = document.createRange();
    range.selectNode(walker.currentNode);
    for (const rect of range.getClientRects()) {
      // The fonts' own boxes of two lines may touch; their middles may not.
      const margin = rect.height / 4;
      const line = {
        ...{ parent, text: text.slice(0, 30) },
        left: Math.max(clip.left, rect.left + 1),
        right: Math.min(clip.right, rect.right - 1),
        top: Math.max(clip.top, rect.top + margin),
        bottom: Math.min(clip.bottom, rect.bottom - margin),
      };
      if (line.right > line.left && line.bottom > line.top) lines.push(line);
    }
  }
  lines.sort((one, other) => one.top - other.top);
  const found = new Set<string>();
  lines.forEach((line, index) => {
    for (const other of lines.slice(index + 1)) {
      if (other.top >= line.bottom) break;
      if (other.parent !== line.parent && other.left < line.right && other.right > line.left)
        found.add(`${line.text} / ${other.text}`);
    }
  });
  return [...found];
};
