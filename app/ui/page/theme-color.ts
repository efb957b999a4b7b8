/** The colour of the browser's own bars: that of the page, `--color-paper` in tokens.css. */
export const themeColor = "#fbf7f0";
