import { redirect } from "react-router";
import { logEvent } from "~/accounts/event-log.server.ts";
import { exportAccount } from "~/accounts/export.server.ts";
import { isFresh, requireSession } from "~/accounts/session.server.ts";
import { account } from "~/content/account.ts";
import { services } from "~/services.server.ts";
import type { Route } from "./+types/export.ts";
import { confirmationPath } from "./confirmation/purpose.ts";

/** Everything held about who asks, as one file. decisions.md D37. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireSession(context.get(services), request);
  const { user, renewal } = session;
  if (!isFresh(session)) {
    renewal.set("Cache-Control", "no-store");
    throw redirect(confirmationPath("export"), { headers: renewal });
  }
  const held = await exportAccount(context.get(services), user);
  logEvent(context.get(services), { event: "account_exported", clientId: user.id });
  const at = new Date().toISOString();
  const headers = new Headers(renewal);
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("Content-Disposition", `attachment; filename="${account.export.file(at.slice(0, 10))}"`);
  headers.set("Cache-Control", "no-store");
  return new Response(`${JSON.stringify({ exported_at: at, ...held }, null, 2)}\n`, { headers });
}
