import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { SignedInFrame } from "./signed-in-frame.tsx";

/** The frame of the signed-in pages that belong to the router. */
export function SignedInPage({ email, children }: { email: string | null; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <SignedInFrame email={email} path={pathname}>
      {children}
    </SignedInFrame>
  );
}
