/**
 * Milliseconds between two requests of all nodes. The register accepts at most 7 a second from one address and promises
 * fewer (app/doc/open-api.yml, "Limite des requêtes"); between 6 and 7 leaves room for requests that travel unevenly.
 */
export const spacing = 160;

/** Milliseconds for which a request waits for its turn: with a person who looks at it, with a visitor, and at night. */
export const waits = { person: 3_000, visitor: 2_000, night: 45_000 } as const;

/**
 * How far ahead a moment may lie, in milliseconds. People take one that others would have; the night only one that is free
 * now; visitors only one that was free for as long as a request takes, so that nobody else was waiting for it.
 */
export const ahead = { person: waits.person, visitor: -spacing, night: 0 } as const;

/** Requests a minute that visitors may cause together, on all nodes: a tenth of the budget. interpretation.md D112. */
export const visitorsShare = Math.floor(60_000 / spacing / 10);

/**
 * Requests a minute that all who have signed in may cause together, on all nodes: two thirds of the budget, since they take
 * moments before the night. Those without an offer have half of it together. interpretation.md D167.
 */
export const peoplesShare = Math.floor((60_000 / spacing) * (2 / 3));
export const withoutOfferShare = Math.floor(peoplesShare / 2);

/** Milliseconds after which no further search of a visitor's count begins. */
export const visitorsPatience = 5_000;

/** Milliseconds for one answer, from the request to its last byte. */
export const answerTimeout = 8_000;

/** Milliseconds for one question at night: it is put anew after each of the two refusals that teach something (`learn`). */
export const longestQuestion = 3 * (waits.night + answerTimeout);

export const pauses = {
  /** Failures in a row after which nobody asks for a while. */
  afterFailures: 5,
  /** The first pause after them, in milliseconds; it doubles up to the second one. */
  circuit: 30_000,
  longestCircuit: 10 * 60_000,
  /** For how long the others wait for the one that tries again: longer than an answer takes. */
  trial: waits.person + answerTimeout + 2_000,
  /** Seconds of pause when the register asks for one and does not say how long. */
  unsaid: 10,
  /** The longest pause that the register may ask for, in milliseconds: `maxRetryAfter`. */
  longest: 60 * 60_000,
} as const;
