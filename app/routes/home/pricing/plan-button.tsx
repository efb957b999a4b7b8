import type { Plan } from "#app/offers/plans.ts";
import { buttonClasses, ExternalButton } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { PricingContent } from "./pricing-content.ts";
import { StableText } from "./stable-text.tsx";

type Props = { plan: Plan; other: Plan; copy: PricingContent; otherCopy: PricingContent };

/** The button of a plan, and below it the trial, or what every plan promises. The billing views share one grid cell. */
export function PlanButton({ plan, other, copy, otherCopy }: Props) {
  const { href } = plan;
  const variant = plan.isPopular ? "primary" : "secondary";
  const className = "w-full md:max-lg:px-2";
  const label = <Label plan={plan} />;
  return (
    <div className="mt-5">
      {plan.opensNewTab ? (
        <ExternalButton href={href} variant={variant} className={className}>
          {label}
          <Icon name="external" className="md:max-lg:hidden" />
          <span className="sr-only">{copy.opensNewTab}</span>
        </ExternalButton>
      ) : (
        <a href={href} className={buttonClasses(variant, className)}>
          {label}
        </a>
      )}
      <div className="mt-2 grid grid-cols-1 text-center text-xs">
        {plan.trial === plan.yearlyTrial ? (
          <Assurance trial={plan.trial} other={other.trial} copy={copy} otherCopy={otherCopy} />
        ) : (
          <>
            <Assurance
              trial={plan.trial}
              other={other.trial}
              copy={copy}
              otherCopy={otherCopy}
              className="yearly:invisible"
            />
            <Assurance
              trial={plan.yearlyTrial}
              other={other.yearlyTrial}
              copy={copy}
              otherCopy={otherCopy}
              className="monthly:invisible"
            />
          </>
        )}
      </div>
    </div>
  );
}

type AssuranceProps = Pick<Props, "copy" | "otherCopy"> & {
  trial: string | null;
  other: string | null;
  className?: string;
};

function Assurance({ trial, other, copy, otherCopy, className = "" }: AssuranceProps) {
  const colour = trial ? "font-medium text-sun-deep" : "text-ink-soft";
  return (
    <p className={`col-start-1 row-start-1 ${colour} ${className}`}>
      <StableText
        text={trial ?? copy.ready}
        other={other ?? otherCopy.ready}
        className="justify-items-center"
      />
    </p>
  );
}

function Label({ plan: { buttonText, yearlyButtonText } }: { plan: Plan }) {
  if (buttonText === yearlyButtonText) return buttonText;
  return (
    <span className="grid items-center">
      <span className="col-start-1 row-start-1 yearly:invisible">{buttonText}</span>
      <span className="col-start-1 row-start-1 monthly:invisible">{yearlyButtonText}</span>
    </span>
  );
}
