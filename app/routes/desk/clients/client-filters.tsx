import { Form, Link, useNavigation } from "react-router";
import { clientsCopy, offerNames } from "#app/content/desk/clients-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { listStates, maxSearchLength, newFor, offerStates } from "#app/operators/clients/client-filter.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { NativeSelect } from "../native-select.tsx";

/** The query of the page as it was typed. */
export type Typed = { q: string; liste: string; offre: string; nouveaux: string };

const copy = clientsCopy.filters;

/** Search and filters as a form that also works without scripts. */
export function ClientFilters({ typed, isFiltered }: { typed: Typed; isFiltered: boolean }) {
  const isBusy = useNavigation().state === "loading";
  return (
    // A new key fills the fields anew when a link clears the filters.
    <search key={JSON.stringify(typed)} aria-label={copy.title}>
      <Form
        method="get"
        action={"/operateur/clients" satisfies Href}
        className="my-6 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]"
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
        <NativeSelect
          label={copy.list}
          name="liste"
          defaultValue={typed.liste}
          options={[
            { value: "", label: copy.anyList },
            ...listStates.map((value) => ({ value, label: copy.lists[value] })),
          ]}
        />
        <NativeSelect
          label={copy.offer}
          name="offre"
          defaultValue={typed.offre}
          options={[
            { value: "", label: copy.anyOffer },
            ...offerStates.map((value) => ({ value, label: offerNames[value] })),
          ]}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm sm:col-span-full">
          <input
            type="checkbox"
            name="nouveaux"
            value={newFor}
            defaultChecked={typed.nouveaux !== ""}
            className="size-5 shrink-0 accent-sun"
          />
          {copy.isNew}
        </label>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:col-span-full">
          <Button type="submit" variant="secondary" busy={isBusy}>
            {copy.apply}
          </Button>
          {isFiltered && (
            <Link
              to={"/operateur/clients" satisfies Href}
              className="link inline-flex min-h-11 items-center font-semibold text-sm"
            >
              {copy.clear}
            </Link>
          )}
        </div>
      </Form>
    </search>
  );
}
