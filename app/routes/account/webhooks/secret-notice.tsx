import { useEffect, useRef } from "react";
import { webhooks } from "#app/content/signed-in/webhooks-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast/toast.ts";

const copy = webhooks.secret;

/** A secret that is shown this once, with a button to copy it. It takes the focus, which announces it. */
export function SecretNotice({ secret, isNew }: { secret: string; isNew: boolean }) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const put = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ title: copy.copied, type: "success", position: "top-right" });
    } catch (error) {
      // Denied, or no clipboard at all where the page is not secure.
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      showToast({ title: copy.copyFailed, type: "error", position: "top-right" });
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-line bg-verified-wash px-4 py-4 text-sm">
      <p ref={heading} tabIndex={-1} className="scroll-mt-24 font-medium outline-none">
        <span className="block font-semibold">{isNew ? copy.added : copy.replaced}</span>
        {copy.once}
      </p>
      <p className="select-all rounded-md border border-line-strong bg-paper-raised px-3.5 py-2.5 font-mono wrap-anywhere">
        <span className="sr-only">{copy.label} </span>
        {secret}
      </p>
      <Button variant="secondary" onClick={put} className="justify-self-start noscript:hidden">
        <Icon name="copy" />
        {copy.copy}
      </Button>
    </div>
  );
}
