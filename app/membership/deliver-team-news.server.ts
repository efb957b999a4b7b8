import * as v from "valibot";
import type { Href } from "#app/hrefs.ts";
import { TeamNews } from "#app/team/team-news.server.ts";
import { teamNewsMail } from "#mail/team-news-mail.tsx";
import { handlerOf } from "#outbox/delivery.ts";

/** Tells somebody what happened to their place in a team. */
export const deliverTeamNews = handlerOf(
  v.object({ recipient: v.string(), payload: TeamNews }),
  async ({ environment }, { recipient, payload }, transport) => {
    const link = `${environment.appUrl}${"/equipe" satisfies Href}`;
    await transport.send({ to: recipient, link, code: null, ...(await teamNewsMail(payload, link)) });
  },
);
