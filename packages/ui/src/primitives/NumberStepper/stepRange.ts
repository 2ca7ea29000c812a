/** The smallest and largest value of a number field, and the step of its buttons. */
export interface StepRange {
  /** Zero or more. */
  min: number
  max: number
  /** @default 1 */
  step?: number
}

/** The nearest step from `min` that is not above `max`. */
export function onStep(value: number, { min, max, step = 1 }: StepRange): number {
  const last = Math.max(0, Math.floor((max - min) / step))
  const nearest = Math.round((value - min) / step)
  return min + Math.min(last, Math.max(0, nearest)) * step
}

/** The number after a key of a spin button, or null for any other key. */
export function afterKey(key: string, value: number, range: StepRange): number | null {
  const { min, max, step = 1 } = range
  if (key === 'ArrowUp') return onStep(value + step, range)
  if (key === 'ArrowDown') return onStep(value - step, range)
  if (key === 'Home') return min
  return key === 'End' ? onStep(max, range) : null
}
