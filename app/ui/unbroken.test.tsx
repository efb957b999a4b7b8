import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { unbroken, wholeEmails } from "./unbroken.tsx";

const wordsKept = (text: string) =>
  [...renderToStaticMarkup(unbroken(text)).matchAll(/inline-block">([^<]*)</g)].map(([, word]) => word);

test("inversions, rendez-vous and e-mail keep together, and other hyphens may end a line", () => {
  expect(wordsKept("Avec quel CRM le service fonctionne-t-il\u00A0?")).toEqual(["fonctionne-t-il\u00A0?"]);
  expect(
    wordsKept(
      "Que savez-vous, et qu’est-ce qu’un rendez-vous pris d’e-mail en e-mails (vous le dites-vous)\u00A0?",
    ),
  ).toEqual(["savez-vous,", "qu’est-ce", "rendez-vous", "d’e-mail", "e-mails", "dites-vous)\u00A0?"]);
  expect(wordsKept("Aix-en-Provence, ceux-là, mots-clés, sous-traitants")).toEqual([]);
});

test("the text stays as it is written", () => {
  const html = renderToStaticMarkup(unbroken("Combien cela coûte-t-il, et à qui ?"));
  expect(html.replace(/<[^>]+>/g, "")).toBe("Combien cela coûte-t-il, et à qui ?");
});

test("running text keeps “e-mail” together, and nothing else", () => {
  const html = renderToStaticMarkup(
    wholeEmails("Des e-mails vérifiés, un rendez-vous, et d’autres e-mails."),
  );
  expect([...html.matchAll(/text-nowrap">([^<]*)</g)].map(([, word]) => word)).toEqual([
    "e-mails",
    "e-mails.",
  ]);
  expect(html.replace(/<[^>]+>/g, "")).toBe("Des e-mails vérifiés, un rendez-vous, et d’autres e-mails.");
});
