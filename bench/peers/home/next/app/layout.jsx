import "../generated/home.css";
import head from "../generated/head.json";

const contentOf = (name) => head.meta.find((meta) => meta.name === name)?.content;
const ownNames = ["description", "robots", "theme-color", "viewport"];

export const metadata = {
  title: head.title,
  description: contentOf("description"),
  robots: contentOf("robots"),
};

export const viewport = {
  width: "device-width",
  initialScale: 1,
  interactiveWidget: "resizes-content",
  themeColor: contentOf("theme-color"),
};

export default function RootLayout({ children }) {
  return (
    <html lang="fr" data-font="swapped">
      <head>
        {head.meta
          .filter(({ charset, name }) => !charset && !ownNames.includes(name))
          .map((meta) => (
            <meta key={meta.name ?? meta.property} {...meta} />
          ))}
        {head.links.map(({ crossorigin, ...link }) => (
          <link key={link.rel + link.href} crossOrigin={crossorigin} {...link} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written by the benchmark. */}
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: head.structuredData }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
