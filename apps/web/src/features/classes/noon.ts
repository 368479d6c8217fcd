/** A day of a class, at a time at which it is that day in every time zone nearby. */
export const noonOf = (day: string): string => `${day}T12:00:00`;
