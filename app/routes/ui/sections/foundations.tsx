import { lineHeightOf, tokensOf } from "../declared-tokens.ts";
import { Row, Section, State } from "../specimen.tsx";
import { contrast, type Token } from "../tokens.ts";

const paper = tokensOf("color").find(({ name }) => name === "paper")?.value ?? "";

export function Colours() {
  const colours = tokensOf("color").filter(({ value }) => value.startsWith("#"));
  return (
    <Section
      title="Colours"
      source="ui/styles/tokens.css"
      about="Components use these only. The figure is the contrast with paper; text needs 4.5, a border that means something 3."
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-6">
        {colours.map((colour) => (
          <Swatch key={colour.name} {...colour} />
        ))}
      </ul>
    </Section>
  );
}

function Swatch({ name, value }: Token) {
  return (
    <li className="grid gap-2 text-xs">
      <span aria-hidden="true" className="h-16 rounded-md border border-line" style={{ background: value }} />
      <span className="flex flex-wrap justify-between gap-x-2">
        <strong className="font-semibold">{name}</strong>
        <span className="text-ink-soft tabular-nums">{contrast(value, paper).toFixed(1)}</span>
      </span>
      <code className="text-ink-soft">{value}</code>
    </li>
  );
}

export function TypeScale() {
  const steps = tokensOf("text");
  const weights = tokensOf("font-weight");
  return (
    <Section
      title="Type"
      source="ui/styles/tokens.css"
      about="Bricolage Grotesque, in rem: it follows the browser’s text size."
    >
      <ul className="grid gap-5">
        {steps.map(({ name, value }) => (
          <li key={name} className="grid gap-1">
            <span
              lang="fr"
              className="wrap-anywhere"
              style={{ fontSize: value, lineHeight: lineHeightOf(name) }}
            >
              Votre liste, prête chaque matin
            </span>
            <code className="text-ink-soft text-xs wrap-anywhere">
              text-{name} · {value}
            </code>
          </li>
        ))}
      </ul>
      <Row>
        {weights.map(({ name, value }) => (
          <State key={name} name={`font-${name} · ${value}`}>
            <span className="text-lg" style={{ fontWeight: value }}>
              Prospection
            </span>
          </State>
        ))}
        <State name="link">
          <a className="link" href="#type">
            Un lien dans un texte
          </a>
        </State>
        <State name="tabular-nums">
          <span className="tabular-nums">
            1 111,11 €<br />9 999,99 €
          </span>
        </State>
      </Row>
    </Section>
  );
}

export function Shapes() {
  return (
    <Section
      title="Shapes"
      source="ui/styles/tokens.css"
      about="Borders first; a shadow only for what floats."
    >
      <Row>
        {tokensOf("radius").map(({ name, value }) => (
          <State key={name} name={`rounded-${name} · ${value}`}>
            <span
              className="h-16 w-full border border-line-strong bg-paper-raised"
              style={{ borderRadius: value }}
            />
          </State>
        ))}
        {tokensOf("box-shadow").map(({ name, value }) => (
          <State key={name} name={`shadow-${name}`}>
            <span className="h-16 w-full rounded-md bg-paper-raised" style={{ boxShadow: value }} />
          </State>
        ))}
      </Row>
    </Section>
  );
}
