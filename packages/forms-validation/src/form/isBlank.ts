const SEEN = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u

/** Whether nothing of a text would be seen: spaces, controls, marks of direction, and what fonts leave out. */
export const isBlank = (value: string): boolean => !SEEN.test(value)
