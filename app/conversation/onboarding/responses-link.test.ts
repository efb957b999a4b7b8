import { expect, test } from "vitest";
import { hostileAddresses } from "#test/hostile/hostile-addresses.ts";
import { responseTo } from "./responses.ts";

test.each([
  "non",
  "Non",
  "NON",
  "non.",
  " Non ! ",
  "« non »",
  "Non merci",
  "Non, merci.",
  "Aucun",
  "Pas encore",
  "Je n’en ai pas",
  "Non, pas pour l’instant",
])("%j skips the scheduling link", (content) =>
  expect(responseTo("calendly_url", content)).toEqual({ calendlyUrl: null }),
);

test.each([
  "https://calendly.com/moi/30min",
  "nonante.example/rdv",
  "Oui",
  "non mais bientôt : x.example",
  "https://non.example",
  "pas-de-lien.example",
  "Notre agenda",
  "non/agenda://x",
])("%j is kept as the scheduling link", (content) =>
  expect(responseTo("calendly_url", content)).toEqual({ calendlyUrl: content }),
);

test("a script URL is never stored as the scheduling link", () => {
  const kept = hostileAddresses.flatMap((content) => {
    const { calendlyUrl } = responseTo("calendly_url", content);
    return calendlyUrl ? [calendlyUrl] : [];
  });
  for (const link of kept)
    if (URL.canParse(link)) expect(new URL(link).protocol, link).not.toMatch(/script|data|blob|file|about/);
});
