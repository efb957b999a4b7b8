import { Form, Link, useNavigation } from "react-router";
import { auditCopy, auditWords } from "#app/content/desk/audit-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { auditActions } from "#app/operators/audit/audit-action.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field, FieldFrame, fieldClasses, useField } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** The query of the page as it was typed. */
export type Typed = { actor: string; client: string; action: string; day: string; before?: string };

const copy = auditCopy.filters;

/** The filters as a form that also works without scripts. */
export function JournalFilters({ typed, isFiltered }: { typed: Omit<Typed, "before">; isFiltered: boolean }) {
  const isBusy = useNavigation().state === "loading";
  return (
    // A new key fills the fields anew when a link clears the filters.
    <search key={JSON.stringify(typed)} aria-label={copy.title}>
      <details open={isFiltered} className="my-6">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-semibold text-sm [&::-webkit-details-marker]:hidden">
          {copy.title}
          <Icon name="chevronDown" className="transition-transform in-open:rotate-180" />
        </summary>
        <Form
          method="get"
          action={"/operateur/journal" satisfies Href}
          className="mt-2 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4"
        >
          <Field
            label={copy.actor}
            hint={copy.actorHint}
            name="actor"
            defaultValue={typed.actor}
            maxLength={300}
          />
          <Field
            label={copy.client}
            hint={copy.clientHint}
            name="client"
            defaultValue={typed.client}
            maxLength={300}
          />
          <ActionSelect chosen={typed.action} />
          <Field label={copy.day} name="day" type="date" defaultValue={typed.day} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:col-span-full">
            <Button type="submit" variant="secondary" busy={isBusy}>
              {copy.apply}
            </Button>
            {isFiltered && (
              <Link
                to={"/operateur/journal" satisfies Href}
                className="link inline-flex min-h-11 items-center font-semibold text-sm"
              >
                {copy.clear}
              </Link>
            )}
          </div>
        </Form>
      </details>
    </search>
  );
}

/** The system's own: a list this long is faster by the keyboard than one of ours. */
function ActionSelect({ chosen }: { chosen: string }) {
  const field = useField(undefined, { label: copy.action });
  return (
    <FieldFrame {...field}>
      <select {...field.attributes} name="action" defaultValue={chosen} className={`${fieldClasses} h-12`}>
        <option value="">{copy.everyAction}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {auditWords[action]}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
