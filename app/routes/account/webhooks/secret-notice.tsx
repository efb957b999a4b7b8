import { useEffect, useRef } from "react";
import { copyAndSay } from "#app/components/copy-and-say.ts";
import { webhooks } from "#app/content/signed-in/webhooks-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

const copy = webhooks.secret;

/** A secret that is shown this once, with a button to copy it. It takes the focus, which announces it. */
export function SecretNotice({ secret, isNew }: { secret: string; isNew: boolean }) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
      <Button
        variant="secondary"
        onClick={() => void copyAndSay(secret, copy)}
        className="justify-self-start noscript:hidden"
      >
        <Icon name="copy" />
        {copy.copy}
      </Button>
    </div>
  );
}
