/**
 * Milliseconds between two requests of all nodes. The register accepts at most 7 a second from one address and promises
 * fewer (app/doc/open-api.yml, "Limite des requêtes"); between 6 and 7 leaves room for requests that travel unevenly.
 */
export const spacing = 160;

/** Milliseconds for which a request waits for its turn: with a person who looks at it, and at night. */
export const waits = { person: 3_000, night: 60_000 } as const;

/** Milliseconds for one answer, from the request to its last byte. */
export const answerTimeout = 8_000;

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
