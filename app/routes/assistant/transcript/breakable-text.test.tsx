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

test("no line ends inside “e-mail”, whatever stands around it, and of very many none is an element", () => {
  expect(html("Des e-mails, l’E-mail.")).toBe(
    'Des <span class="text-nowrap">e-mails</span>, l’<span class="text-nowrap">E-mail</span>.',
  );
  const long = `${"a".repeat(450)}e-mail${"b".repeat(250)}`;
  expect(html(long).replace(/<[^>]+>/g, "")).toBe(long);
  expect(html(long)).not.toMatch(/text-nowrap">[^<]{8}/);
  const many = "e-mail ".repeat(1_500);
  expect(html(many)).toBe(many);
});
