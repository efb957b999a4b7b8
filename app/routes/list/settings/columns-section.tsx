import { useState } from "react";
import { Choice } from "#app/components/choice.tsx";
import { listSettings as copy } from "#app/content/signed-in/list-settings-copy.ts";
import { settingsLimits } from "#app/prospects/settings/settings-limits.ts";
import { columnTypes, type ListSettings } from "#app/prospects/settings/settings-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field, TextArea } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Item, withItem } from "./item.tsx";
import { List, type Part, Section } from "./section.tsx";

/** The columns that the team added. The type of one that is stored stays. */
export function Columns({ editing: { edited, stored, edit } }: Part) {
  const words = copy.columns;
  const { columns } = edited;
  const [added, setAdded] = useState<string | null>(null);
  const gone = stored.columns.filter(({ id }) => !columns.some((column) => column.id === id)).length;
  return (
    <Section title={words.title} text={words.text}>
      {columns.length === 0 && <p>{words.none}</p>}
      {columns.length > 0 && (
        <List keys={columns.map(({ id }) => id)}>
          {columns.map((column, at) => (
            <Item
              key={column.id}
              items={columns}
              at={at}
              name={column.name}
              onChange={(next) => edit({ columns: next, rules: rulesWithin(edited, next) })}
            >
              <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
                <Field
                  label={words.name}
                  value={column.name}
                  maxLength={settingsLimits.name}
                  autoComplete="off"
                  // The reader pressed the button that adds it.
                  autoFocus={column.id === added}
                  onChange={({ target }) => edit({ columns: withItem(columns, at, { name: target.value }) })}
                />
                {stored.columns.some(({ id }) => id === column.id) ? (
                  <p className="self-end py-3 text-ink-soft text-sm">{words.types[column.type]}</p>
                ) : (
                  <Choice
                    label={words.type}
                    value={column.type}
                    options={columnTypes.map((type) => [type, words.types[type]] as const)}
                    onChoose={(type) => edit({ columns: withItem(columns, at, { type }) })}
                  />
                )}
              </div>
              {column.type === "choice" && (
                <TextArea
                  label={words.options}
                  rows={3}
                  value={column.options.join("\n")}
                  className="field-sizing-content max-h-60"
                  onChange={({ target }) =>
                    edit({ columns: withItem(columns, at, { options: target.value.split("\n") }) })
                  }
                />
              )}
            </Item>
          ))}
        </List>
      )}
      {gone > 0 && (
        <Notice tone="info" announce="polite">
          {words.removed(gone)}
        </Notice>
      )}
      {columns.length < settingsLimits.columns ? (
        <Button
          variant="secondary"
          className="noscript:hidden"
          onClick={() => {
            const column = { id: crypto.randomUUID(), name: "", type: "text" as const, options: [] };
            setAdded(column.id);
            edit({ columns: [...columns, column] });
          }}
        >
          <Icon name="plus" />
          {words.add}
        </Button>
      ) : (
        <p className="text-ink-soft text-sm">{words.full(settingsLimits.columns)}</p>
      )}
    </Section>
  );
}

/** The rules without those for columns that go. */
const rulesWithin = ({ rules }: ListSettings, columns: ListSettings["columns"]) =>
  rules.filter((rule) => columns.some(({ id }) => id === rule.column));
