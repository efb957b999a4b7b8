/**
 * Moves the focus from a control that is about to go away to another one, for who works by keyboard: who taps is not thrown
 * into a field, which would open the keyboard of a phone.
 */
export function passFocus(from: Element | null, to: HTMLElement | null | undefined): void {
  if (from?.matches(":focus-visible")) to?.focus();
}
