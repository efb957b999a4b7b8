import { expect, test } from "vitest";
import { estimateTexts } from "./estimate-texts.ts";

const plain = (text: unknown) => JSON.parse(JSON.stringify(text).replace(/[\u00a0\u202f]/g, " "));
const textsFor = (volume: number, hourlyCost: number, minutes: number) =>
  plain(
    estimateTexts({
      volume,
      hourlyCost: { hundredths: hourlyCost * 100 },
      minutes: { hundredths: minutes * 100 },
    }),
  );

test("the sum by hand can be read line by line", () => {
  expect(textsFor(120, 35, 12)).toMatchObject({
    volume: "120 fiches par mois, offre Growth",
    offer: {
      name: "Growth",
      monthly: "199 € HT par mois",
      each: "soit environ 1,66 € par fiche",
    },
    byHand: {
      time: "120 fiches × 12 min = 24 h",
      cost: "24 h × 35 € = 840 €",
      difference: "Growth coûte 641 € de moins par mois.",
    },
  });
});

test("it says so when the work by hand is cheaper, or costs the same", () => {
  expect(textsFor(50, 30, 2).byHand.difference).toBe("À la main, cela coûte 49 € de moins par mois.");
  expect(textsFor(10, 99, 6).byHand.difference).toBe("Starter et le travail à la main coûtent autant.");
});

test("what is rounded is called approximate, and hours keep their minutes", () => {
  expect(textsFor(10, 25.5, 12.5).byHand).toMatchObject({
    time: "10 fiches × 12,5 min = 2 h 05",
    cost: "2 h 05 × 25,50 € = environ 53 €",
  });
  expect(textsFor(10, 30, 1).byHand.time).toBe("10 fiches × 1 min = 10 min");
});

test("a volume that no offer contains is settled in a demo, and compared with nothing", () => {
  const { offer, byHand, volume } = textsFor(500, 35, 12);
  expect(volume).toBe("500 fiches par mois, volume à définir en démo");
  expect(offer.tooMany).toMatch(/jusqu’à 400 fiches .* De là à 500/);
  expect(byHand.difference).not.toMatch(/\d/);
});

test("figures that cannot be read give one sentence, never NaN", () => {
  for (const problem of ["empty", "unreadable", "outside"] as const) {
    const texts = estimateTexts({
      volume: 120,
      hourlyCost: { problem },
      minutes: { hundredths: 1200 },
    });
    expect(texts.byHand).toHaveProperty("noResult");
    expect(JSON.stringify(texts)).not.toMatch(/NaN|undefined|Infinity/);
  }
});
