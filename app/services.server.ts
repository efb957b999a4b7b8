import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Database } from "../db/open-database.server.ts";
import type { Environment } from "../environment.ts";
import type { Live } from "../live/live.server.ts";
import type { Outbox } from "../outbox/outbox.server.ts";
import type { Auth } from "./accounts/session/auth.server.ts";

/** What the process opened at start-up and every request shares. */
export type Services = {
  environment: Environment;
  db: Database;
  log: Logger;
  auth: Auth;
  outbox: Outbox;
  live: Live;
};

/** Who is calling, as the outer server knows it. */
export type Caller = {
  /** The client's IP address; from X-Forwarded-For only behind a trusted proxy. */
  address: string;
  /** True for a program on this machine that asks for itself, without a proxy or tunnel; absent counts as no. */
  isLocal?: boolean;
  requestId: string;
  /** Marks our own inline scripts and styles in this answer's Content-Security-Policy; none where it has hashes. */
  nonce: string | null;
};

export const services = createContext<Services>();
export const caller = createContext<Caller>();
