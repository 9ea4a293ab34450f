/** Numbers and moments as they are written. */

/** With the sign that stands as wide and as high as the figures. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : String(number));

/** A day and an hour, of seconds since 1970. */
export const moment = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(seconds * 1000));
