/**
 * The points of each rule, for every customer: those of the best possible prospect are 100 together. What the rules say is
 * in the files beside; why these points, in docs/decisions/0037-score.md. interpretation.md D128.
 */
export const points = {
  sector: { wanted: 20, near: 8, other: -10 },
  size: { wanted: 20, near: 8, other: -10 },
  place: { wanted: 10, other: -5 },
  role: { wanted: 15, leads: 8 },
  keyword: 5,
  email: { verified: 5, given: 3 },
  phone: 3,
  website: 2,
  freshness: { recent: 5, older: 3 },
  signals: {
    newContact: 10,
    moreEmployees: 8,
    newDirector: 6,
    moved: 6,
    young: 5,
    accounts: 3,
    label: 3,
    /** What all signals of one prospect give at most. */
    most: 15,
  },
  against: { loss: -5, fewerEmployees: -5 },
} as const;

/** How long facts count. */
export const ages = {
  /** Figures of this year and so many before are recent, then older ones up to the second number. */
  figures: { recent: 2, older: 3 },
  /** Months in which a company is young. */
  young: 24,
  /** Months after which what we saw is too old to call a difference news. */
  sighting: 12,
} as const;

/** How far the outcomes of a customer's own calls move points. interpretation.md D130. */
export const learning = {
  /** Concluded prospects that a trait needs, and as many without it. */
  least: 20,
  /** Standard errors by which the two rates must differ. */
  certainty: 2.5,
  /** The most by which points are multiplied; the least is its inverse. */
  most: 1.25,
  /** The root of the odds ratio that is taken. */
  root: 4,
} as const;

/** A fact of a prospect whose points a customer's outcomes may move, such as `size:12` or `signal:moved`. */
export type Trait = `${"sector" | "size" | "place" | "role" | "signal"}:${string}`;

/** What points are multiplied by, by trait. One that is not named: by 1. */
export type Multipliers = Readonly<Partial<Record<Trait, number>>>;

/** The weights for one customer. */
export type Weights = { points: typeof points; multipliers: Multipliers };

/** The weights as long as a customer's outcomes say nothing else. */
export const plainWeights: Weights = { points, multipliers: {} };
