import { Form } from "react-router";
import { momentInWords } from "#app/calendar/moment-in-words.ts";
import { requestsCopy } from "#app/content/desk/requests-copy.ts";
import type { OpenedRequest } from "#app/operators/requests/open-request.server.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import type { RequestResult, TypedPerson } from "./request-action.server.ts";
import { ToRemoveTable } from "./to-remove-table.tsx";
import { useBusy } from "./use-busy.ts";

type Props = { request: OpenedRequest; result: RequestResult | null };

const { objection: copy, problems } = requestsCopy;

/** Takes the person of a request out of every list: first what would go is shown, then it is confirmed. interpretation.md D233. */
export function Objection({ request, result }: Props) {
  const { carriedOut } = request;
  const preview = result?.kind === "preview" ? result : null;
  const refused = result?.kind === "problem" && result.of === "objection" ? result : null;
  const typed = preview?.typed ?? refused?.typed ?? { email: request.email, contact: "", siren: "" };
  const isOpen = carriedOut === null || preview !== null || refused !== null;
  return (
    <section aria-labelledby="objection">
      <h2 id="objection" className="font-semibold text-lg">
        {copy.title}
      </h2>
      {carriedOut && (
        <div className="mt-3">
          <Notice tone="success" announce="off">
            <span className="block">
              {copy.carriedOut(momentInWords(Date.parse(carriedOut.at)), carriedOut.by)}
            </span>
            <span className="block font-normal">
              {copy.result(carriedOut.records, carriedOut.lists, carriedOut.waiting)}
            </span>
          </Notice>
        </div>
      )}
      {isOpen ? (
        <PersonForms
          request={request}
          typed={typed}
          preview={preview}
          problem={refused && problems[refused.problem]}
        />
      ) : (
        <details className="mt-2">
          <summary className="link inline-flex min-h-11 cursor-pointer items-center font-semibold text-sm">
            {copy.again}
          </summary>
          <PersonForms request={request} typed={typed} preview={null} problem={null} />
        </details>
      )}
    </section>
  );
}

type FormsProps = {
  request: OpenedRequest;
  typed: TypedPerson;
  preview: Extract<RequestResult, { kind: "preview" }> | null;
  problem: string | null;
};

function PersonForms({ request, typed, preview, problem }: FormsProps) {
  const isLooking = useBusy("preview");
  const isRemoving = useBusy("object");
  return (
    <>
      <p className="mt-2 max-w-measure text-ink-soft">{copy.text}</p>
      <Form
        key={JSON.stringify(typed)}
        method="post"
        preventScrollReset
        className="mt-3 grid max-w-measure items-start gap-4 sm:grid-cols-2"
      >
        <div className="sm:col-span-full">
          <Field
            label={copy.email}
            name="email"
            defaultValue={typed.email}
            maxLength={300}
            error={problem}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
        <Field
          label={copy.contact}
          hint={copy.namesHint}
          name="contact"
          defaultValue={typed.contact}
          maxLength={300}
          autoComplete="off"
        />
        <Field
          label={copy.siren}
          name="siren"
          defaultValue={typed.siren}
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
        />
        <div className="sm:col-span-full">
          <Button type="submit" name="intent" value="preview" variant="secondary" busy={isLooking}>
            {copy.preview}
          </Button>
        </div>
      </Form>
      {preview && (
        <div className="mt-6" role="status">
          <ToRemoveTable found={preview.found} />
          <Form method="post" preventScrollReset className="mt-4 grid justify-items-start gap-2">
            <input type="hidden" name="version" value={request.version} />
            {(["email", "contact", "siren"] as const).map((name) => (
              <input key={name} type="hidden" name={name} value={preview.typed[name]} />
            ))}
            <p className="font-semibold text-sm">{copy.irreversible}</p>
            <Button type="submit" name="intent" value="object" busy={isRemoving}>
              {copy.confirm}
            </Button>
          </Form>
        </div>
      )}
    </>
  );
}
