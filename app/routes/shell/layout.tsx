import { Outlet } from "react-router";
import { Shell } from "./shell.tsx";

/** Every page inside is public and the same for everybody: the page cache keeps it (docs/decisions/0009). */
export default function ShellLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
