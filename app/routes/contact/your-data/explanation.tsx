import { yourData } from "#app/content/public/your-data-copy.ts";
import type { ToldSource } from "#app/prospects/sources/told-sources.ts";
import { Facts, Part, Points } from "./parts.tsx";

const { origin, data, purpose, recipients } = yourData;

/** Where the data come from, which, why, and who receives them. GDPR, article 14. */
export function Explanation({ sources }: { sources: readonly ToldSource[] }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-12">
      <Part id="origine" heading={origin.heading}>
        <p>{origin.lead}</p>
        <Points items={origin.sources} />
        <p>{origin.asked}</p>
        <Facts
          items={sources.map(({ name, link, publisher, fields, licence }) => ({
            ...{ name, href: link },
            content: origin.from(publisher, fields.join(", "), licence),
          }))}
        />
        <p>{origin.never}</p>
      </Part>
      <Part id="fiche" heading={data.heading}>
        <Facts items={data.items} />
        <p>{data.score}</p>
      </Part>
      <Part id="raison" heading={purpose.heading}>
        <p>{purpose.text}</p>
        <p>{purpose.basis}</p>
      </Part>
      <Part id="destinataires" heading={recipients.heading}>
        <Points items={recipients.items} />
      </Part>
    </div>
  );
}
