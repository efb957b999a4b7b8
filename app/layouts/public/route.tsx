import { Outlet } from "react-router";
import type { PageHandle } from "../../../http/pages/page-handle.ts";
import { Shell } from "./public-layout.tsx";

/** Every page inside is public and still: the page cache keeps it (docs/decisions/0009), islands live in it (0014). */
export const handle: PageHandle = { isStatic: true };

export default function ShellLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
