import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { useList } from "../list-context.ts";

const words = copy.assignee;

/** To whom the prospect is given, and the choice of another one; nothing for who works alone. */
export function Assignee({ prospect }: { prospect: Prospect }) {
  const { store, actions } = useList();
  const { id, assignee } = prospect;
  if (store.colleagues.length < 2) return null;
  const others = store.colleagues.filter((each) => each.id !== store.userId);
  return (
    <label className="list-assignee">
      <span>{words.label}</span>
      <select
        value={assignee ?? ""}
        autoComplete="off"
        onChange={(event) => actions.act(id, { kind: "assign", to: event.target.value || null })}
      >
        <option value="">{words.everybody}</option>
        <option value={store.userId}>{words.self}</option>
        {others.map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
        {assignee !== null && !store.colleague(assignee) && <option value={assignee}>{words.former}</option>}
      </select>
    </label>
  );
}
