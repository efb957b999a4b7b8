import { Form, Link, useNavigation } from "react-router";
import { errorsCopy } from "#app/content/desk/errors-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";

const copy = errorsCopy.search;
const path = "/operateur/erreurs" satisfies Href;

/** Finds an error by its number, as a form that also works without scripts. */
export function ErrorSearch({ typed }: { typed: string }) {
  const isBusy = useNavigation().state === "loading";
  return (
    // A new key fills the field anew when a link clears it.
    <search key={typed} aria-label={copy.title} className="my-6 block max-w-measure">
      <Form method="get" action={path}>
        <Field label={copy.id} hint={copy.hint} name="id" defaultValue={typed} maxLength={100} />
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button type="submit" variant="secondary" busy={isBusy}>
            {copy.find}
          </Button>
          {typed !== "" && (
            <Link to={path} className="link inline-flex min-h-11 items-center font-semibold text-sm">
              {copy.clear}
            </Link>
          )}
        </div>
      </Form>
    </search>
  );
}
