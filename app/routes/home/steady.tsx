/** A text that keeps the room of its translation free, so that changing the language moves nothing. app.css ".steady". */
export function Steady({ text, other }: { text: string; other: string }) {
  return (
    <span className="steady" data-other={other}>
      <span>{text}</span>
    </span>
  );
}
