import { Link } from "react-router";
import { personas as copy } from "#app/content/signed-in/personas-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { profilePersona } from "#app/prospects/profile-persona.ts";
import { Icon } from "#app/ui/icon.tsx";

/** A persona as the pages of the others name it. */
export type NamedPersona = { id: string; name: string; share: number };

type Props = {
  personas: readonly NamedPersona[];
  /** The one whose page this is; null for a new one. */
  current: string | null;
};

/** The personas of the team, each with its page: that of the profile is the targeting. interpretation.md D292. */
export function PersonaNav({ personas, current }: Props) {
  if (personas.length <= 1 && current !== null)
    return (
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
        <p className="max-w-measure text-ink-soft text-sm">{copy.nav.why}</p>
        <NewPersona isCurrent={false} />
      </div>
    );
  return (
    <nav aria-label={copy.nav.label} className="mt-6">
      <ul className="persona-nav">
        {personas.map(({ id, name, share }) => (
          <li key={id}>
            <Link
              to={(id === profilePersona ? "/ciblage" : `/ciblage/personas/${id}`) satisfies Href}
              aria-current={id === current ? "page" : undefined}
              className="persona-link"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <span className="persona-share">{copy.nav.part(share)}</span>
            </Link>
          </li>
        ))}
        <li>
          <NewPersona isCurrent={current === null} />
        </li>
      </ul>
    </nav>
  );
}

const NewPersona = ({ isCurrent }: { isCurrent: boolean }) => (
  <Link
    to={"/ciblage/personas/nouveau" satisfies Href}
    aria-current={isCurrent ? "page" : undefined}
    className="persona-link persona-add"
  >
    <Icon name="plus" />
    {copy.nav.add}
  </Link>
);
