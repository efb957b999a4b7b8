import type { InitialCalls } from "../load-calls.server.ts";

/** What to say, and the key of the script that a form may make. */
export type Words = Omit<InitialCalls, "list"> & { scriptKey: string };
