import type { Page } from "@playwright/test";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { parisDay } from "#app/calendar/paris-day.ts";
import { statusLabels } from "#app/content/prospects/status-labels.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import type { NewProspect } from "#app/prospects/new-prospect.ts";
import type { Status } from "#app/prospects/prospect-status.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { deliver, teamIdOf } from "../../prospects/stored-prospects.ts";
import type { Visitor } from "../../server/visitor.ts";
import type { JourneyServer } from "../journey.ts";
import { clientId } from "../sign-in-steps.ts";

/** Does something in the product's database while it runs. */
export async function inDatabase<Result>(
  server: JourneyServer,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const pool = new pg.Pool({ connectionString: server.databaseUrl });
  try {
    return await work({ asOwner: drizzle(pool) } as unknown as Database);
  } finally {
    await pool.end();
  }
}

/** Delivers prospects to the visitor, today unless `on` says another day, while the product runs; returns their ids. */
export async function deliverTo(
  server: JourneyServer,
  visitor: Visitor,
  prospects: readonly NewProspect[],
  on = parisDay(Date.now()),
): Promise<string[]> {
  const client = await clientId(visitor);
  return inDatabase(server, async (db) => (await deliver({ db }, client, prospects, on)).ids);
}

/** Gives the visitor's team an offer, while the product runs. */
export async function giveOffer(server: JourneyServer, visitor: Visitor, offer: TeamOffer): Promise<void> {
  const client = await clientId(visitor);
  await inDatabase(server, async (db) =>
    setOffer({ db }, await teamIdOf({ db }, client), { offer, until: null, by: "ops" }),
  );
}

export const rows = (page: Page) => page.getByRole("table", { name: copy.table }).locator("a[data-prospect]");
export const row = (page: Page, company: string) => rows(page).filter({ hasText: company });
export const record = (page: Page) => page.locator(".list-record");
export const status = (page: Page, name: Status) => record(page).locator(`[data-status="${name}"]`);
export const counts = (page: Page) => page.locator(".list-counts");
/** The label of a status as the row of a company shows it. */
export const shownStatus = (page: Page, company: string, name: Status) =>
  page.getByRole("row").filter({ hasText: company }).getByText(statusLabels[name], { exact: true });
