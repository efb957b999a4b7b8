import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { ReadsOnly } from "#app/team/seats.server.ts";
import { AnchorButton } from "#app/ui/form/button.tsx";
import { useList } from "./list-context.ts";

const destinations: Readonly<Record<ReadsOnly, Href>> = {
  "offer-over": "/compte#offre",
  seatless: "/equipe",
};

/** Says why nothing of the list can be changed; nothing for who works on it. interpretation.md D299. */
export function ReadsOnlyNotice() {
  const { readsOnly } = useList().store.may;
  if (!readsOnly) return null;
  const { text, link } = copy.readsOnly[readsOnly];
  return (
    <div className="list-above">
      <p>{text}</p>
      <AnchorButton variant="secondary" href={destinations[readsOnly]}>
        {link}
      </AnchorButton>
    </div>
  );
}
