/** A text that begins with a capital. Style sheets do not do it: a screen reader reads a `::first-letter` by itself. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
