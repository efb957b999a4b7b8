/** The indicator at the end of a text that is being written. */
export function WritingIndicator() {
  return (
    <span aria-hidden="true" className="inline-flex items-end gap-1 border-ink border-b px-1 pb-0.5">
      <span className="size-1.5 animate-rise rounded-full bg-sun-fill" />
      <span className="size-1.5 animate-rise rounded-full bg-sun-fill [animation-delay:140ms]" />
      <span className="size-1.5 animate-rise rounded-full bg-sun-fill [animation-delay:280ms]" />
    </span>
  );
}
