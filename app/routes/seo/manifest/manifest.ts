import { manifestCopy } from "#app/content/manifest-copy.ts";
import { themeColor } from "#app/ui/page/theme-color.ts";

/** The web app manifest: put on a home screen, the site opens with the assistant. The icons are drawn by scripts/pictures/draw-icons.ts. */
export function manifest() {
  const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  return {
    id: "/",
    name: manifestCopy.name,
    short_name: manifestCopy.shortName,
    description: manifestCopy.description,
    lang: "fr",
    dir: "ltr",
    start_url: "/assistant",
    scope: "/",
    display: "standalone",
    theme_color: themeColor,
    background_color: themeColor,
    categories: ["business", "productivity"],
    icons: [icon("192", 192, "any"), icon("512", 512, "any"), icon("maskable-512", 512, "maskable")],
  };
}
