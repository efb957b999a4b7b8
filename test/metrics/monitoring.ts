import { readFileSync } from "node:fs";
import { parse } from "yaml";

export type Rule = {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
};

/** An expression of deploy/monitoring, where it stands, and the templates that show labels of its result. */
export type Shown = { where: string; expression: string; templates: string[] };

type Panel = { title: string; targets?: { expr: string; legendFormat: string }[] };

export const rulesFile = "deploy/monitoring/matinal-alerts.yml";

/** The alert rules. */
export function alertRules(): Rule[] {
  const { groups } = parse(readFileSync(rulesFile, "utf8")) as { groups: { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
}

/** Every expression of the rules and of the dashboard, whose variables have a value as Grafana would give them. */
export function shownExpressions(): Shown[] {
  const dashboard = JSON.parse(readFileSync("deploy/monitoring/matinal-dashboard.json", "utf8")) as {
    panels: Panel[];
    annotations: { list: { expr: string; titleFormat: string; textFormat: string }[] };
  };
  const filled = (expression: string) =>
    expression.replaceAll("$__rate_interval", "5m").replaceAll("$instance", ".*");
  return [
    ...alertRules().map(({ alert, expr, annotations }) => ({
      ...{ where: alert, expression: expr, templates: [annotations.summary] },
    })),
    ...dashboard.panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr, legendFormat }) => ({
        ...{ where: title, expression: filled(expr), templates: [legendFormat] },
      })),
    ),
    ...dashboard.annotations.list.map(({ expr, titleFormat, textFormat }) => ({
      ...{ where: "annotations", expression: expr, templates: [titleFormat, textFormat] },
    })),
  ];
}
