import type { ReactNode } from "react";
import type { Href } from "#app/hrefs.ts";
import { AnchorButton, Button } from "../form/button.tsx";
import { Icon } from "../icon.tsx";
import { goBack } from "./go-back.ts";
import { Horizon } from "./horizon.tsx";

type Props = {
  title: string;
  text: ReactNode;
  home: { label: string; to: Href };
  /** More actions beside the link home. */
  children?: ReactNode;
};

/** Explains an error and links to other pages. */
export function ErrorPage({ title, text, home, children }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-page flex-1 flex-col justify-center py-16">
      <Horizon sun="below" />
      <div className="pt-10">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-4 max-w-measure text-ink-soft text-lg">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <AnchorButton href={home.to}>{home.label}</AnchorButton>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Goes to the previous page, or home if there is none. */
export function BackButton({ label }: { label: string }) {
  return (
    <Button variant="secondary" onClick={goBack} className="noscript:hidden">
      <Icon name="arrowLeft" />
      {label}
    </Button>
  );
}
