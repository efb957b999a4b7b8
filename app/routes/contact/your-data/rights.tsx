import { yourData } from "#app/content/public/your-data-copy.ts";
import { publicLayout } from "#app/content/public-layout-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { periodInWords } from "#app/periods-in-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Facts, Part } from "./parts.tsx";

const { durations, rights, complaint, email } = yourData;

/** How long the data are kept, the rights, and where to complain. GDPR, articles 12 to 22 and 77. */
export function Rights() {
  const periods = durations.items(periodInWords);
  return (
    <div className="mt-16 grid gap-x-16 gap-y-12 border-line border-t pt-10 lg:grid-cols-3 sm:mt-20 sm:pt-12">
      <Part id="durees" heading={durations.heading}>
        <Facts items={periods} />
      </Part>
      <Part id="droits" heading={rights.heading}>
        <Facts items={rights.items} />
        <p>{rights.delay}</p>
        <p>
          {rights.write.before}
          <a href={`mailto:${email}`} className="link wrap-anywhere">
            {email}
          </a>
          {rights.write.between}
        </p>
        <p>
          {rights.more.before}
          <a href={"/privacy" satisfies Href} className="link">
            {rights.more.link}
          </a>
          .
        </p>
      </Part>
      <Part id="cnil" heading={complaint.heading}>
        <p>{complaint.text}</p>
        <p>
          <a
            href={complaint.link.href}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-flex min-h-11 items-center gap-1.5"
          >
            {complaint.link.label}
            <Icon name="external" />
            <span className="sr-only">{publicLayout.opensNewTab}</span>
          </a>
        </p>
      </Part>
    </div>
  );
}
