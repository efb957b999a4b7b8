import { useState } from "react";
import { Button } from "#app/ui/form/button.tsx";
import { Choices } from "#app/ui/form/choices.tsx";
import { Field, TextArea } from "#app/ui/form/field.tsx";
import { Select } from "#app/ui/form/select.tsx";
import { useFieldError } from "#app/ui/form/use-field-error.ts";
import { Row, Section, State } from "../specimen.tsx";

const options = ["Amical", "Direct", "Formel", "Un ton dont le nom est vraiment très long, pour voir"].map(
  (label) => ({ label, value: label }),
);
const error = "Cette valeur n’a pas la forme attendue.";
const hint = "Ce que la personne doit savoir avant d’écrire.";

export function Fields() {
  return (
    <Section
      title="Fields"
      source="ui/form/field.tsx"
      about="The label above, the hint below, and the error in place of the hint, never by colour alone."
    >
      <Row wide>
        <Full name="Field">
          <Field label="Nom de l’entreprise" />
        </Full>
        <Full name="Field, with a placeholder and a hint">
          <Field label="Adresse du site" placeholder="https://" hint={hint} />
        </Full>
        <Full name="Field, with an error">
          <Field label="Adresse e-mail" type="email" defaultValue="anna@" error={error} />
        </Full>
        <Full name="Field, disabled">
          <Field label="Adresse du compte" defaultValue="anna@exemple.fr" disabled />
        </Full>
        <Full name="TextArea, with a hint">
          <TextArea label="Proposition de valeur" rows={3} hint={hint} />
        </Full>
        <Full name="TextArea, with an error">
          <TextArea label="Objections courantes" rows={3} defaultValue="Trop cher" error={error} />
        </Full>
      </Row>
      <OwnError />
    </Section>
  );
}

const answers = [
  { value: "yes", label: "Oui", hint },
  { value: "no", label: "Non" },
];

export function RadioButtons() {
  return (
    <Section
      title="Choices"
      source="ui/form/choices.tsx"
      about="Radio buttons, for a few options that need an explanation. Arrow keys choose."
    >
      <Row wide>
        <Full name="Choices, nothing chosen">
          <Choices id="plain" name="plain" label="Relancer ?" options={answers} />
        </Full>
        <Full name="Choices, chosen">
          <Choices id="chosen" name="chosen" label="Écrire ?" options={answers} defaultValue="yes" />
        </Full>
        <Full name="Choices, with an error">
          <Choices id="wrong" name="wrong" label="Appeler ?" options={answers} error={error} />
        </Full>
      </Row>
    </Section>
  );
}

export function Selects() {
  return (
    <Section
      title="Selects"
      source="ui/form/select.tsx"
      about="Native without scripts, and Radix Select otherwise. Arrow keys, Home, End and the first letters choose."
    >
      <Row wide>
        <Full name="Select, nothing chosen">
          <Choice label="Ton des messages" chosen="" />
        </Full>
        <Full name="Select, chosen, with a hint">
          <Choice label="Ton des relances" chosen="Direct" hint={hint} />
        </Full>
        <Full name="Select, with an error">
          <Choice label="Ton des appels" chosen="" error="Choisissez une valeur." />
        </Full>
        <Full name="Select, a long value">
          <Choice label="Ton des réponses" chosen={options.at(-1)?.value ?? ""} />
        </Full>
      </Row>
    </Section>
  );
}

type ChoiceProps = { label: string; chosen: string; hint?: string; error?: string };

function Choice({ label, chosen, ...text }: ChoiceProps) {
  const placeholder = "Choisissez un ton";
  return <Select {...text} {...{ label, options, placeholder }} name={label} defaultValue={chosen} />;
}

/** The browser's own validation in our words: useFieldError. */
function OwnError() {
  const [sent, setSent] = useState(0);
  const field = useFieldError({ error: null, response: null, explain: () => "Saisissez une adresse." });
  return (
    <State name={`useFieldError: send it empty, then type (sent ${sent} times)`}>
      <form
        className="grid w-full max-w-form gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setSent((count) => count + 1);
        }}
      >
        <Field {...field.attributes} label="Adresse de connexion" required error={field.error} />
        <Button type="submit">Recevoir le lien</Button>
      </form>
    </State>
  );
}

/** A specimen as wide as its cell. */
function Full({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <State name={name}>
      <div className="w-full">{children}</div>
    </State>
  );
}
