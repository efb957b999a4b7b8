import { signedIn } from "#app/content/signed-in/signed-in-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { AnchorButton } from "#app/ui/form/button.tsx";
import { Problem } from "./problem.tsx";

type Props = { copy: { load: string; retry: string }; to: Href };

/**
 * Says that what a signed-in page shows could not be loaded, opens the page anew, and leads to the support with the page's
 * address; without scripts too.
 */
export function LoadingFailed({ copy, to }: Props) {
  return (
    <Problem
      title={copy.load}
      occurrence={null}
      action={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <AnchorButton variant="secondary" href={to}>
            {copy.retry}
          </AnchorButton>
          <a
            href={`/compte/support?page=${encodeURIComponent(to)}` satisfies Href}
            className="link inline-flex min-h-11 items-center"
          >
            {signedIn.toSupport}
          </a>
        </span>
      }
    />
  );
}
