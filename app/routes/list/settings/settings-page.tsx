import { listSettings as copy } from "#app/content/signed-in/list-settings-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { ListSettings } from "#app/prospects/settings/settings-protocol.ts";
import { ButtonLink } from "#app/ui/form/button-link.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Columns } from "./columns-section.tsx";
import { Rules } from "./rules-section.tsx";
import { SaveBar } from "./save-bar.tsx";
import { Section } from "./section.tsx";
import { Statuses } from "./statuses-section.tsx";
import { useSettings } from "./use-settings.ts";
import { Views } from "./views-section.tsx";

type Props = {
  userId: string;
  loaded: ListSettings;
  /** Why nothing can be changed; null for who may. */
  closed: { why: "offer" | "seat"; text: string } | null;
  /** Whose rules are, for who has no such offer. */
  noRules: string | null;
};

/** How the team arranges its list: own columns, names and order of the statuses, saved views and rules. interpretation.md D314. */
export function SettingsPage({ userId, loaded, closed, noRules }: Props) {
  const editing = useSettings(userId, loaded);
  return (
    <div className="mx-auto w-full max-w-page py-8 sm:py-12">
      <p>
        <a href={"/liste" satisfies Href} className="link inline-flex min-h-11 items-center gap-2 text-sm">
          <Icon name="arrowLeft" />
          {copy.back}
        </a>
      </p>
      <h1 className="mt-2 text-2xl">{copy.title}</h1>
      <p className="mt-4 max-w-measure text-ink-soft">{copy.lead}</p>
      <noscript>
        <p className="mt-4">{copy.withoutScripts}</p>
      </noscript>
      <div className="mt-8 grid max-w-chat grid-cols-[minmax(0,1fr)] gap-10">
        {closed ? (
          <Closed {...closed} settings={loaded} />
        ) : (
          <>
            <Columns editing={editing} />
            <Statuses editing={editing} />
            <Views editing={editing} />
            <Rules editing={editing} noRules={noRules} />
            <SaveBar editing={editing} />
          </>
        )}
      </div>
    </div>
  );
}

/** Why nothing can be changed, and what is arranged. */
function Closed({ why, text, settings }: NonNullable<Props["closed"]> & { settings: ListSettings }) {
  const { columns, views } = settings;
  return (
    <>
      <Notice tone="info" announce="off">
        {text}
      </Notice>
      {why === "offer" && (
        <ButtonLink variant="secondary" to="/compte#offre" className="justify-self-start">
          {copy.toOffer}
        </ButtonLink>
      )}
      {columns.length + views.length > 0 && <p>{copy.kept}</p>}
      {columns.length > 0 && (
        <Section title={copy.columns.title}>
          <ul className="grid gap-1">
            {columns.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </Section>
      )}
      {views.length > 0 && (
        <Section title={copy.views.title}>
          <ul className="grid gap-1">
            {views.map(({ id, name }) => (
              <li key={id}>
                <a href={`/liste?saved=${id}` satisfies Href} className="link">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
