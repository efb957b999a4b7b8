import { Accordion } from "#app/ui/accordion.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { unbroken } from "#app/ui/unbroken.tsx";
import { usePanel } from "#app/ui/use-panel.ts";
import { Row, Section, State } from "../specimen.tsx";

const items = [
  {
    question: "Combien de temps dure la mise en place ?",
    answer: "48 heures au plus. La réponse peut tenir sur plusieurs lignes, et garde la largeur d’un texte.",
  },
  { question: "Puis-je annuler à tout moment ?", answer: "Oui." },
  { question: "Une question bien plus longue que les autres, qui passe à la ligne ?", answer: "Oui, aussi." },
];

export function Disclosures() {
  return (
    <Section
      title="Disclosures"
      source="ui/accordion.tsx, ui/unbroken.tsx, ui/use-panel.ts"
      about="One question is open at a time. A panel closes on Escape, and on a press or a focus outside."
    >
      <Row wide>
        <State name="Accordion">
          <div className="w-full">
            <Accordion name="specimen" items={items} />
          </div>
        </State>
        <State name="unbroken">
          <p className="w-40 font-semibold">{unbroken("Avec quel CRM le service fonctionne-t-il\u00A0?")}</p>
        </State>
        <State name="usePanel">
          <Menu />
        </State>
      </Row>
    </Section>
  );
}

function Menu() {
  const { isOpen, root, button, toggle, dismiss } = usePanel<HTMLDivElement>();
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls="specimen-panel"
        onClick={toggle}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line-strong bg-paper-raised px-4 font-semibold text-sm"
      >
        <Icon name={isOpen ? "close" : "menu"} />
        Menu
      </button>
      <div
        id="specimen-panel"
        hidden={!isOpen}
        className="absolute start-0 top-full z-40 mt-2 w-56 rounded-md border border-line-strong bg-paper-raised p-2 shadow-float"
      >
        {["Mon profil", "Mon compte"].map((label) => (
          <button
            key={label}
            type="button"
            onClick={dismiss}
            className="flex min-h-11 w-full cursor-pointer items-center rounded-sm px-3 text-start hover:bg-paper-sunk"
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
