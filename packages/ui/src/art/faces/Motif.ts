import type { ReactNode } from 'react'
import type { FaceColors } from './faceColors.ts'

/** Draws one subject in the middle of a face of 480 by 360, within 400 by 220. */
export type Motif = (colors: FaceColors, random: () => number) => ReactNode

/** SVG path of a star with five points. */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const reach = index % 2 === 0 ? radius : radius * 0.45
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}
