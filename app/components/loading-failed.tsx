import type { Href } from "#app/hrefs.ts";
import { ButtonLink } from "#app/ui/form/button-link.tsx";
import { Problem } from "./problem.tsx";

type Props = { copy: { load: string; retry: string }; to: Href };

/** Says that what a page shows could not be loaded, and opens the page anew; without scripts too. */
export function LoadingFailed({ copy, to }: Props) {
  return (
    <Problem
      title={copy.load}
      occurrence={null}
      action={
        <ButtonLink variant="secondary" to={to} reloadDocument>
          {copy.retry}
        </ButtonLink>
      }
    />
  );
}
