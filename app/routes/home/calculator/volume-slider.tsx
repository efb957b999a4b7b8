import { calculatorCopy as copy } from "#app/content/home/calculator-copy.ts";
import { catalogue } from "#app/offers/catalogue.ts";
import { volumes } from "./estimate.ts";

/** Where a volume stands on the slider, from 0 to 1. */
const shareOf = (volume: number) => (volume - volumes.min) / (volumes.max - volumes.min);
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

type Props = { volume: number; valueText: string };

/** Chooses the contacts per month, and shows them large. */
export function VolumeSlider({ volume, valueText }: Props) {
  const share = shareOf(volume);
  return (
    <>
      <div className="overflow-hidden border-ink border-b bg-sun-wash px-5 pt-5 sm:px-7">
        <label htmlFor="volume" className="block text-pretty text-sm noscript:hidden">
          {copy.volume}
        </label>
        <p className="relative mt-2">
          <b className="font-semibold text-3xl tabular-nums tracking-tight">{volume}</b> {copy.unit}
        </p>
        <svg
          aria-hidden="true"
          className="mx-3.5 block h-18 w-[calc(100%-1.75rem)] overflow-visible text-sun-fill"
        >
          <circle cx={percent(share)} cy={80 - 48 * share} r="34" fill="currentColor" />
        </svg>
      </div>
      <div className="@container relative px-5 sm:px-7">
        <input
          type="range"
          id="volume"
          name="volume"
          min={volumes.min}
          max={volumes.max}
          step={volumes.step}
          defaultValue={volumes.example}
          aria-valuetext={valueText}
          className="volume noscript:invisible"
        />
        {/* Where each offer ends; left out where large text would overlap. */}
        <svg
          aria-hidden="true"
          className="-mt-2 mx-3.5 block h-6 w-[calc(100%-1.75rem)] overflow-visible text-xs @max-[14rem]:invisible"
        >
          {catalogue.map(({ name, contacts }) => (
            <text
              key={name}
              x={percent(shareOf(contacts))}
              y="16"
              textAnchor="middle"
              fill="var(--color-ink-soft)"
            >
              {name}
            </text>
          ))}
        </svg>
      </div>
    </>
  );
}
