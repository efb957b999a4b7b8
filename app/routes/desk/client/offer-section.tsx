import { dayInWords } from "#app/calendar/day-in-words.ts";
import { clientCopy } from "#app/content/desk/client-copy.ts";
import { offerNames } from "#app/content/desk/clients-copy.ts";
import { trialDays } from "#app/offers/price-rules.ts";
import { teamOffers } from "#app/offers/team-offers.ts";
import type { ClientRecord } from "#app/operators/clients/read-client.server.ts";
import { Field } from "#app/ui/form/field.tsx";
import { FilterSelect } from "../filter-select.tsx";
import type { ActionResult } from "./action-result.ts";
import { ConfirmedAction, errorOf } from "./confirmed-action.tsx";

const copy = clientCopy.offer;

type Props = {
  subscription: ClientRecord["subscription"];
  today: string;
  /** The day on which the prospects would go, were the offer cancelled now. */
  wouldGoOn: string;
  result: ActionResult | null;
};

/** What the customer has, until when, what is deleted on which day, and the forms that change it. */
export function OfferSection({ subscription, today, wouldGoOn, result }: Props) {
  const { set, cancel } = copy;
  return (
    <>
      <Current subscription={subscription} />
      <ConfirmedAction
        intent="offer"
        button={set.button}
        text={set.text}
        confirm={set.confirm}
        result={result}
      >
        <input type="hidden" name="seen" value={subscription?.changedAt.toISOString() ?? ""} />
        <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
          <FilterSelect
            label={set.offer}
            name="offer"
            chosen={subscription?.offer ?? "trial"}
            error={errorOf(result, "offer", "offer")}
            options={teamOffers.map((value) => [value, offerNames[value]] as const)}
          />
          <Field
            label={set.until}
            hint={set.untilHint(trialDays)}
            name="until"
            type="date"
            min={today}
            max="2099-12-31"
            defaultValue={subscription?.cancellation ? "" : (subscription?.until ?? "")}
            error={errorOf(result, "offer", "until")}
          />
        </div>
      </ConfirmedAction>
      {subscription?.offer && !subscription.isCancelled && (
        <ConfirmedAction
          intent="cancel"
          button={cancel.button}
          text={cancel.text(dayInWords(wouldGoOn))}
          confirm={cancel.confirm}
          result={result}
          isDangerous
        />
      )}
    </>
  );
}

function Current({ subscription }: Pick<Props, "subscription">) {
  if (!subscription?.offer && !subscription?.cancellation)
    return <p className="text-ink-soft">{copy.none}</p>;
  const { offer, lastDay, cancellation, isCancelled, changedAt, deletedOn } = subscription;
  return (
    <div className="grid gap-1">
      <p className="font-semibold">{copy.current(offerNames[offer ?? "none"])}</p>
      {cancellation && isCancelled ? (
        <p className="font-medium text-danger">{copy.cancelledOn(dayInWords(cancellation))}</p>
      ) : (
        <p>
          {lastDay ? copy.until(dayInWords(lastDay)) : copy.endless}{" "}
          <span className="text-ink-soft">{copy.enteredOn(dayInWords(changedAt))}</span>
        </p>
      )}
      {cancellation && !isCancelled && <p className="font-medium text-danger">{copy.requested}</p>}
      {deletedOn && <p className="font-medium text-danger">{copy.deletedOn(dayInWords(deletedOn))}</p>}
    </div>
  );
}
