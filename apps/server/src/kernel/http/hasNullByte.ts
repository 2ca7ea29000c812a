/** Whether a value is a text with a null byte, which PostgreSQL cannot store; no person types one. */
export const hasNullByte = (value: unknown): boolean => typeof value === 'string' && value.includes('\0')
