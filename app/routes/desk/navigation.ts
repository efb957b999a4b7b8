import { desk } from "#app/content/desk/desk-copy.ts";
import type { Href } from "#app/hrefs.ts";

/** The pages of the desk, in the order of its navigation. A page gets its line here with its route. */
export const navigation: readonly { to: Href; name: string }[] = [
  { to: "/operateur", name: desk.today },
  { to: "/operateur/clients", name: desk.clients },
  { to: "/operateur/demandes", name: desk.requests },
  { to: "/operateur/envois", name: desk.deliveries },
  { to: "/operateur/journal", name: desk.journal },
  { to: "/operateur/erreurs", name: desk.errors },
  { to: "/operateur/cles", name: desk.passkeys },
];
