import { expect, test } from "vitest";
import { guardContext } from "#test/assistant/guard-cases.ts";
import { createGuard } from "../guard.ts";

const list = { all: 240, due: 12, new: 5, given: 0 };
const guard = await createGuard({ ...guardContext, list });
const found = async (text: string, one = guard) =>
  (await one.check(text)).map(({ kind, start, end }) => `${kind} ${text.slice(start, end)}`);

const wrong = [
  ["Votre liste compte 250 fiches.", "250"],
  ["Votre liste contient actuellement **24** prospects.", "24"],
  ["Votre liste compte deux cents fiches, dont 12 à rappeler.", "deux cents"],
  ["Votre liste compte 240 fiches, dont 15 à rappeler.", "15"],
  ["Votre liste compte 240 prospects et 15 fiches à relancer.", "15"],
  ["Vous avez 180 prospects dans votre liste.", "180"],
  ["Aujourd’hui, 14 prospects sont à rappeler.", "14"],
  ["Vous avez 3 prospects à rappeler ce matin.", "3"],
  ["Il y a 40 prospects en retard.", "40"],
  ["Actuellement, 30 de vos prospects sont à rappeler.", "30"],
  ["Votre liste :\n- 230 prospects en tout\n- 12 à rappeler", "230"],
  ["Votre liste :\n- 240 prospects en tout\n- 13 à rappeler", "13"],
  ["9 nouveaux prospects vous attendent.", "9"],
  ["Votre liste compte plus de 300 fiches.", "300"],
] as const;

const right = [
  "Votre liste compte 240 fiches.",
  "Votre liste compte 240 fiches, dont 12 à rappeler.",
  "Vous avez actuellement 240 prospects dans votre liste, dont 12 sont à rappeler aujourd’hui.",
  "Votre liste :\n- 240 prospects en tout\n- 12 à rappeler",
  "Votre liste compte 240 fiches, dont 12 sont à rappeler aujourd’hui.",
  "12 prospects sont à rappeler.",
  "Douze prospects sont à rappeler.",
  "5 nouveaux prospects vous attendent ce matin.",
  "Vous avez 4 prospects en retard.",
  "Votre liste compte plus de 200 fiches.",
  "Votre liste compte environ 240 fiches.",
  "Growth comprend 200 contacts par mois. Votre liste compte 240 fiches.",
  // What counts a part, nothing, or something else.
  "Votre liste compte 18 prospects à Lyon.",
  "Votre liste compte 7 fiches sans numéro.",
  "Votre liste ne compte pas 300 fiches.",
  "Si 20 prospects sont à rappeler, commencez par les plus récents.",
  "Commencez par 3 prospects à rappeler.",
  "Avez-vous 20 prospects à rappeler ?",
  "Parmi eux, 2 dirigeants sont à rappeler.",
];

test.each(wrong)("%s is objected to, since the list has another number", async (text, passage) => {
  expect(await found(text)).toEqual([`invented ${passage}`]);
  const { reason = "" } = (await guard.check(text))[0] ?? {};
  expect(reason).toContain("en tout 240");
});

test.each(right)("%s passes", async (text) => {
  expect(await found(text)).toEqual([]);
});

test("without a list nothing of it is judged, and of given records a part may be told", async () => {
  const without = await createGuard(guardContext);
  expect(await found("Votre liste compte 250 fiches.", without)).toEqual([]);
  const given = await createGuard({ ...guardContext, list: { ...list, given: 6 } });
  expect(await found("2 prospects sont à rappeler.", given)).toEqual([]);
  expect(await found("Votre liste compte 2 fiches.", given)).toEqual(["invented 2"]);
});

test.each([...wrong.map(([text]) => text), ...right])(
  "nothing that was shown of %j is objected to later, and all of it is shown at the end",
  async (text) => {
    const [first] = await guard.check(text);
    for (let length = 0; length <= text.length; length++) {
      const safe = guard.safeLength(text.slice(0, length));
      expect(safe, text.slice(0, length)).toBeLessThanOrEqual(Math.min(length, first?.start ?? length));
    }
    expect(guard.safeLength(`${text}\n\n`)).toBeGreaterThanOrEqual(first?.start ?? text.length);
  },
);
