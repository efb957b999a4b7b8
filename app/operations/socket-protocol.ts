/** A question on the socket of the product: one line of JSON. `by` is the name of the system's user, who is the product's own. */
export type Question = { ask: string; input: unknown; by: string };

/** Its answer, one line of JSON as well. */
export type Answer = { result: unknown } | { problem: string };

/** Bytes of one line. */
export const longestLine = 8 * 1024 * 1024;

/** The name of the socket in the folder of the embedded database. */
export const socketName = "operations.sock";

/** Prospects in one question: they take the embedded database for about 50 ms. */
export const largestBatch = 100;
