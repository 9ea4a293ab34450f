/** Numbers as they are written. */

/** With the sign that stands as wide and as high as the figures. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : String(number));
