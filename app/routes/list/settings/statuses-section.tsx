import { statusLabels } from "#app/content/prospects/status-labels.ts";
import { listSettings as copy } from "#app/content/signed-in/list-settings-copy.ts";
import { settingsLimits } from "#app/prospects/settings/settings-limits.ts";
import { Field } from "#app/ui/form/field.tsx";
import { Item, withItem } from "./item.tsx";
import { List, type Part, Section } from "./section.tsx";

/** Names and order of our eight statuses. */
export function Statuses({ editing: { edited, edit } }: Part) {
  const words = copy.statuses;
  return (
    <Section title={words.title} text={words.text}>
      <List keys={edited.statuses.map(({ status }) => status)}>
        {edited.statuses.map(({ status, name }, at) => (
          <Item
            key={status}
            items={edited.statuses}
            at={at}
            name={name}
            canRemove={false}
            onChange={(next) => edit({ statuses: next })}
          >
            <Field
              label={words.name(statusLabels[status])}
              value={name}
              maxLength={settingsLimits.name}
              placeholder={statusLabels[status]}
              autoComplete="off"
              onChange={({ target }) =>
                edit({ statuses: withItem(edited.statuses, at, { name: target.value }) })
              }
            />
          </Item>
        ))}
      </List>
    </Section>
  );
}
