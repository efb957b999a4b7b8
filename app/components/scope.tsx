import { scope } from "#app/content/scope-copy.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

/**
 * What the product does and what it does not, in two columns from the width of a tablet on; the headings
 * are of the third level.
 */
export function Scope({ className = "" }: { className?: string }) {
  return (
    <div className={`@container ${className}`}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-12 @min-[40rem]:grid-cols-2">
        <Column {...scope.does} icon="check" iconClass="text-ink" textClass="font-medium" />
        <Column {...scope.doesNot} icon="dash" iconClass="text-line-strong" textClass="text-ink-soft" />
      </div>
    </div>
  );
}

type Props = {
  heading: string;
  items: readonly string[];
  icon: IconName;
  iconClass: string;
  textClass: string;
};

function Column({ heading, items, icon, iconClass, textClass }: Props) {
  return (
    <div className="min-w-0">
      <h3 className="text-lg">{heading}</h3>
      <ul className="mt-4 border-line border-t">
        {items.map((item) => (
          <li key={item} className={`flex gap-3 border-line border-b py-3.5 ${textClass}`}>
            <Icon name={icon} className={`mt-1 size-5 shrink-0 ${iconClass}`} />
            <span className="min-w-0 text-balance lg:text-pretty">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
