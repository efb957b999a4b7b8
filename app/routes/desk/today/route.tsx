import { todayCopy } from "#app/content/desk/today-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { readToday } from "#app/operators/today/today.server.ts";
import { services } from "#app/services.server.ts";
import { requireOperator } from "../operators-only.server.ts";
import type { Route } from "./+types/route.tsx";
import { TodayPage } from "./today-page.tsx";

export const meta: Route.MetaFunction = () => pageMeta({ title: todayCopy.title, indexed: false });

export function loader({ context }: Route.LoaderArgs) {
  return readToday(context.get(services), requireOperator(context));
}

/** The desk opens with what waits, what failed and how everything is. */
export default function TodayAtTheDesk({ loaderData }: Route.ComponentProps) {
  return <TodayPage today={loaderData} />;
}
