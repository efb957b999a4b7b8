import { Component, type ReactNode } from "react";
import { FailedPage } from "#app/components/failed-page.tsx";
import { brand } from "#app/content/brand.ts";
import { site } from "#app/content/site-copy.ts";
import { toastCopy } from "#app/content/toast-copy.ts";
import { Toaster } from "#app/ui/toast/toaster.tsx";

/** A page that is one island, with what is around each: its toasts, and what stands in its place when it fails. */
export function PageIsland({ children }: { children: ReactNode }) {
  return (
    <>
      <Boundary>{children}</Boundary>
      <Toaster copy={toastCopy} />
    </>
  );
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    document.title = `${site.unexpected.title} | ${brand.product}`;
  }

  override render() {
    if (this.state.hasFailed) return <FailedPage words={site.unexpected} isOurs requestId={null} />;
    return this.props.children;
  }
}
