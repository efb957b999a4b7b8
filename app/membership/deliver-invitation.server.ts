import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Href } from "#app/hrefs.ts";
import { teamInvitations, teams, user } from "#db/schema.ts";
import { invitationMail } from "#mail/invitation-mail.tsx";
import { handlerOf } from "#outbox/delivery.ts";

const uuid = v.pipe(v.string(), v.uuid());

/** Sends an invitation, unless it was withdrawn or accepted meanwhile. The link leads to a page that changes nothing by being opened. */
export const deliverInvitation = handlerOf(
  v.object({ recipient: v.string(), payload: v.object({ team: uuid, id: uuid }) }),
  async ({ db, environment }, { recipient, payload: { team, id } }, transport) => {
    const [found] = await db.asOwner
      .select({ from: user.email, expiresAt: teamInvitations.expiresAt })
      .from(teamInvitations)
      .innerJoin(teams, eq(teams.id, teamInvitations.teamId))
      .innerJoin(user, eq(user.id, teams.ownerId))
      .where(and(eq(teamInvitations.teamId, team), eq(teamInvitations.id, id)));
    if (!found || found.expiresAt.getTime() <= Date.now()) return;
    const link = `${environment.appUrl}${"/equipe/invitation" satisfies Href}?id=${id}`;
    await transport.send({ to: recipient, link, code: null, ...(await invitationMail({ ...found, link })) });
  },
);
