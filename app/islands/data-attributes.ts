/**
 * Every data attribute that markup, styles and scripts share, and its meaning. A test compares this list with the
 * source; attributes that Radix sets on its own elements are not in it.
 */
export const dataAttributes = {
  // On <html>, set by the scripts in the head (app/islands/boot/).
  "data-font": "`deferred` while the fallback font shows on phones, `swapped` once the web font may",
  "data-failed": "the id of the request, where drawing its page failed",
  "data-whole": "parts below the first screen are laid out at once",
  "data-hydrated": "all parts work that wait for nothing; on a part: it works",
  "data-motion": "`paused` while the visitor has paused all motion: nothing may move by CSS either",
  "data-language": "`en` while English prices are expected: the French ones are hidden",

  // On the script in the head of a static page.
  "data-entry": "URL of the entry module; only static pages have it",
  "data-runtime": "URL of the module for hot replacement, in development",

  // On a part that works by scripts: the frame of an island, or an element with an enhancement.
  "data-island": "the name of the island, which is that of its file",
  "data-props": "the props of the island as JSON",
  "data-enhancement": "the name of the enhancement, which is that of its file",
  "data-waits-for": "what it waits for before it starts (island.tsx); without it, it starts with the page",
  "data-needed": "it need not wait any longer",
  "data-hydrating": "it answers presses itself from here on; on <html>: so does what is in no part",

  // On a page that is one island.
  "data-page": "URL of the module of its route",

  // On parts of a page.
  "data-deferred": "below the first screen: laid out when it approaches the viewport",
  "data-preview":
    "the end of the conversation as the server has drawn it: `coming` while parts of it are missing, then `there`",
  "data-scroller": "in that preview: what scrolls",
  "data-menu": "the menu of the navigation bar",
  "data-scrolled": "on the navigation bar: whether the page is scrolled, `true` or `false`",
  "data-opens-consent": "a button that opens the cookie settings",
  "data-reveals": "a section that appears when it is scrolled into view",
  "data-reveal": "`waiting` or `shown`: the state of that section",
  "data-steps": "on an arrow of the slides: by how many slides it moves",
  "data-shown": "on a slide: whether it is the current one",
  "data-popular": "the offer that is recommended",
  "data-policy": "on the toasts: `form` or `consent`",
  "data-type": "on a toast: its type",
  "data-sun": "on a sky of night: the sun stands on its horizon",

  // In a list of prospects.
  "data-live": "its rows open their records",
  "data-of": "on points: how many there could be",
  "data-score": "on a score: its value, for the bar below it",

  // In a report.
  "data-measure": "on a cell of a report: what it counts, which narrow pages show beside it",

  // In the list of the morning.
  "data-index": "on a row: its place among all rows, for the virtualiser",
  "data-prospect": "on the link of a row: the id of its prospect",
  "data-open": "on a row, on the record's side and on the list's page: a record is open there",
  "data-own-columns": "on the table of the list: the team has added columns",
  "data-own": "on a cell of the list: the number of the column that the team added",
  "data-density": "on the table of the list: `compact` for lower rows",
  "data-status": "on a button: the status that it sets",
  "data-recall": "the button that opens the day and hour of the next step",
  "data-state": "on an address or a number: `verified`, `given` or `missing`",
  "data-taken": "on an entry of the history: it was taken back",

  // In calls in a row.
  "data-keys": "keys of one letter act, and are shown",
  "data-note": "the button that opens the note",
  "data-outcome": "on a button: how the call went",
  "data-asked": "on the question how the call went: a call is under way",
  "data-ready": "on the outcomes: they may be pressed",

  // In the conversation.
  "data-role": "on a message: its author, `user` or `assistant`",
  "data-seq": "on a message: its sequence number",
  "data-growing": "on the answer that is being written",
  "data-typing": "the indicator of a reply on its way",
} as const;
