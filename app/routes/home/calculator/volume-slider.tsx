import { calculatorCopy as copy } from "#app/content/home/calculator-copy.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { volumes } from "./estimate.ts";

/** Where a volume stands on the slider, from 0 to 1. */
const shareOf = (volume: number) => (volume - volumes.min) / (volumes.max - volumes.min);
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The track is invisible: it lies on the horizon, over which a sun rises from left to right with the volume. */
const track = "[&::-webkit-slider-runnable-track]:h-px [&::-moz-range-track]:h-px";
const webkitThumb =
  "[&::-webkit-slider-thumb]:-mt-3.5 [&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-ink [&::-webkit-slider-thumb]:bg-paper-raised [&:focus-visible::-webkit-slider-thumb]:outline-2 [&:focus-visible::-webkit-slider-thumb]:outline-sun [&:focus-visible::-webkit-slider-thumb]:outline-offset-3";
const mozThumb =
  "[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-7 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-ink [&::-moz-range-thumb]:bg-paper-raised [&:focus-visible::-moz-range-thumb]:outline-2 [&:focus-visible::-moz-range-thumb]:outline-sun [&:focus-visible::-moz-range-thumb]:outline-offset-3";

type Props = { volume: number; valueText: string };

/** Chooses the conversations per month, and shows them large. */
export function VolumeSlider({ volume, valueText }: Props) {
  const share = shareOf(volume);
  return (
    <>
      <div className="bg-sun-wash px-5 pt-6 sm:px-7">
        <div id="calculator-title">
          <h3 className="text-xl noscript:hidden">{copy.title}</h3>
          <noscript>
            <h3 className="text-xl">{copy.example}</h3>
          </noscript>
        </div>
        <label htmlFor="volume" className="mt-1 block text-pretty text-ink-soft text-sm noscript:hidden">
          {copy.volume}
        </label>
        <p className="relative mt-4">
          <span className="font-semibold text-3xl tabular-nums tracking-tight">{volume}</span>{" "}
          <span className="text-sm">{copy.unit}</span>
        </p>
      </div>
      <div className="overflow-hidden border-ink border-b bg-sun-wash px-8.5 sm:px-10.5">
        <svg aria-hidden="true" className="block h-[96px] w-full overflow-visible text-sun-fill">
          <circle cx={percent(share)} cy={104 - 64 * share} r="34" fill="currentColor" />
        </svg>
      </div>
      <div className="relative px-5 sm:px-7">
        <input
          type="range"
          id="volume"
          name="volume"
          min={volumes.min}
          max={volumes.max}
          step={volumes.step}
          defaultValue={volumes.example}
          aria-valuetext={valueText}
          className={`-mt-5.5 block h-11 w-full cursor-pointer appearance-none bg-transparent focus-visible:outline-none noscript:invisible ${track} ${webkitThumb} ${mozThumb}`}
        />
        <OfferMarks />
      </div>
    </>
  );
}

/** Where each offer ends, below the track; left out where large text would overlap. */
function OfferMarks() {
  return (
    <div className="@container -mt-3 px-3.5">
      <svg aria-hidden="true" className="block h-9 w-full overflow-visible text-xs @max-[12rem]:invisible">
        {catalogue.map(({ name, contacts }) => {
          const x = percent(shareOf(contacts));
          return (
            <g key={name}>
              <line x1={x} x2={x} y1="0" y2="8" stroke="var(--color-line-strong)" />
              <text x={x} y="26" textAnchor="middle" fill="var(--color-ink-soft)">
                {name}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
