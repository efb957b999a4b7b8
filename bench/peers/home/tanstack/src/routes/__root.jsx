import { createRootRoute, HeadContent, Outlet, Scripts } from "@tanstack/react-router";
import styleSheet from "../../generated/home.css?url";

export const Route = createRootRoute({
  head: () => ({ links: [{ rel: "stylesheet", href: styleSheet }] }),
  component: Root,
});

function Root() {
  return (
    <html lang="fr" data-font="swapped">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
