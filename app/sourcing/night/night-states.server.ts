import { sql } from "drizzle-orm";
import type { nights } from "#db/schema.ts";

type State = (typeof nights.$inferSelect)["state"];

/** The states in which somebody has to work on a night, in their order: each is the step that comes next. */
export const working = ["searching", "enriching", "scoring"] as const satisfies readonly State[];

export type Working = (typeof working)[number];

/** The states of a night that is over. */
export const over = ["delivered", "left"] as const satisfies readonly State[];

/** True for nights on which somebody has to work, written as the predicate of their index (`nights_due`) is. */
export const isWorking = sql.raw(`state in (${working.map((state) => `'${state}'`).join(", ")})`);
