import type { Plan } from "#app/offers/plans.ts";
import { ExternalButton } from "#app/ui/form/button.tsx";
import { buttonClasses } from "#app/ui/form/button-classes.ts";

type Props = { plan: Plan; opensNewTab: string };

/** The button of a plan, and below it the trial, or what follows the press. The billing views share one place. */
export function PlanButton({ plan, opensNewTab }: Props) {
  const variant = plan.isPopular ? "primary" : "secondary";
  const className = "mt-5 md:max-lg:px-2";
  return (
    <>
      {plan.opensNewTab ? (
        <ExternalButton
          href={plan.href}
          variant={variant}
          className={`${className} mark-external md:max-lg:after:hidden`}
        >
          {plan.buttonText}
          <span className="sr-only">{opensNewTab}</span>
        </ExternalButton>
      ) : (
        <a href={plan.href} className={buttonClasses(variant, `${className} grid!`)}>
          <span className="col-start-1 row-start-1 yearly:invisible">{plan.buttonText}</span>
          <span className="col-start-1 row-start-1 monthly:invisible">{plan.yearlyButtonText}</span>
        </a>
      )}
      {plan.trial === plan.yearlyTrial ? (
        <Assurance trial={plan.trial} otherwise={plan.assurance} />
      ) : (
        <div className="mt-2 grid text-center text-ink-soft text-xs">
          <Assurance
            trial={plan.trial}
            otherwise={plan.assurance}
            view="col-start-1 row-start-1 yearly:invisible"
          />
          <Assurance
            trial={plan.yearlyTrial}
            otherwise={plan.assurance}
            view="col-start-1 row-start-1 monthly:invisible"
          />
        </div>
      )}
    </>
  );
}

type AssuranceProps = { trial: string | null; otherwise: string; view?: string };

function Assurance({ trial, otherwise, view = "" }: AssuranceProps) {
  return (
    <p className={trial ? `${view} font-medium text-sun-deep!` : view || undefined}>{trial ?? otherwise}</p>
  );
}
