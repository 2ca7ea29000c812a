const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** Whether a text has no visible character: spaces, controls, direction marks and invisible letters only. */
export const isBlank = (value: string): boolean => !SEEN.test(value)
