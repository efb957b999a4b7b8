/** Milliseconds before the page scrolls to a section. HSH-02, TCN-04. */
export const scrollDelay = 100;
