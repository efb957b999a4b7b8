import type { Logger } from "pino";
import type { Model } from "#app/assistant/model/model.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import type { Live } from "#live/live.server.ts";

/** What the conversation needs of the process. */
export type ConversationServices = {
  environment: Environment;
  db: Database;
  log: Logger;
  live: Live;
  /** `null`: a fixed reply stands for every answer. */
  model: Model | null;
};
