import type { ReactNode } from "react";
import { yourData } from "~/content/public/your-data-copy.ts";
import { publicLayout } from "~/content/public-layout-copy.ts";
import { Icon } from "~/ui/icon.tsx";

const { origin, data, purpose, recipients, durations, rights, complaint, email } = yourData;

/** Where the data come from, which, why, who receives them, how long, and the rights. GDPR, article 14. */
export function Explanation() {
  return (
    <div className="@container min-w-0">
      <Part id="origine" heading={origin.heading}>
        <p>{origin.lead}</p>
        <Points items={origin.sources} />
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
      <Part id="durees" heading={durations.heading}>
        <Facts items={durations.items} />
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
          <a href="/privacy" className="link">
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

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="border-line border-t py-8 first:border-t-0 first:pt-0">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <div className="mt-4 grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </section>
  );
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 ps-5 marker:text-line-strong">
      {items.map((item) => (
        <li key={item} className="ps-1">
          {item}
        </li>
      ))}
    </ul>
  );
}

function Facts({ items }: { items: readonly { name: string; content: string }[] }) {
  return (
    <dl className="border-line border-y">
      {items.map(({ name, content }) => (
        <div
          key={name}
          className="grid gap-x-6 gap-y-0.5 border-line py-3 not-first:border-t @min-[30rem]:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <dt className="font-semibold text-sm leading-body">{name}</dt>
          <dd className="text-ink-soft">{content}</dd>
        </div>
      ))}
    </dl>
  );
}
