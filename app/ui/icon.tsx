import type { ReactNode } from "react";

/** The drawing of each icon. */
export const shapes = {
  arrowDown: <path d="M12 5v14m-6-6 6 6 6-6" />,
  arrowLeft: <path d="M19 12H5m6-6-6 6 6 6" />,
  arrowRight: <path d="M5 12h14m-6-6 6 6-6 6" />,
  arrowUp: <path d="M12 19V5m-6 6 6-6 6 6" />,
  clock: <path d="M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0ZM12 7.5V12l3 2" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  chevronDown: <path d="m6 9.5 6 6 6-6" />,
  close: <path d="m6.5 6.5 11 11m0-11-11 11" />,
  copy: (
    <path d="M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2" />
  ),
  dash: <path d="M6 12h12" />,
  download: <path d="M12 4.5v11m-5-5 5 5 5-5M5 19.5h14" />,
  external: <path d="M8 6.5h9.5V16M17 7 6.5 17.5" />,
  info: <path d="M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0ZM12 11v5m0-8.2v.2" />,
  list: (
    <path d="m4 6.5 1.2 1.2L7.5 5.3M4 12.5l1.2 1.2 2.3-2.4M4 18.5l1.2 1.2 2.3-2.4M11 6.5h9m-9 6h9m-9 6h9" />
  ),
  mail: (
    <path d="M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7.5l8 5.5 8-5.5" />
  ),
  mails: (
    <path d="M5.5 9h10a2 2 0 0 1 2 2v6.5a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-6.5a2 2 0 0 1 2-2ZM4 10.5l6.5 4.5 6.5-4.5M7 6.5a2 2 0 0 1 2-2h9.5a2 2 0 0 1 2 2v7a2 2 0 0 1-1 1.7" />
  ),
  menu: <path d="M4 9h16M4 15h16" />,
  newLine: <path d="M19 5.5V12a2 2 0 0 1-2 2H5.5m4-4-4 4 4 4" />,
  plus: <path d="M12 5.5v13M5.5 12h13" />,
  pencil: <path d="m4.5 19.5 1-4 11-11 3 3-11 11-4 1Zm10-13 3 3" />,
  phone: (
    <path d="M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16 16 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4Z" />
  ),
  refresh: <path d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-4.5V9H15" />,
  search: <path d="M4.5 11a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0Zm11.2 4.7 4.8 4.8" />,
  signOut: <path d="M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10m5-11.5 4 4-4 4m4-4H10" />,
  star: <path d="m12 4 2.4 5.2 5.6.7-4.1 3.9 1 5.7-4.9-2.8-4.9 2.8 1-5.7L4 9.9l5.6-.7L12 4Z" />,
  stop: <rect x="7" y="7" width="10" height="10" rx="1.5" fill="currentColor" />,
  sunrise: <path d="M3 19h18M6.5 19a5.5 5.5 0 0 1 11 0M12 5v3.5M5.2 9.2l2 2m11.6-2-2 2" />,
  target: (
    <path d="M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0ZM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0ZM12 12h.01" />
  ),
  thumbDown: (
    <path d="M7 13V4.5M7 13 10.6 20a2 2 0 0 0 2.4-2l-.6-3.5h4.8a2 2 0 0 0 2-2.4l-1.2-6a2 2 0 0 0-2-1.6H4v8.5h3Z" />
  ),
  thumbUp: (
    <path d="M7 11v8.5M7 11l3.6-7a2 2 0 0 1 2.4 2l-.6 3.5h4.8a2 2 0 0 1 2 2.4l-1.2 6a2 2 0 0 1-2 1.6H4V11h3Z" />
  ),
  trash: <path d="M4.5 7h15M9 7V4.5h6V7m-8.5 0 .8 12.5h9.4L17.5 7M10 10.5v5.5m4-5.5v5.5" />,
  upload: <path d="M12 15.5v-11m-5 5 5-5 5 5M5 19.5h14" />,
  verified: (
    <path d="M12 3.5 18.5 6v5.2c0 4-2.6 7.2-6.5 8.8-3.9-1.6-6.5-4.8-6.5-8.8V6L12 3.5ZM9 11.8l2.2 2.2 3.9-4" />
  ),
  warning: <path d="M12 4.5 3.5 19.5h17L12 4.5ZM12 10.5v4m0 2.3v.2" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof shapes;

/** A line icon, as tall as the text beside it. Always decorative: the text next to it conveys the meaning. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      {shapes[name]}
    </svg>
  );
}
