/** A color without its transparency. */
export const opaque = (color: string): string => `rgb(from ${color} r g b / 1)`
