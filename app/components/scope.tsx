import { scope } from "#app/content/scope-copy.ts";
import { unbroken } from "#app/ui/unbroken.tsx";

/**
 * What the product does and what it does not, in two columns from the width of a tablet on; the headings
 * are of the third level.
 */
export function Scope({ className = "" }: { className?: string }) {
  return (
    <div className={`@container ${className}`}>
      <div className="scope">
        <Column {...scope.does} className="does" />
        <Column {...scope.doesNot} className="does does-not" />
      </div>
    </div>
  );
}

type Props = { heading: string; items: readonly string[]; className: string };

function Column({ heading, items, className }: Props) {
  return (
    <div className="min-w-0">
      <h3 className="text-lg">{heading}</h3>
      <ul className={className}>
        {items.map((item) => (
          <li key={item}>{unbroken(item)}</li>
        ))}
      </ul>
    </div>
  );
}
