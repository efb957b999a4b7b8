import { Icon, type IconName, shapes } from "#app/ui/icon.tsx";
import { Section } from "../specimen.tsx";

export function Icons() {
  return (
    <Section
      title="Icons"
      source="ui/icon.tsx"
      about="As tall as the text beside them, in its colour, and always decorative: the words say what they mean."
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))] gap-x-3 gap-y-6">
        {(Object.keys(shapes) as IconName[]).map((name) => (
          <li key={name} className="grid justify-items-start gap-2">
            <Icon name={name} className="text-xl" />
            <code className="text-ink-soft text-xs">{name}</code>
          </li>
        ))}
      </ul>
    </Section>
  );
}
