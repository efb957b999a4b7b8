import { market as copy } from "#app/content/public/market-copy.ts";
import { longestWords } from "#app/targeting/market-protocol.ts";
import { wordParameters } from "#app/targeting/market-words.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { hasFailed, type MarketState } from "./market-state.ts";
import { Result } from "./result.tsx";
import { useMarket } from "./use-market.ts";

const names = ["sector", "size", "place"] as const;

/** The three fields and how many companies they mean; without scripts a plain GET form whose answer is in the page. */
export function MarketCounter({ initial }: { initial: MarketState }) {
  const market = useMarket(initial);
  const { state, progress } = market;
  return (
    <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-8 sm:mt-12">
      <form
        ref={market.form}
        id="marche"
        // To the same address with a fragment a browser only scrolls, which would try nothing again.
        action={hasFailed(state.outcome) ? "/combien-d-entreprises" : "/combien-d-entreprises#resultat"}
        aria-label={copy.form.label}
        onSubmit={market.send}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
      >
        {names.map((name) => (
          <Field
            key={name}
            id={wordParameters[name]}
            name={wordParameters[name]}
            label={copy.form[name].label}
            hint={copy.form[name].hint}
            error={state.words[name].length > longestWords ? copy.form.tooLong(longestWords) : null}
            defaultValue={initial.words[name]}
            maxLength={longestWords}
            autoComplete="off"
            onInput={market.countSoon}
            onBlur={market.countNow}
          />
        ))}
        {/* On wide pages beside the fields, below the line of their labels. */}
        <Button type="submit" className="min-h-12 md:justify-self-start lg:mt-[1.95rem]">
          {copy.form.submit}
        </Button>
      </form>
      <Result ref={market.result} state={state} progress={progress} onTake={market.take} />
    </div>
  );
}
