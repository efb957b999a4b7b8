import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Unbroken } from "./unbroken.tsx";

const unbroken = (text: string) =>
  [...renderToStaticMarkup(<Unbroken text={text} />).matchAll(/inline-block">([^<]*)</g)].map(
    ([, word]) => word,
  );

test("inversions, rendez-vous and e-mail keep together, and other hyphens may end a line", () => {
  expect(unbroken("Avec quel CRM le service fonctionne-t-il\u00A0?")).toEqual(["fonctionne-t-il\u00A0?"]);
  expect(
    unbroken(
      "Que savez-vous, et qu’est-ce qu’un rendez-vous pris d’e-mail en e-mails (vous le dites-vous)\u00A0?",
    ),
  ).toEqual(["savez-vous,", "qu’est-ce", "rendez-vous", "d’e-mail", "e-mails", "dites-vous)\u00A0?"]);
  expect(unbroken("Aix-en-Provence, ceux-là, mots-clés, sous-traitants")).toEqual([]);
});

test("the text stays as it is written", () => {
  const html = renderToStaticMarkup(<Unbroken text="Combien cela coûte-t-il, et à qui ?" />);
  expect(html.replace(/<[^>]+>/g, "")).toBe("Combien cela coûte-t-il, et à qui ?");
});
