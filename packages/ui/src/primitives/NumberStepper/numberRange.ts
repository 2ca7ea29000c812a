/** The smallest and largest value of a number field: whole numbers. */
export interface NumberRange {
  /** Zero or more. */
  min: number
  max: number
}

/** The nearest number of the range. */
export const inRange = (value: number, { min, max }: NumberRange): number =>
  Math.max(min, Math.min(max, value))

/** The number after a key of a spin button, or null for any other key. */
export function afterKey(key: string, value: number, range: NumberRange): number | null {
  if (key === 'ArrowUp') return inRange(value + 1, range)
  if (key === 'ArrowDown') return inRange(value - 1, range)
  if (key === 'Home') return range.min
  return key === 'End' ? inRange(range.max, range) : null
}
