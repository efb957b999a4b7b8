import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Html } from "@react-email/html";
import { Link } from "@react-email/link";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { brand } from "#app/content/brand.ts";

/** The colours of app/ui/styles/tokens.css as literals, because mail clients do not support custom properties. */
export const light = { paper: "#fbf7f0", card: "#fffdf9", line: "#e2d8c7", ink: "#1c1f2b", muted: "#585a64" };
const dark = { paper: "#16181d", card: "#1f2229", line: "#3a3d46", ink: "#f3eee6", muted: "#b9b6b0" };
const sun = "#b04307";

const families = "'Bricolage Grotesque', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";
export const prose = { margin: "0 0 16px", fontSize: "16px", lineHeight: "26px", color: light.ink };
export const aside = { margin: "0 0 12px", fontSize: "14px", lineHeight: "22px", color: light.muted };

/** For mail clients that support `prefers-color-scheme`. Those that invert colours keep enough contrast. */
const darkStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .paper, .paper > table > tbody > tr > td { background-color: ${dark.paper} !important; }
    .card { background-color: ${dark.card} !important; }
    .card { border-right-color: ${dark.line} !important; border-bottom-color: ${dark.line} !important; border-left-color: ${dark.line} !important; }
    .ink { color: ${dark.ink} !important; }
    .muted { color: ${dark.muted} !important; }
    .line { border-color: ${dark.line} !important; }
    .code { background-color: ${dark.paper} !important; border-color: ${dark.line} !important; color: ${dark.ink} !important; }
  }`;

type Props = {
  title: string;
  /** The text after the subject in a list of mails. */
  preview: string;
  /** The line below the card that names the sender. */
  signature: string;
  children: ReactNode;
};

/** The frame of every mail: a card, with the product's name above and the sender below. */
export function MailFrame({ title, preview, signature, children }: Props) {
  return (
    <Html lang="fr" dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Body className="paper" style={{ margin: 0, backgroundColor: light.paper, fontFamily: families }}>
        <Preview>{preview}</Preview>
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
            {children}
          </Section>
          <Text className="muted" style={{ ...aside, margin: "20px 0 0", fontSize: "13px" }}>
            {signature}
            <br />
            {brand.email}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** A paragraph. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={prose}>
      {children}
    </Text>
  );
}

/** A secondary paragraph. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <Text className="muted" style={aside}>
      {children}
    </Text>
  );
}

/** The link that a mail is about. */
export function ActionButton({ href, children }: { href: string; children: string }) {
  return (
    <Button
      href={href}
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
      {children}
    </Button>
  );
}

/** What something comes to, with what there is to say of it. */
export function Figure({ what, which }: { what: string; which: string }) {
  return (
    <div style={{ margin: "0 0 12px" }}>
      <Text className="ink" style={{ ...prose, margin: 0, fontSize: "18px", fontWeight: 600 }}>
        {what}
      </Text>
      {which && (
        <Text className="muted" style={{ ...aside, margin: 0 }}>
          {which}
        </Text>
      )}
    </div>
  );
}

/** Why a mail comes, and the way to switch it off. */
export function Unsubscribing({ why, off, href }: { why: string; off: string; href: string }) {
  return (
    <Text className="muted" style={{ ...aside, margin: "24px 0 12px", fontSize: "13px" }}>
      {why}{" "}
      <Link className="muted" href={href} style={{ color: light.muted, textDecoration: "underline" }}>
        {off}
      </Link>
    </Text>
  );
}

/** A code to type or copy. */
export function Code({ children }: { children: string }) {
  return (
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
      {children}
    </Text>
  );
}

/** The text version of a mail: its paragraphs and its signature. */
export function textOf(parts: readonly string[], signature: string): string {
  return `${[...parts, `-- \n${signature}\n${brand.email}`].join("\n\n")}\n`;
}
