type Props = { text: string; other: string; className?: string };

/** A text that reserves the space of its translation, so that changing the language shifts no layout. app.css ".stable-text". */
export function StableText({ text, other, className = "" }: Props) {
  return (
    <span className={`stable-text ${className}`} data-other={other}>
      <span>{text}</span>
    </span>
  );
}
