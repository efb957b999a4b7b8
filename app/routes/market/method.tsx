import { market } from "#app/content/public/market-copy.ts";
import { Icon } from "#app/ui/icon.tsx";

const { title, points } = market.method;

/** How companies are counted, and what becomes of the words. */
export function Method() {
  return (
    <section aria-labelledby="methode" className="mt-16 border-line border-t pt-10 sm:mt-20 sm:pt-12">
      <h2 id="methode" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-x-12 gap-y-8 md:grid-cols-3">
        {points.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} className="size-6 text-sun" />
            <h3 className="mt-3 text-base">{title}</h3>
            <p className="mt-2 max-w-measure text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
