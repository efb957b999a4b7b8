import { answers } from "#app/content/signed-in/answer-copy.ts";
import type { NamedProspect } from "#app/conversation/protocol.ts";
import { recordPath } from "#app/prospects/record-path.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The records that an answer speaks of, each a link to its page. */
export function RecordLinks({ prospects }: { prospects: readonly NamedProspect[] }) {
  return (
    <ul aria-label={answers.records} className="mt-2 grid grid-cols-[minmax(0,1fr)]">
      {prospects.map(({ id, name }) => (
        <li key={id}>
          <a
            href={recordPath(id)}
            dir="auto"
            className="link inline-block min-h-target py-3 font-semibold text-sm leading-tight wrap-anywhere"
          >
            {name}
            <Icon name="arrowRight" className="ms-1.5 inline" />
          </a>
        </li>
      ))}
    </ul>
  );
}
