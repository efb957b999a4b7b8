import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { Href } from "#app/hrefs.ts";
import { Button } from "#app/ui/form/button.tsx";

type Props = {
  action: Href;
  copy: { title: string; apply: string; clear: string };
  isFiltered: boolean;
  /** Changes when a link clears the filters, so that the fields are filled anew. */
  state: string;
  children: ReactNode;
};

/** The filters of a page of the desk, as a form that also works without scripts. */
export function DeskFilters({ action, copy, isFiltered, state, children }: Props) {
  const isBusy = useNavigation().state === "loading";
  return (
    <search key={state} aria-label={copy.title}>
      <Form
        method="get"
        action={action}
        className="my-6 grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-4"
      >
        {children}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:col-span-full">
          <Button type="submit" variant="secondary" busy={isBusy}>
            {copy.apply}
          </Button>
          {isFiltered && (
            <Link to={action} className="link inline-flex min-h-11 items-center font-semibold text-sm">
              {copy.clear}
            </Link>
          )}
        </div>
      </Form>
    </search>
  );
}
