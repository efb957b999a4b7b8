import type { HttpBindings } from "@hono/node-server";

/** The Hono environment: the variables that the middleware sets on each request before a page is rendered. */
export type AppEnv = {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    nonce: string;
    address: string;
    isLocal: boolean;
    /** The pattern of the route that answers, for the metrics: never a path. Unset until one is known. */
    route?: string;
    /** The Content-Security-Policy of this response, when it differs from the default. */
    policy?: string;
  };
};
