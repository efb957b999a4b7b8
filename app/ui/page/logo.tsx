/** The logo without the name: half a sun over the horizon. */
export function Sunrise({ className = "" }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 24" className={`inline-block ${className}`} fill="none">
      <path d="M7 19a9 9 0 0 1 18 0Z" fill="var(--color-sun-fill)" />
      <path
        d="M1.5 19h29M16 2.5V5M4.6 7.6l1.8 1.8M27.4 7.6l-1.8 1.8"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The logo with the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-bold text-lg text-ink tracking-tight">
      <Sunrise className="h-6 w-8" />
      {name}
    </span>
  );
}
