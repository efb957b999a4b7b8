import { signedIn } from "~/content/signed-in/signed-in-copy.ts";

/** Where somebody who is signed in can go. */
export const places = [
  { to: "/assistant", name: signedIn.assistant },
  { to: "/dashboard-legacy", name: signedIn.dashboard },
  { to: "/onboarding-legacy", name: signedIn.profile },
  { to: "/compte", name: signedIn.account },
] as const;
