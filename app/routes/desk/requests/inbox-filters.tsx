import { requestStates } from "#app/contact/inbox/inbox-request.ts";
import { requestsCopy } from "#app/content/desk/requests-copy.ts";
import { Field } from "#app/ui/form/field.tsx";
import { DeskFilters } from "../desk-filters.tsx";
import { FilterSelect } from "../filter-select.tsx";
import type { Typed } from "./inbox-query.ts";

const { filters: copy, states } = requestsCopy;

/** The filters of the inbox. */
export function InboxFilters({ typed, isFiltered }: { typed: Typed; isFiltered: boolean }) {
  return (
    <DeskFilters
      action="/operateur/demandes"
      copy={copy}
      isFiltered={isFiltered}
      state={JSON.stringify(typed)}
    >
      <FilterSelect
        label={copy.state}
        name="etat"
        chosen={typed.etat}
        options={[...requestStates.map((state) => [state, states[state]] as const), ["all", copy.anyState]]}
      />
      <FilterSelect
        label={copy.kind}
        name="nature"
        chosen={typed.nature}
        options={[
          ["", copy.anyKind],
          ["message", copy.kinds.message],
          ["data", copy.kinds.data],
        ]}
      />
      <FilterSelect
        label={copy.assigned}
        name="suivi"
        chosen={typed.suivi}
        options={[
          ["", copy.anyone],
          ["me", copy.me],
          ["nobody", copy.nobody],
        ]}
      />
      <Field
        label={copy.words}
        hint={copy.wordsHint}
        name="q"
        defaultValue={typed.q}
        maxLength={300}
        autoComplete="off"
        spellCheck={false}
      />
    </DeskFilters>
  );
}
