import { contact } from "#app/content/public/contact-copy.ts";

const { days } = contact.details;

/** A drawing of the week, with a risen sun on the five open days. Decorative: the text below it says the same. */
export function OpeningDays() {
  return (
    <svg aria-hidden="true" viewBox="0 0 252 52" className="mb-3 block w-full max-w-63" fill="none">
      {days.map((day, index) => {
        const middle = 18 + index * 36;
        const isOpen = index < 5;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two weekdays have the initial M.
          <g key={index}>
            {isOpen ? (
              <path d={`M${middle - 11} 24a11 11 0 0 1 22 0Z`} fill="var(--color-sun-fill)" />
            ) : (
              <path
                d={`M${middle - 10.5} 24a10.5 10.5 0 0 0 21 0`}
                stroke="var(--color-line-strong)"
                strokeDasharray="2 3"
              />
            )}
            <text
              x={middle}
              y={isOpen ? 46 : 14}
              textAnchor="middle"
              fontSize="13"
              fill={isOpen ? "var(--color-ink)" : "var(--color-ink-soft)"}
            >
              {day}
            </text>
          </g>
        );
      })}
      <path d="M0 24.5h252" stroke="var(--color-ink)" />
    </svg>
  );
}
