import { Hr } from "@react-email/hr";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { contactMailCopy as copy } from "#app/content/mails/contact-mail-copy.ts";
import type { Mail } from "./mail.ts";
import { Aside, aside, light, MailFrame, prose, textOf } from "./mail-frame.tsx";

type Request = Record<
  "reference" | "firstName" | "lastName" | "email" | "company" | "subject" | "message",
  string
>;

/**
 * The mail with a contact request for the team, as HTML and as text. Single-line fields contain no line breaks, and
 * React escapes all of them.
 */
export async function contactMail(request: Request): Promise<Pick<Mail, "subject" | "text" | "html">> {
  return {
    subject: copy.subject(request.subject),
    text: asText(request),
    html: await render(<ContactMail {...request} />),
  };
}

const nameOf = ({ firstName, lastName }: Request) => `${firstName} ${lastName}`;

/** The labelled fields above the message. */
const lines = (request: Request): [string, string][] => [
  [copy.labels.name, nameOf(request)],
  [copy.labels.email, request.email],
  [copy.labels.company, request.company || copy.noCompany],
  [copy.labels.subject, request.subject],
  [copy.labels.reference, request.reference],
];

function asText(request: Request): string {
  const facts = lines(request).map(([label, value]) => `${label}\u00A0: ${value}`);
  return textOf([facts.join("\n"), request.message], copy.signature);
}

const label = { ...aside, margin: 0, fontSize: "13px", lineHeight: "20px" };
const wrap = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;

function ContactMail(request: Request) {
  const name = nameOf(request);
  return (
    <MailFrame title={copy.subject(request.subject)} preview={copy.preview(name)} signature={copy.signature}>
      <Text className="ink" style={{ ...prose, fontSize: "18px", fontWeight: 600 }}>
        {copy.heading}
      </Text>
      {lines(request).map(([name, value]) => (
        <div key={name}>
          <Text className="muted" style={label}>
            {name}
          </Text>
          <Text className="ink" style={{ ...prose, ...wrap, margin: "0 0 12px" }}>
            {value}
          </Text>
        </div>
      ))}
      <Hr className="line" style={{ margin: "8px 0 20px", borderColor: light.line }} />
      <Text className="muted" style={label}>
        {copy.labels.message}
      </Text>
      <Text className="ink" style={{ ...prose, ...wrap, whiteSpace: "pre-wrap" }}>
        {request.message}
      </Text>
      <Aside>{copy.reply(name)}</Aside>
    </MailFrame>
  );
}
