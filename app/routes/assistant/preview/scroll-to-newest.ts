// Runs at the end of the preview of the conversation; bundled into it by scripts/bundle/inline-script.ts.

import { placeOfNewest } from "../transcript/scrolling/newest-row.ts";

const { currentScript } = document;
const preview = currentScript?.closest<HTMLElement>("[data-preview]");
const box = preview?.querySelector<HTMLElement>("[data-scroller]");
const { role, seq } = [...(preview?.querySelectorAll<HTMLElement>("[data-seq]") ?? [])].at(-1)?.dataset ?? {};
if (box) box.scrollTop = placeOfNewest(box, { role: role === "assistant" ? role : "user", seq: Number(seq) });
// Until all of it has come, it would move with each part.
if (preview) preview.dataset.preview = "there";
