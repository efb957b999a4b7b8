import { eq } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { prospects, teams } from "#db/schema.ts";
import { announceProspects } from "#live/live.server.ts";
import { newProspect } from "../../prospects/stored-prospects.ts";
import { expectNoFindingsAtAnyWidth, expectNoHorizontalScroll } from "../accessibility/findings.ts";
import { expect, test } from "../journey.ts";
import { setTextSize } from "../page-steps.ts";
import { signedIn } from "../sign-in-steps.ts";
import { deliverTo, inDatabase, record, row } from "./list-view.ts";

/** Whom no other journey objects for. */
const somebody = {
  ...{ company: "Fonderie Trémeur", siren: null, contact: "Yann Trémeur", companyEmail: null },
  email: { value: "yann@tremeur.example", state: "given" },
} as const;

test("what the register says of a delivered company since is in the open record at once, and in its row", async ({
  page,
  server,
  address,
}) => {
  const visitor = await signedIn(page, server, address);
  const [id = ""] = await deliverTo(server, visitor, [newProspect(somebody)]);
  await page.goto(`/liste/${id}`);
  await expect(record(page).getByRole("region", { name: copy.updates.title })).toHaveCount(0);
  const on = parisDay(Date.now());
  await inDatabase(server, async (db) =>
    db.asOwner.transaction(async (tx) => {
      const [found] = await tx.select().from(prospects).where(eq(prospects.id, id));
      const { teamId = "", seq = 0 } = found ?? {};
      const updates = [
        { kind: "closed", on },
        { kind: "moved", on, from: "DOLE", to: "BESANÇON" },
        { kind: "left", on },
        { kind: "director", on },
      ];
      await tx
        .update(prospects)
        .set({ seq: seq + 1, updates })
        .where(eq(prospects.id, id));
      await tx
        .update(teams)
        .set({ lastSeq: seq + 1 })
        .where(eq(teams.id, teamId));
      await announceProspects(tx, { team: teamId, seq: seq + 1 });
    }),
  );
  const told = record(page).getByRole("region", { name: copy.updates.title });
  await expect(told.getByRole("listitem")).toHaveCount(4);
  await expect(told).toContainText(copy.updates.closed);
  await expect(told).toContainText("BESANÇON");
  await expect(row(page, somebody.company)).toContainText(copy.updates.recent);
  await expectNoFindingsAtAnyWidth(page);
  await setTextSize(page, 200);
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 700 });
    await expectNoHorizontalScroll(page);
  }
});
