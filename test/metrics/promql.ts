import { parser } from "@prometheus-io/lezer-promql";

/** A selector of an expression, with the labels by which it chooses. */
export type Selector = { metric: string; matchers: { label: string; operator: string; value: string }[] };

/** What an expression reads; throws when it is no PromQL. */
export function readPromql(expression: string): { selectors: Selector[]; grouping: string[] } {
  const selectors: Selector[] = [];
  const grouping: string[] = [];
  let isGrouping = false;
  parser.parse(expression).iterate({
    enter({ name, from, to, type }) {
      const text = expression.slice(from, to);
      if (type.isError) throw new Error(`No PromQL at ${from}: ${expression}`);
      const matcher = selectors.at(-1)?.matchers.at(-1);
      if (name === "GroupingLabels") isGrouping = true;
      if (name === "VectorSelector") selectors.push({ metric: "", matchers: [] });
      if (name === "Identifier") (selectors.at(-1) as Selector).metric = text;
      if (name === "UnquotedLabelMatcher")
        selectors.at(-1)?.matchers.push({ label: "", operator: "", value: "" });
      if (name === "LabelName" && isGrouping) grouping.push(text);
      else if (name === "LabelName" && matcher) matcher.label = text;
      if (name === "MatchOp" && matcher) matcher.operator = text;
      if (name === "StringLiteral" && matcher) matcher.value = JSON.parse(text);
    },
    leave({ name }) {
      if (name === "GroupingLabels") isGrouping = false;
    },
  });
  if (selectors.length === 0 || selectors.some(({ metric }) => metric === ""))
    throw new Error(`Reads no metric: ${expression}`);
  return { selectors, grouping };
}
