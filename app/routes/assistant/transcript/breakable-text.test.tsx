import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BreakableText } from "./breakable-text.tsx";

const html = (text: string) => renderToStaticMarkup(<BreakableText text={text} />);

test("ordinary words and addresses stay as they are", () => {
  for (const text of ["", "Bonjour à tous.", `https://exemple.fr/${"a".repeat(180)}`, "mot ".repeat(5_000)])
    expect(html(text)).toBe(text);
});

test("a line may break every two hundred characters of an endless word, and nothing is lost", () => {
  const text = `Un ${"a".repeat(450)} mot ${"😀".repeat(201)}`;
  expect(html(text).replaceAll("<wbr/>", "")).toBe(text);
  expect(
    html(text)
      .split("<wbr/>")
      .map((piece) => [...piece].length),
  ).toEqual([203, 200, 255, 1]);
});
