import { SLACK, type Figure } from './figures.ts'

export type Verdict = 'reached' | 'within the gate' | 'over the gate'

/** The value that a figure is judged by: its share of the yardstick, or its own size. */
export const judged = (figure: Figure, size: number, yardstick: number | undefined): number =>
  figure.unit === 'ratio' && yardstick ? size / yardstick : size

export const gateOf = ({ goal, gate = goal * SLACK }: Figure): number => gate

export function verdict(figure: Figure, value: number): Verdict {
  if (value > gateOf(figure)) return 'over the gate'
  return value <= figure.goal ? 'reached' : 'within the gate'
}

export function shown(unit: Figure['unit'], value: number): string {
  return unit === 'ratio' ? `${value.toFixed(2)} ×` : kilobytes(value)
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`
