import { errorsCopy } from "#app/content/desk/errors-copy.ts";
import type { WholeError } from "#app/operators/errors/read-errors.server.ts";
import { DeskTime } from "../desk-time.tsx";

const { columns, whole } = errorsCopy;

/** All that is known of an error. */
export function OneError({ error }: { error: WholeError }) {
  const { id, at, method, route, type, message, place, clientId, clientEmail } = error;
  return (
    <section aria-labelledby="one-error" className="border-line border-t pt-6">
      <h2 id="one-error" className="text-xl">
        {whole.title}
      </h2>
      <dl className="mt-4 grid gap-x-6 sm:grid-cols-[auto_1fr] sm:gap-y-2">
        <Term name={columns.at}>
          <DeskTime moment={at} />
        </Term>
        <Term name={columns.request}>{`${method} ${route}`}</Term>
        <Term name={columns.error}>
          <span className="font-semibold">{type}</span> {message}
        </Term>
        <Term name={whole.client}>{clientEmail ?? clientId ?? whole.nobody}</Term>
        <Term name={columns.id}>
          <code className="select-all">{id}</code>
        </Term>
        <Term name={whole.place}>
          <code className="whitespace-pre-wrap text-sm">{place || whole.noPlace}</code>
        </Term>
      </dl>
    </section>
  );
}

function Term({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="font-semibold text-ink-soft">{name}</dt>
      <dd className="mb-3 min-w-0 sm:mb-0 break-words [overflow-wrap:anywhere]">{children}</dd>
    </>
  );
}
