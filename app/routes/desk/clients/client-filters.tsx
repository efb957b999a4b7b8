import { clientsCopy, offerNames } from "#app/content/desk/clients-copy.ts";
import { listStates, maxSearchLength, newFor, offerStates } from "#app/operators/clients/client-filter.ts";
import { Field } from "#app/ui/form/field.tsx";
import { DeskFilters } from "../desk-filters.tsx";
import { FilterSelect } from "../filter-select.tsx";

/** The query of the page as it was typed. */
export type Typed = { q: string; liste: string; offre: string; nouveaux: string };

const copy = clientsCopy.filters;

/** Search and filters of the customers. */
export function ClientFilters({ typed, isFiltered }: { typed: Typed; isFiltered: boolean }) {
  return (
    <DeskFilters
      action="/operateur/clients"
      copy={copy}
      isFiltered={isFiltered}
      state={JSON.stringify(typed)}
    >
      <Field
        label={copy.search}
        hint={copy.searchHint}
        name="q"
        type="search"
        defaultValue={typed.q}
        maxLength={maxSearchLength}
        autoComplete="off"
        spellCheck={false}
      />
      <FilterSelect
        label={copy.list}
        name="liste"
        chosen={typed.liste}
        options={[["", copy.anyList], ...listStates.map((state) => [state, copy.lists[state]] as const)]}
      />
      <FilterSelect
        label={copy.offer}
        name="offre"
        chosen={typed.offre}
        options={[["", copy.anyOffer], ...offerStates.map((offer) => [offer, offerNames[offer]] as const)]}
      />
      <label className="flex min-h-12 cursor-pointer items-center gap-3 self-center text-sm">
        <input
          type="checkbox"
          name="nouveaux"
          value={newFor}
          defaultChecked={typed.nouveaux !== ""}
          className="size-5 shrink-0 cursor-pointer accent-sun"
        />
        {copy.isNew}
      </label>
    </DeskFilters>
  );
}
