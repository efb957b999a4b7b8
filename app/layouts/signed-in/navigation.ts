import { signedIn } from "#app/content/signed-in/signed-in-copy.ts";

/** The signed-in pages, in the order of the menu. */
export const navigation = [
  { to: "/liste", name: signedIn.list },
  { to: "/ciblage", name: signedIn.targeting },
  { to: "/assistant", name: signedIn.assistant },
  { to: "/brouillons", name: signedIn.drafts },
  { to: "/dashboard-legacy", name: signedIn.dashboard },
  { to: "/onboarding-legacy", name: signedIn.profile },
  { to: "/compte", name: signedIn.account },
] as const;
