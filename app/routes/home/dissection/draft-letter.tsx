import { dissectionCopy } from "#app/content/home/dissection-copy.ts";

const copy = dissectionCopy.draft;

/** The first e-mail to the person of the record, as the assistant prepares it; it is never sent. interpretation.md D10. */
export function DraftLetter({ contact }: { contact: string }) {
  return (
    <div className="letter">
      <h3 className="text-xl">{copy.title}</h3>
      <blockquote>
        <p>
          {copy.from}, {copy.to(contact)}
        </p>
        <p>{copy.subject}</p>
        {copy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>{copy.signature}</p>
      </blockquote>
      <p>{copy.rest}</p>
    </div>
  );
}
