import type { HttpBindings } from "@hono/node-server";

/** What the outer server knows of a request before any page does. */
export type OuterEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    nonce: string;
    address: string;
    isLocal: boolean;
    /** The Content-Security-Policy of this answer, where it is not the usual one. */
    policy?: string;
  };
};
