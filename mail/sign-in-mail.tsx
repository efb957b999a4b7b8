import {
  Body,
  Button,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { render } from "@react-email/render";
import { brand } from "~/content/brand.ts";
import { signInMailCopy as copy } from "~/content/mails.ts";
import type { Mail } from "./mail.ts";

type Secrets = { link: string; code: string };

/**
 * The mail with a sign-in link and its code, as HTML and as text. The subject holds neither: it shows on locked
 * screens and in the logs of mail servers.
 */
export async function signInMail(secrets: Secrets): Promise<Pick<Mail, "subject" | "text" | "html">> {
  return { subject: copy.subject, text: asText(secrets), html: await render(<SignInMail {...secrets} />) };
}

/** Written out rather than derived from the HTML, so that link and code each have a line of their own. */
function asText({ link, code }: Secrets): string {
  const parts = [
    copy.heading,
    copy.intro,
    link,
    copy.codeIntro,
    code,
    copy.lifetime,
    copy.otherBrowser,
    copy.notYou,
    `-- \n${copy.signature}\n${brand.email}`,
  ];
  return `${parts.join("\n\n")}\n`;
}

const light = { paper: "#fbf7f0", card: "#fffdf9", line: "#e2d8c7", ink: "#1c1f2b", quiet: "#585a64" };
const dark = { paper: "#16181d", card: "#1f2229", line: "#3a3d46", ink: "#f3eee6", quiet: "#b9b6b0" };
const sun = "#b04307";

const families = "'Bricolage Grotesque', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";
const prose = { margin: "0 0 16px", fontSize: "16px", lineHeight: "26px", color: light.ink };
const aside = { margin: "0 0 12px", fontSize: "14px", lineHeight: "22px", color: light.quiet };

/** For the mail programs that follow the reader's choice; those that invert colours by themselves find enough contrast. */
const darkStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper, .paper > table > tbody > tr > td { background-color: ${dark.paper} !important; }
    .card { background-color: ${dark.card} !important; }
    .card { border-right-color: ${dark.line} !important; border-bottom-color: ${dark.line} !important; border-left-color: ${dark.line} !important; }
    .ink { color: ${dark.ink} !important; }
    .quiet { color: ${dark.quiet} !important; }
    .line { border-color: ${dark.line} !important; }
    .code { background-color: ${dark.paper} !important; border-color: ${dark.line} !important; color: ${dark.ink} !important; }
  }`;

function SignInMail({ link, code }: Secrets) {
  return (
    <Html lang="fr" dir="ltr">
      <Head>
        <title>{copy.subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Body className="paper" style={{ margin: 0, backgroundColor: light.paper, fontFamily: families }}>
        <Preview>{copy.preview}</Preview>
        <Container style={{ maxWidth: "520px", margin: "0 auto", padding: "32px 16px" }}>
          <Text
            className="ink"
            style={{ margin: "0 0 16px", fontSize: "20px", fontWeight: 700, color: light.ink }}
          >
            {brand.product}
          </Text>
          <Section
            className="card"
            style={{
              backgroundColor: light.card,
              border: `1px solid ${light.line}`,
              borderTop: `3px solid ${sun}`,
              borderRadius: "4px",
              padding: "28px 24px 16px",
            }}
          >
            <Text className="ink" style={prose}>
              {copy.heading}
            </Text>
            <Text className="ink" style={prose}>
              {copy.intro}
            </Text>
            <Button
              href={link}
              style={{
                backgroundColor: sun,
                color: "#ffffff",
                fontSize: "16px",
                fontWeight: 600,
                padding: "14px 24px",
                borderRadius: "4px",
                textDecoration: "none",
              }}
            >
              {copy.button}
            </Button>
            <Text className="ink" style={{ ...prose, margin: "28px 0 8px" }}>
              {copy.codeIntro}
            </Text>
            <Text
              className="code"
              style={{
                margin: "0 0 24px",
                padding: "14px 0",
                textAlign: "center",
                fontFamily: "ui-monospace, Menlo, Consolas, monospace",
                fontSize: "32px",
                lineHeight: "40px",
                fontWeight: 700,
                letterSpacing: "8px",
                color: light.ink,
                backgroundColor: light.paper,
                border: `1px solid ${light.line}`,
                borderRadius: "4px",
                userSelect: "all",
              }}
            >
              {code}
            </Text>
            <Text className="quiet" style={aside}>
              {copy.lifetime}
            </Text>
            <Text className="quiet" style={aside}>
              {copy.otherBrowser}
            </Text>
            <Text className="quiet" style={aside}>
              {copy.notYou}
            </Text>
            <Hr className="line" style={{ margin: "20px 0 16px", borderColor: light.line }} />
            <Text className="quiet" style={{ ...aside, margin: 0 }}>
              {copy.linkIntro}
            </Text>
            <Text style={{ ...aside, margin: "0 0 12px", wordBreak: "break-all" }}>
              <Link className="quiet" href={link} style={{ color: light.quiet }}>
                {link}
              </Link>
            </Text>
          </Section>
          <Text className="quiet" style={{ ...aside, margin: "20px 0 0", fontSize: "13px" }}>
            {copy.signature}
            <br />
            {brand.email}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
