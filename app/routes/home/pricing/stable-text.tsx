type Props = { text: string; other: string; className?: string };

/** A text that keeps the room of its translation free, so that changing the language moves nothing. app.css ".steady". */
export function StableText({ text, other, className = "" }: Props) {
  return (
    <span className={`steady ${className}`} data-other={other}>
      <span>{text}</span>
    </span>
  );
}
