import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { unbroken } from "./unbroken.tsx";

test("“e-mail” stays in one line, in any form, and the text stays as it is", () => {
  for (const text of [
    "E-mail professionnel vérifié",
    "200 e-mails et 200 numéros",
    "un e-mail, deux e-mails.",
  ]) {
    const markup = renderToStaticMarkup(unbroken(text));
    expect(markup.replace(/<[^>]*>/g, "")).toBe(text);
    for (const [word] of text.matchAll(/e-mails?/gi))
      expect(markup).toContain(`<span class="whitespace-nowrap">${word}</span>`);
  }
  expect(unbroken("sans")).toBe("sans");
});
