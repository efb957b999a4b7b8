import { html } from "hono/html";
import type { Choice, Result, ShownPair } from "./marking.ts";

const wordings: Record<Choice, { label: string; key: string }> = {
  a: { label: "A is better", key: "A" },
  b: { label: "B is better", key: "B" },
  same: { label: "No difference", key: "0" },
};

/** The page of one pair: the message, both answers, the three choices, and the way on. */
export function pairPage(pairs: readonly ShownPair[], at: number) {
  const pair = pairs[at];
  if (!pair) return page("No pair", html`<p>There is no such pair. <a href="/">Begin</a></p>`);
  const marked = pairs.filter(({ choice }) => choice !== null).length;
  return page(
    `Pair ${at + 1} of ${pairs.length}`,
    html`
<p role="status">${marked} of ${pairs.length} marked.${pair.choice ? ` This one: ${wordings[pair.choice].label}.` : ""}</p>
<h2>Message</h2>
<blockquote lang="fr">${pair.message}</blockquote>
<div class="answers">
  <section aria-labelledby="a"><h2 id="a">A</h2><div class="answer" lang="fr">${pair.a}</div></section>
  <section aria-labelledby="b"><h2 id="b">B</h2><div class="answer" lang="fr">${pair.b}</div></section>
</div>
<form method="post" action="/" class="choices">
  <input type="hidden" name="pair" value="${pair.id}">
  ${Object.entries(wordings).map(
    ([choice, { label, key }]) =>
      html`<button name="choice" value="${choice}" data-key="${key.toLowerCase()}" aria-keyshortcuts="${key}" aria-pressed="${String(pair.choice === choice)}">${label} <kbd>${key}</kbd></button>`,
  )}
</form>
<nav aria-label="Pairs">
  ${at > 0 ? html`<a href="/?pair=${at}" data-key="arrowleft">Previous <kbd>←</kbd></a>` : ""}
  ${at + 1 < pairs.length ? html`<a href="/?pair=${at + 2}" data-key="arrowright">Next <kbd>→</kbd></a>` : ""}
  ${marked < pairs.length ? html`<a href="/">First without a mark</a>` : ""}
</nav>
${
  marked === pairs.length
    ? html`<form method="post" action="/finish"><p>All pairs are marked. Marks can still be changed, until you look.</p><button>Show which was which</button></form>`
    : ""
}`,
  );
}

/** The page at the end: which was which. */
export function resultPage({ recordings, same, cases }: Result) {
  const rows = [
    ...recordings.map(({ name, date, better }) => [name, date.slice(0, 10), better]),
    ["No difference", "", same],
  ];
  return page(
    "Which was which",
    html`
<table>
  <thead><tr><th scope="col">Answers of</th><th scope="col">Date</th><th scope="col">Better in</th></tr></thead>
  <tbody>${rows.map(([name, date, count]) => html`<tr><th scope="row">${name}</th><td>${date}</td><td>${count}</td></tr>`)}</tbody>
</table>
<p><a href="/marks.json" download="marks.json">Download the marks</a></p>
<h2>Cases</h2>
<ul>${cases.map(({ id, better }) => html`<li>${id}: ${better ?? "no difference"}</li>`)}</ul>`,
  );
}

function page(title: string, body: unknown) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/marking.css">
<script src="/marking.js" defer></script>
</head>
<body><main><h1>${title}</h1>${body}</main></body>
</html>`;
}
