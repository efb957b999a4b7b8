/** How the page of marks looks. */
export const markingStyle = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; }
h2 { font-size: 1rem; }
blockquote { margin: 0 0 1rem; padding-inline-start: 1rem; border-inline-start: 4px solid; }
blockquote, .answer { white-space: pre-wrap; overflow-wrap: anywhere; }
.answers { display: grid; gap: 1rem; }
.answers section { min-width: 0; padding: 0 1rem 1rem; border: 1px solid; border-radius: 8px; }
.choices, nav { display: flex; flex-wrap: wrap; gap: .75rem; padding: .75rem 0; }
.choices { position: sticky; bottom: 0; background: Canvas; }
button, nav a, p > a { display: inline-flex; align-items: center; gap: .5rem; min-height: 44px; font: inherit; }
button { padding: .5rem 1rem; border: 2px solid; border-radius: 8px; color: ButtonText; background: ButtonFace; }
button[aria-pressed="true"] { outline: 3px solid; outline-offset: 2px; }
:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
kbd { font: .875rem monospace; }
th, td { padding: .25rem .5rem; text-align: start; }
tbody th { overflow-wrap: anywhere; }
@media (min-width: 48rem) { .answers { grid-template-columns: 1fr 1fr; } }
@media (max-height: 30rem) { .choices { position: static; } }
`;

/** The keys of the page: what has one is pressed by it, unless another key is held. */
export const markingScript = `
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  document.querySelector('[data-key="' + CSS.escape(event.key.toLowerCase()) + '"]')?.click();
});
`;
