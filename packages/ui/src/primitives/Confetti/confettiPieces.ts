import { paperColors } from '../../art/paperColors.ts'
import { pick } from '../../art/seeded.ts'

/** One piece of paper; positions as fractions of the screen, speeds as fractions per second. */
export interface Piece {
  x: number
  y: number
  fall: number
  drift: number
  spin: number
  size: number
  color: string
}

export function confettiPieces(count: number, random: () => number): Piece[] {
  return Array.from({ length: count }, () => ({
    x: random(),
    // Starts above the screen, so that the pieces fall in rather than appear.
    y: -random() * 1.1,
    fall: 0.55 + random() * 0.5,
    drift: (random() - 0.5) * 0.16,
    spin: random() * Math.PI * 2,
    size: 5 + random() * 7,
    color: pick(random, paperColors),
  }))
}
