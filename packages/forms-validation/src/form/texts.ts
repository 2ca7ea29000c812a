/** Whether a text has at most so many characters: code points, as the database counts them, which holds all but one. */
export const isWithin = (value: string, max: number): boolean =>
  Array.from(value).length <= max && !value.includes('\0')

const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** Whether a text has no visible character: spaces, controls, direction marks and invisible letters only. */
export const isBlank = (value: string): boolean => !SEEN.test(value)
