import { AnchorButton, Button, ExternalButton, Spinner } from "#app/ui/form/button.tsx";
import type { Variant } from "#app/ui/form/button-classes.ts";
import { ButtonLink } from "#app/ui/form/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Row, Section, State } from "../specimen.tsx";

const variants: Variant[] = ["primary", "secondary", "ghost"];

export function Buttons() {
  return (
    <Section
      title="Buttons"
      source="ui/form/button.tsx"
      about="At least 44 pixels high. Point at them, press them, and reach them with the Tab key: hover and focus are states too."
    >
      {variants.map((variant) => (
        <Row key={variant}>
          <State name={variant}>
            <Button variant={variant}>Enregistrer</Button>
          </State>
          <State name={`${variant}, with an icon`}>
            <Button variant={variant}>
              Continuer <Icon name="arrowRight" />
            </Button>
          </State>
          <State name={`${variant}, disabled`}>
            <Button variant={variant} disabled>
              Enregistrer
            </Button>
          </State>
          <State name={`${variant}, busy`}>
            <Button variant={variant} busy>
              Envoi en cours…
            </Button>
          </State>
        </Row>
      ))}
      <Row>
        <State name="AnchorButton">
          <AnchorButton href="#buttons">Voir les tarifs</AnchorButton>
        </State>
        <State name="ButtonLink">
          <ButtonLink to="#buttons" variant="secondary">
            Ouvrir l’assistant
          </ButtonLink>
        </State>
        <State name="ExternalButton">
          <ExternalButton href="https://example.com" variant="secondary">
            Réserver une démo <Icon name="external" />
          </ExternalButton>
        </State>
        <State name="a long label">
          <Button variant="secondary">Demander un nouveau lien de connexion par e-mail</Button>
        </State>
        <State name="Spinner">
          <Spinner className="text-sun text-xl" />
        </State>
      </Row>
    </Section>
  );
}
