import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import type { Live } from "#live/live.server.ts";
import type { Outbox } from "#outbox/outbox.server.ts";
import type { Auth } from "./accounts/session/auth.server.ts";
import type { Model } from "./assistant/model/model.ts";
import type { Enricher } from "./sourcing/enrichment/enricher.ts";
import type { Register } from "./sourcing/register/register.server.ts";
import type { Webhooks } from "./webhooks/webhooks.server.ts";

/** Opened once at start-up and shared by every request. */
export type Services = {
  environment: Environment;
  db: Database;
  log: Logger;
  auth: Auth;
  outbox: Outbox;
  live: Live;
  webhooks: Webhooks;
  register: Register;
  /** The provider of addresses, or `null` where none is configured. */
  enricher: Enricher | null;
  /** The model that answers after the onboarding, or `null` where none is configured. */
  model: Model | null;
};

/** The caller of a request, as determined by the HTTP server. */
export type Caller = {
  /** The remote address: from X-Forwarded-For only behind a trusted proxy. */
  address: string;
  /** True for a direct request from this machine, without a proxy or tunnel; absent means false. */
  isLocal?: boolean;
  requestId: string;
  /** The nonce of this response's Content-Security-Policy; `null` where the policy uses hashes. */
  nonce: string | null;
};

export const services = createContext<Services>();
export const caller = createContext<Caller>();
