import { useRouteLoaderData } from "react-router";

/** Whether a register of companies is configured: without it nothing leads to what it answers. */
export function useHasRegister(): boolean {
  return useRouteLoaderData<{ hasRegister: boolean }>("root")?.hasRegister ?? false;
}
