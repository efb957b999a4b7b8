import { consent } from "#app/content/consent-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { buttonClasses } from "#app/ui/form/button-classes.ts";
import { type Choice, choices } from "./consent-record.ts";

const labels: Record<Choice, string> = {
  refused: consent.refuse,
  essential: consent.essential,
  true: consent.accept,
};

/**
 * The banner, which calls `onChoice` with what the visitor presses. It is low: one row of buttons below a line or two,
 * and a single row in a wide window, so that it does not cover the first buttons of /. In large text it scrolls within itself, and
 * leaves the page a place for what has the focus. Made by the script that opens
 * it, since no page needs its markup before.
 */
export function createBanner(onChoice: (choice: Choice) => void): HTMLElement {
  const title = create("h2", "inline font-sans font-semibold tracking-normal", consent.title);
  title.id = "consent-title";
  const policy = create("a", "link inline-block", consent.policy);
  policy.href = "/cookies" satisfies Href;
  const buttons = [...choices].reverse().map((choice) => {
    const button = create("button", buttonClasses("secondary", "px-1! text-xs! sm:px-4!"), labels[choice]);
    button.type = "button";
    button.addEventListener("click", () => onChoice(choice));
    return button;
  });
  const banner = create(
    "section",
    "fixed inset-x-0 bottom-0 z-30 max-h-[min(70dvh,max(45dvh,100dvh-16rem))] animate-slide-up @container overflow-y-auto border-line border-t bg-paper-raised px-edge shadow-banner outline-none sm:px-6",
    create(
      "div",
      "mx-auto flex max-w-page flex-col gap-x-8 gap-y-2 py-2.5 @min-[46rem]:flex-row @min-[46rem]:items-center @min-[46rem]:justify-between",
      create(
        "div",
        "text-xs",
        title,
        " ",
        create("p", "inline text-ink-soft", consent.description, " ", policy),
      ),
      create("div", "grid shrink-0 gap-2 @min-[17.5rem]:grid-cols-3", ...buttons),
    ),
  );
  banner.tabIndex = -1;
  banner.setAttribute("aria-labelledby", title.id);
  return banner;
}

function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}
