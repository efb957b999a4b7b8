import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("layouts/public/route.tsx", [
    index("routes/home/route.tsx"),
    route("blog", "routes/blog/route.tsx"),
    route("blog/:id", "routes/blog/article/route.tsx"),
    route("faq", "routes/faq/route.tsx"),
    route("contact", "routes/contact/route.tsx"),
    route("about-us", "routes/about/route.tsx"),
    route("privacy", "routes/legal/route.tsx", { id: "privacy" }),
    route("terms", "routes/legal/route.tsx", { id: "terms" }),
    route("cookies", "routes/legal/route.tsx", { id: "cookies" }),
    route("mentions-legales", "routes/legal/route.tsx", { id: "mentions-legales" }),
    route("accessibilite", "routes/legal/route.tsx", { id: "accessibilite" }),

    route("*", "routes/not-found/route.tsx"),
  ]),

  route("login", "routes/login/route.tsx"),
  route("assistant", "routes/assistant/route.tsx"),
  route("dashboard-legacy", "routes/dashboard/route.tsx"),
  route("onboarding-legacy", "routes/onboarding/route.tsx"),
  route("compte", "routes/account/route.tsx"),
  route("compte/export", "routes/account/export-route.ts"),
  route("compte/confirmation", "routes/account/confirmation/route.tsx"),
  route("deconnexion", "routes/sign-out/route.tsx"),
  route("mailbox", "routes/mailbox/route.tsx"),
  // All components in all their states, for developers: no build contains it.
  ...(process.env.NODE_ENV === "production" ? [] : [route("ui", "routes/ui/route.tsx")]),

  route("sitemap.xml", "routes/seo/sitemap/sitemap-route.ts"),
  route("blog/rss.xml", "routes/seo/feed/rss-route.ts"),
  route("robots.txt", "routes/seo/robots/robots-route.ts"),
  route("llms.txt", "routes/seo/llms/llms-route.ts"),
  route("manifest.webmanifest", "routes/seo/manifest/manifest-route.ts"),
  route(".well-known/security.txt", "routes/well-known/security/security-txt-route.ts"),
  route(".well-known/change-password", "routes/well-known/change-password-route.ts"),

  route("api/session", "routes/api/session-api.ts"),
  route("api/session/link", "routes/api/session-link-api.ts"),
  route("api/messages", "routes/api/messages-api.ts"),
  route("api/messages/stream", "routes/api/messages-stream-api.ts"),
  route("api/profile", "routes/api/profile-api.ts"),
  route("api/drafts", "routes/api/drafts/drafts-api.ts"),
  route("api/drafts/:id", "routes/api/drafts/draft-api.ts"),
  route("api/drafts/:id/export", "routes/api/drafts/export-draft-api.ts"),
  route("api/drafts/:id/versions", "routes/api/drafts/versions-api.ts"),
  route("api/drafts/:id/versions/:version", "routes/api/drafts/version-api.ts"),
  route("api/drafts/:id/versions/:version/restore", "routes/api/drafts/restore-version-api.ts"),
  route("api/offers.json", "routes/api/offers-api.ts"),
  route("api/openapi.json", "routes/api/openapi/openapi-api.ts"),
  route("api/*", "routes/api/not-found-api.ts"),
] satisfies RouteConfig;
