import { type ApiCall, apiAction, apiLoader } from "#app/endpoints/api-route.server.ts";
import { securityTxt } from "./security-txt.ts";

const handlers = {
  GET({ services: { environment } }: ApiCall) {
    const text = securityTxt({ ...environment, now: new Date() });
    return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  },
};

/** /.well-known/security.txt. */
export const loader = apiLoader(handlers);

/** Answers 405. */
export const action = apiAction(handlers);
