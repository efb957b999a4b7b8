import { Choice } from "#app/components/choice.tsx";
import { listSettings as copy } from "#app/content/signed-in/list-settings-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { settingsLimits } from "#app/prospects/settings/settings-limits.ts";
import { densities } from "#app/prospects/settings/settings-protocol.ts";
import { Field } from "#app/ui/form/field.tsx";
import { Item, withItem } from "./item.tsx";
import { List, type Part, Section } from "./section.tsx";

/** The views that were saved in the list. */
export function Views({ editing: { edited, stored, edit } }: Part) {
  const words = copy.views;
  const { views } = edited;
  return (
    <Section title={words.title} text={words.text}>
      {views.length === 0 && <p>{words.none}</p>}
      {views.length > 0 && (
        <List keys={views.map(({ id }) => id)}>
          {views.map((view, at) => (
            <Item
              key={view.id}
              items={views}
              at={at}
              name={view.name}
              onChange={(next) => edit({ views: next })}
            >
              <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
                <Field
                  label={words.name}
                  value={view.name}
                  maxLength={settingsLimits.name}
                  autoComplete="off"
                  onChange={({ target }) => edit({ views: withItem(views, at, { name: target.value }) })}
                />
                <Choice
                  label={words.density}
                  value={view.density}
                  options={densities.map((density) => [density, words.densities[density]] as const)}
                  onChoose={(density) => edit({ views: withItem(views, at, { density }) })}
                />
              </div>
              {stored.views.some(({ id }) => id === view.id) && (
                <a
                  href={`/liste?saved=${view.id}` satisfies Href}
                  className="link inline-flex min-h-11 items-center text-sm"
                >
                  {words.open}
                  <span className="sr-only"> {view.name}</span>
                </a>
              )}
            </Item>
          ))}
        </List>
      )}
    </Section>
  );
}
