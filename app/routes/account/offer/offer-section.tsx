import { Form, Link, useNavigation } from "react-router";
import { offerWords as copy } from "#app/content/signed-in/offer-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Button, ExternalButton } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ShownOffer } from "./shown-offer.server.ts";

/** What the offer includes, what of it is used, what changes next, and the way to a greater one. interpretation.md D287. */
export function OfferSection({ offer }: { offer: ShownOffer }) {
  const {
    name,
    until,
    used,
    included,
    hasReports,
    hasListSettings,
    next,
    cancelled,
    mayCancel,
    more,
    moreTitle,
  } = offer;
  const isKeeping = useNavigation().formData?.get("intent") === "offer-keep";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {name === null ? (
        <p className="max-w-measure font-medium">{copy.none}</p>
      ) : (
        <div className="grid gap-1">
          <p className="font-semibold text-lg leading-tight">{name}</p>
          <p className="text-ink-soft">{until}</p>
        </div>
      )}
      {used && <Used used={used} />}
      {included.length > 0 && (
        <div className="grid gap-3">
          <h3 className="font-semibold text-sm">{copy.included}</h3>
          <ul className="grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
            {included.map((each) => (
              <li key={each} className="flex gap-2.5">
                <Icon name="check" className="mt-0.5 text-verified" />
                <span className="min-w-0">{each}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasListSettings && (
        <p className="flex flex-wrap gap-x-6">
          {hasReports && (
            <Link
              to={"/rapports" satisfies Href}
              className="link inline-flex min-h-11 items-center font-semibold text-sm"
            >
              {copy.toReports}
            </Link>
          )}
          <Link
            to={"/liste/reglages" satisfies Href}
            className="link inline-flex min-h-11 items-center font-semibold text-sm"
          >
            {copy.toListSettings}
          </Link>
          <Link
            to={"/ciblage" satisfies Href}
            className="link inline-flex min-h-11 items-center font-semibold text-sm"
          >
            {copy.toPersonas}
          </Link>
        </p>
      )}
      {next && (
        <div className="grid gap-1">
          <h3 className="font-semibold text-sm">{copy.next.title}</h3>
          <p className="max-w-measure text-ink-soft text-sm">{next}</p>
        </div>
      )}
      {cancelled && (
        <Form method="post" className="grid justify-items-start gap-3">
          <p className="max-w-measure font-medium">{cancelled.inWords}</p>
          {cancelled.isRevocable && (
            <>
              <input type="hidden" name="intent" value="offer-keep" />
              <Button type="submit" variant="secondary" busy={isKeeping}>
                {copy.cancelled.keep}
              </Button>
            </>
          )}
        </Form>
      )}
      {more.length > 0 && <More more={more} title={moreTitle} />}
      {mayCancel && (
        <p>
          <Link
            to={"/compte/resiliation" satisfies Href}
            className="link inline-flex min-h-11 items-center font-semibold text-sm"
          >
            {copy.cancel.link}
          </Link>
        </p>
      )}
    </div>
  );
}

function Used({ used }: { used: NonNullable<ShownOffer["used"]> }) {
  const { contacts, all, inWords, note } = used;
  return (
    <div className="grid max-w-form gap-2">
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="font-semibold">{copy.used.label}</span>
        <span className="tabular-nums">{inWords}</span>
      </p>
      <svg aria-hidden="true" viewBox="0 0 100 2" preserveAspectRatio="none" height="8" className="w-full">
        <rect width="100" height="2" fill="var(--color-line)" />
        <rect width={(100 * Math.min(contacts, all)) / Math.max(1, all)} height="2" fill="var(--color-ink)" />
      </svg>
      {note && <p className="text-ink-soft text-sm">{note}</p>}
    </div>
  );
}

function More({ more, title }: { more: ShownOffer["more"]; title: string }) {
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold text-sm">{title}</h3>
      <ul className="border-line border-t">
        {more.map(({ name, description, price, button, href }) => (
          <li
            key={name}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line py-3 border-b"
          >
            <div className="min-w-0 basis-60">
              <p className="font-semibold">
                {name} <span className="whitespace-nowrap font-normal text-ink-soft text-sm">{price}</span>
              </p>
              <p className="text-ink-soft text-sm">{description}</p>
            </div>
            <ExternalButton variant="secondary" href={href}>
              {button}
              <span className="sr-only"> ({name})</span>
            </ExternalButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
