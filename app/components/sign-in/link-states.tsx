import { login } from "#app/content/public/login-copy.ts";
import { Button, Spinner } from "#app/ui/form/button.tsx";

/** Shown while a link is checked and redeemed. */
export function RedeemingLink() {
  return (
    <p role="status" className="mt-4 flex items-center gap-3 text-ink-soft">
      <Spinner className="text-sun" />
      {login.link.redeeming}
    </p>
  );
}

type ConfirmProps = { email: string; current: string | null; onAccept: () => void; onDecline: () => void };

/** Asks before redeeming a link that this browser did not request, and names its account. interpretation.md D21. */
export function ConfirmLink({ email, current, onAccept, onDecline }: ConfirmProps) {
  return (
    <section className="mt-4 grid gap-6" aria-labelledby="ask">
      <div className="grid gap-2">
        <h2 id="ask" className="text-lg">
          {login.link.askTitle}
        </h2>
        <p className="text-ink-soft wrap-anywhere">
          {current ? login.link.askOther(current) : login.link.askNew}{" "}
          <strong className="font-semibold text-ink">{email}</strong>
        </p>
      </div>
      <div className="grid gap-3">
        <Button onClick={onAccept} className="wrap-anywhere">
          {login.link.accept(email)}
        </Button>
        <Button variant="secondary" onClick={onDecline} className="wrap-anywhere">
          {current ? login.link.stay(current) : login.link.decline}
        </Button>
      </div>
    </section>
  );
}
