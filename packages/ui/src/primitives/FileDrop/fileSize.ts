import { writeNumber } from '@players-club/domain-models'

const steps = [
  { unit: 'MB', bytes: 1_000_000, decimals: 1 },
  { unit: 'kB', bytes: 1000, decimals: 0 },
] as const

/** A file's size in a readable unit. */
export function fileSize(bytes: number): string {
  const {
    unit,
    bytes: one,
    decimals,
  } = steps.find(step => bytes >= step.bytes) ?? { unit: 'byte', bytes: 1, decimals: 0 }
  return `${writeNumber(bytes / one, { decimals })}\u00a0${unit}`
}
