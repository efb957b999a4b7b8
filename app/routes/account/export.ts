import { exportAccount } from "~/accounts/export.server.ts";
import { requireSession } from "~/accounts/session.server.ts";
import { account } from "~/content/account.ts";
import { services } from "~/services.server.ts";
import type { Route } from "./+types/export.ts";

/** Everything held about who asks, as one file. decisions.md D37. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, renewal } = await requireSession(context.get(services), request);
  const held = await exportAccount(context.get(services), user);
  const at = new Date().toISOString();
  const headers = new Headers(renewal);
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set("Content-Disposition", `attachment; filename="${account.export.file(at.slice(0, 10))}"`);
  headers.set("Cache-Control", "no-store");
  return new Response(`${JSON.stringify({ exported_at: at, ...held }, null, 2)}\n`, { headers });
}
