import { Form, Link, useNavigation } from "react-router";
import { Problem } from "#app/components/problem.tsx";
import { support as copy } from "#app/content/signed-in/support-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { AnchorButton, Button } from "#app/ui/form/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { wholeEmails } from "#app/ui/unbroken.tsx";

export type SupportResult =
  | { kind: "sent"; reference: string }
  /** Stored, and retried by itself. */
  | { kind: "kept" }
  | { kind: "refused"; message: string; problem: string }
  | { kind: "failed"; message: string; text: string };

type Props = {
  email: string;
  /** The support that the offer includes, as the cards name it; null without one. */
  kind: string | null;
  /** The page from which the customer came, whose state can be sent along. */
  page: string | null;
  /** One for each view of the form, so that a double press sends one message. */
  formKey: string;
  result: SupportResult | null;
};

/** A message to the support, from a customer whom we know. interpretation.md D290. */
export function SupportPage({ email, kind, result, ...form }: Props) {
  const isDone = result?.kind === "sent" || result?.kind === "kept";
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 sm:py-12">
      <h1 className="text-2xl">{copy.title}</h1>
      {isDone ? (
        <Done result={result} />
      ) : (
        <>
          <p className="max-w-measure text-ink-soft">
            {wholeEmails(copy.lead(email))} {kind ? copy.included(kind) : copy.none}
          </p>
          <MessageForm {...form} result={result} />
        </>
      )}
      <p>
        <Link
          to={"/compte" satisfies Href}
          className="link inline-flex min-h-11 items-center font-semibold text-sm"
        >
          {copy.back}
        </Link>
      </p>
    </div>
  );
}

function Done({ result }: { result: Extract<SupportResult, { kind: "sent" | "kept" }> }) {
  const { title, text } =
    result.kind === "sent" ? { ...copy.sent, text: copy.sent.text(result.reference) } : copy.kept;
  return (
    <Notice
      tone={result.kind === "sent" ? "success" : "info"}
      announce="polite"
      action={
        <AnchorButton variant="secondary" href="/compte/support">
          {copy.sent.another}
        </AnchorButton>
      }
    >
      <strong className="block font-semibold">{title}</strong> {text}
    </Notice>
  );
}

function MessageForm({
  page,
  formKey,
  result,
}: Pick<Props, "page" | "formKey"> & { result: Exclude<SupportResult, { kind: "sent" | "kept" }> | null }) {
  const isSending = useNavigation().state === "submitting";
  return (
    <Form method="post" className="grid max-w-chat grid-cols-[minmax(0,1fr)] gap-6">
      {result?.kind === "failed" && <Problem title={result.text} occurrence={result} />}
      <input type="hidden" name="key" value={formKey} />
      <TextArea
        label={copy.message.label}
        hint={copy.message.hint}
        name="message"
        rows={8}
        defaultValue={result?.message ?? ""}
        error={result?.kind === "refused" ? result.problem : null}
      />
      {page !== null && (
        <label className="flex min-h-11 items-start gap-3">
          <input type="hidden" name="page" value={page} />
          <input type="checkbox" name="state" className="mt-1 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {copy.state.label}
            <span className="block text-ink-soft text-sm">{copy.state.hint(page)}</span>
          </span>
        </label>
      )}
      <Button type="submit" busy={isSending} className="justify-self-start">
        {isSending ? copy.sending : copy.submit}
      </Button>
    </Form>
  );
}
