import { useEffect } from "react";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { ListState, ListStore } from "../model/list-store.ts";

type Props = { store: ListStore; state: ListState; id: string };

/** Which colleagues have the prospect open, too; nothing for who works alone. */
export function Viewers({ store, state, id }: Props) {
  const isAlone = store.colleagues.length < 2;
  useEffect(() => {
    if (isAlone) return;
    let isOver = false;
    let stop = () => {};
    // Only a team needs it, and nobody waits for it.
    void import("./viewing.ts").then(
      ({ followViewers }) => {
        if (!isOver) stop = followViewers(store, id);
      },
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [store, id, isAlone]);
  if (isAlone) return null;
  const viewers = state.viewers.get(id) ?? [];
  return (
    <p
      role="status"
      className="mt-2 rounded-md bg-sun-wash px-3 py-2 font-medium text-sm wrap-anywhere empty:hidden"
    >
      {viewers.length > 0 && copy.assignee.viewing(viewers.map(store.names.member))}
    </p>
  );
}
