import { Link } from "react-router";
import { Choice } from "#app/components/choice.tsx";
import { statusLabels } from "#app/content/prospects/status-labels.ts";
import { listSettings as copy } from "#app/content/signed-in/list-settings-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { type Status, statuses } from "#app/prospects/prospect-status.ts";
import { isSameRule, statusName } from "#app/prospects/settings/arranged.ts";
import { settingsLimits } from "#app/prospects/settings/settings-limits.ts";
import type { Rule } from "#app/prospects/settings/settings-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Item, withItem } from "./item.tsx";
import { List, type Part, Section } from "./section.tsx";

/** Which column is asked for with which status; `noRules` says whose rules are, for who has no such offer. */
export function Rules({ editing: { edited, edit }, noRules }: Part & { noRules: string | null }) {
  const words = copy.rules;
  const { rules, columns } = edited;
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.name.trim() || copy.unnamed;
  if (noRules !== null)
    return (
      <Section title={words.title} text={words.text}>
        <p>
          <Link to={"/compte#offre" satisfies Href} className="link">
            {noRules}
          </Link>
        </p>
        {rules.length > 0 && (
          <>
            <p>{words.resting}</p>
            <ul className="grid gap-1 text-sm">
              {rules.map((rule) => (
                <li key={keyOf(rule)}>{words.said(statusName(edited, rule.status), nameOf(rule.column))}</li>
              ))}
            </ul>
          </>
        )}
      </Section>
    );
  const free = statuses
    .flatMap((status) => columns.map(({ id }) => ({ status, column: id })))
    .filter((each) => !rules.some((rule) => isSameRule(rule, each)));
  // First what one is most likely to ask for.
  const likely = free.find(({ status }) => status === "meeting") ?? free[0];
  return (
    <Section title={words.title} text={words.text}>
      {columns.length === 0 ? <p>{words.noColumns}</p> : rules.length === 0 && <p>{words.none}</p>}
      {rules.length > 0 && (
        <List keys={rules.map(keyOf)}>
          {rules.map((rule, at) => (
            <Item
              key={keyOf(rule)}
              items={rules}
              at={at}
              name={words.said(statusName(edited, rule.status), nameOf(rule.column))}
              onChange={(next) => edit({ rules: next })}
            >
              <div className="grid gap-3 sm:grid-cols-2">
                <Choice<Status>
                  label={words.status}
                  value={rule.status}
                  options={edited.statuses
                    .filter(({ status }) => isOpenTo(rules, at, { ...rule, status }))
                    .map(({ status, name }) => [status, name || statusLabels[status]] as const)}
                  onChoose={(status) => edit({ rules: withItem(rules, at, { status }) })}
                />
                <Choice
                  label={words.column}
                  value={rule.column}
                  options={columns
                    .filter(({ id }) => isOpenTo(rules, at, { ...rule, column: id }))
                    .map(({ id }) => [id, nameOf(id)] as const)}
                  onChoose={(column) => edit({ rules: withItem(rules, at, { column }) })}
                />
              </div>
            </Item>
          ))}
        </List>
      )}
      {likely && rules.length < settingsLimits.rules && (
        <Button
          variant="secondary"
          className="noscript:hidden"
          onClick={() => edit({ rules: [...rules, likely] })}
        >
          <Icon name="plus" />
          {words.add}
        </Button>
      )}
    </Section>
  );
}

const keyOf = ({ status, column }: Rule) => `${status} ${column}`;

/** True unless another rule says the same already. */
const isOpenTo = (rules: readonly Rule[], at: number, rule: Rule) =>
  !rules.some((other, index) => index !== at && isSameRule(other, rule));
