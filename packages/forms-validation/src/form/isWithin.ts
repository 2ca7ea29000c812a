/** Whether a text has at most so many characters: code points, as the database counts them, which holds all but one. */
export const isWithin = (value: string, max: number): boolean =>
  Array.from(value).length <= max && !value.includes('\0')
