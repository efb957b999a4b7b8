import { data } from "react-router";
import { pageMeta } from "#app/content/page-meta.ts";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { takeFlash } from "#app/cookies/flash.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { asDocument } from "#app/endpoints/as-document.server.ts";
import { services } from "#app/services.server.ts";
import type { PageHandle } from "#http/pages/page-handle.ts";
import type { Route } from "./+types/route.tsx";
import { ifSoon, loadInitialConversation, loadOfferFacts } from "./initial-conversation.server.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: assistant.title, description: assistant.description, indexed: false });

export const handle: PageHandle = { isIsland: true, isStreamed: true };

export const middleware: Route.MiddlewareFunction[] = [asDocument];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, renewal } = await requireSession(context.get(services), request);
  const { flash, clear } = takeFlash(request, ["profileSaved"]);
  if (flash) renewal.append("Set-Cookie", clear);
  // The page needs the session only: messages that are late follow it.
  const [{ initial }, offer] = await Promise.all([
    ifSoon(loadInitialConversation(context.get(services), user)),
    loadOfferFacts(context.get(services), user),
  ]);
  const { assistant: model, pricingVariant, bookingUrl } = context.get(services).environment;
  const configured = { pricingVariant, bookingUrl, offer };
  return data(
    { user, initial, hasModel: model !== null, configured, isProfileSaved: flash === "profileSaved" },
    { headers: renewal },
  );
}

// Defined here, React Router would wrap it in a component of its own.
export { Assistant as default } from "./assistant.tsx";
