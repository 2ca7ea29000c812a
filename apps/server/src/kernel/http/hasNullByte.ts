/** Whether something is a text with the one character that no database holds in a text: nobody's words, so never taken in. */
export const hasNullByte = (value: unknown): boolean => typeof value === 'string' && value.includes('\0')
