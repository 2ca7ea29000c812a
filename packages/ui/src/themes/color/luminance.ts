/** Linear light of one sRGB channel, both 0 to 1. */
export const toLinear = (part: number): number =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4

/** WCAG's relative luminance of red, green and blue light. */
export const luminanceOf = ([r = 0, g = 0, b = 0]: readonly number[]): number =>
  0.2126 * r + 0.7152 * g + 0.0722 * b
