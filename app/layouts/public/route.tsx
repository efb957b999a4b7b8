import { Outlet } from "react-router";
import type { PageHandle } from "#http/pages/page-handle.ts";
import { PublicLayout } from "./public-layout.tsx";

/** All pages inside are static: the page cache stores them (docs/decisions/0009), and only islands are hydrated (0014). */
export const handle: PageHandle = { isStatic: true };

export default function PublicLayoutRoute() {
  return (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  );
}
