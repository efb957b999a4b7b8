import { describe, expect, test } from "vitest";
import { learnedWeights, type ProspectOutcome, successOf } from "./learned.ts";
import { learning, plainWeights, points, type Trait } from "./weights.ts";

/** So many prospects with these traits, of which some succeeded. */
const worked = (traits: Trait[], good: number, of: number): ProspectOutcome[] =>
  Array.from({ length: of }, (_, index) => ({ traits, isSuccess: index < good }));
const names = (code: string) => (code === "25.62B" ? "Mécanique industrielle" : null);
const learn = (...outcomes: ProspectOutcome[][]) => learnedWeights(outcomes.flat(), names);
const moved = (...outcomes: ProspectOutcome[][]) => learn(...outcomes).weights.multipliers;
const sentences = (...outcomes: ProspectOutcome[][]) =>
  learn(...outcomes).sentences.map((sentence) => sentence.replace(/\s/g, " "));

test("without outcomes nothing moves", () => {
  expect(learn()).toEqual({ weights: plainWeights, sentences: [] });
  expect(learn().weights.points).toBe(points);
});

test("what succeeds far more often counts more, and the sentence has the figures", () => {
  const outcomes = [worked(["size:12"], 15, 30), worked(["size:21"], 10, 100)];
  expect(sentences(...outcomes)).toEqual([
    "20 à 49 salariés : 15 rendez-vous ou ventes sur 30, contre 10 sur 100 ailleurs. Ces points comptent 25 % de plus.",
    "50 à 99 salariés : 10 rendez-vous ou ventes sur 100, contre 15 sur 30 ailleurs. Ces points comptent 20 % de moins.",
  ]);
  expect(moved(...outcomes)["size:12"]).toBeCloseTo(1.25, 10);
  expect(moved(...outcomes)["size:21"]).toBeCloseTo(0.8, 10);
});

test("a smaller difference moves less: by the fourth root of the odds ratio", () => {
  const multiplier = moved(worked(["size:12"], 100, 300), worked([], 65, 300))["size:12"] ?? 0;
  const odds = 100.5 / 200.5 / (65.5 / 235.5);
  expect(multiplier).toBeCloseTo(odds ** (1 / 4), 10);
  expect(multiplier).toBeGreaterThan(1);
  expect(multiplier).toBeLessThan(learning.most);
});

describe("it needs enough of both", () => {
  test.each([
    [19, 30, false],
    [20, 30, true],
    [30, 19, false],
    [30, 20, true],
  ])("%i with the trait and %i without: %s", (having, without, isMoved) => {
    expect("size:12" in moved(worked(["size:12"], having, having), worked([], 0, without))).toBe(isMoved);
  });

  test("and a difference beyond chance: two and a half standard errors", () => {
    // 2.497 and 2.503 of them.
    expect(moved(worked(["size:12"], 7, 20), worked([], 6, 60))).toEqual({});
    expect(moved(worked(["size:12"], 7, 20), worked([], 9, 80))).not.toEqual({});
    const errors = (good: number, of: number, goodElsewhere: number, ofElsewhere: number) => {
      const cells = [
        good + 0.5,
        of - good + 0.5,
        goodElsewhere + 0.5,
        ofElsewhere - goodElsewhere + 0.5,
      ] as const;
      const difference = Math.log((cells[0] * cells[3]) / (cells[1] * cells[2]));
      return difference / Math.sqrt(cells.reduce((sum, cell) => sum + 1 / cell, 0));
    };
    for (let good = 5; good <= 30; good++)
      expect("size:12" in moved(worked(["size:12"], good, 30), worked([], 10, 60)), `${good} of 30`).toBe(
        Math.abs(errors(good, 30, 10, 60)) >= 2.5,
      );
  });
});

test("success and failure are treated alike: the other way round the multiplier is the inverse", () => {
  for (const [good, of, goodElsewhere, ofElsewhere] of [
    [25, 30, 20, 60],
    [90, 300, 50, 300],
    [30, 30, 0, 30],
  ] as const) {
    const one =
      moved(worked(["place:25"], good, of), worked([], goodElsewhere, ofElsewhere))["place:25"] ?? 1;
    const other =
      moved(worked(["place:25"], of - good, of), worked([], ofElsewhere - goodElsewhere, ofElsewhere))[
        "place:25"
      ] ?? 1;
    expect(one).toBeGreaterThan(1);
    expect(one * other).toBeCloseTo(1, 10);
  }
});

test("it cannot run away: no outcomes move points beyond the bounds, nor do repeated ones", () => {
  for (const count of [20, 1_000, 20_000]) {
    const multipliers = moved(worked(["signal:moved"], count, count), worked(["signal:young"], 0, count));
    expect(multipliers["signal:moved"]).toBeCloseTo(1.25, 10);
    expect(multipliers["signal:young"]).toBeCloseTo(0.8, 10);
  }
});

test("the order of the outcomes does not matter, and a trait counts once for a prospect", () => {
  const outcomes = [
    worked(["size:12", "place:25"], 15, 30),
    worked(["role:leads", "size:21"], 10, 100),
  ].flat();
  expect(learnedWeights([...outcomes].reverse(), names)).toEqual(learnedWeights(outcomes, names));
  expect(sentences(worked(["size:12", "size:12"], 15, 30), worked([], 10, 100))[0]).toContain(
    "15 rendez-vous ou ventes sur 30,",
  );
  expect(moved(worked(["size:12", "size:12"], 19, 19), worked([], 0, 30))).toEqual({});
});

test("each trait that a rule gives points for has its words, the strongest first", () => {
  const better: Trait[] = [
    "sector:25.62B",
    "sector:99.99Z",
    "place:25",
    "role:wanted",
    "role:leads",
    "signal:newContact",
  ];
  const said = sentences(worked(better, 20, 30), worked(["signal:label"], 40, 100), worked([], 20, 100));
  expect(said.map((sentence) => sentence.split(" : ")[0])).toEqual([
    "département 25",
    "dirige l’entreprise, sans le poste visé",
    "poste visé",
    "Mécanique industrielle",
    "code NAF 99.99Z",
    "dirigeant inscrit au registre depuis peu",
  ]);
});

test("what no rule gives points for moves nothing", () => {
  const strange = ["role:other", "role:__proto__", "signal:most", "size:99", "colour:red"] as Trait[];
  expect(learn(worked(strange, 30, 30), worked([], 0, 30))).toEqual({ weights: plainWeights, sentences: [] });
});

test.each([
  ["meeting", null, true],
  ["won", null, true],
  ["lost", null, false],
  ["not_relevant", "size", false],
  ["not_relevant", null, false],
  ["not_relevant", "customer_already", null],
  ["not_relevant", "competitor", null],
  ["not_now", null, null],
  ["new", null, null],
  ["to_call", null, null],
  ["to_call_back", null, null],
] as const)("%s, %s: a success is %s", (status, reason, isSuccess) => {
  expect(successOf(status, reason)).toBe(isSuccess);
});
