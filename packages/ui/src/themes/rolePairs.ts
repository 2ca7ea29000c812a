import { contrast } from './color/oklch.ts'
import { panels, tones } from './roles.ts'
import type { ThemeColors } from './ThemeValues.ts'

/** Two adjacent roles, and the contrast they need. */
export interface RolePair {
  front: string
  back: string
  least: number
}

const body = 7
const text = 4.5
const graphic = 3

const surfaces = ['surface.page', 'surface.raised', 'surface.sunken', 'surface.overlay'] as const

const onSurfaces = (front: string, least: number): RolePair[] =>
  surfaces.map(back => ({ front, back, least }))

/** Every pair that the components use. */
export const rolePairs: readonly RolePair[] = [
  ...onSurfaces('text.default', body),
  ...onSurfaces('text.muted', text),
  ...onSurfaces('text.accent', text),
  ...onSurfaces('text.disabled', graphic),
  { front: 'text.inverse', back: 'surface.inverse', least: body },
  ...onSurfaces('border.default', graphic),
  ...onSurfaces('border.strong', graphic),
  ...onSurfaces('focus.ring', graphic),
  ...tones.flatMap(tone => [
    { front: `${tone}.fg`, back: `${tone}.bg`, least: text },
    { front: `${tone}.fg`, back: `${tone}.bgHover`, least: text },
    { front: `${tone}.fg`, back: `${tone}.bgPressed`, least: text },
    { front: `${tone}.subtleFg`, back: `${tone}.subtleBg`, least: text },
    ...onSurfaces(`${tone}.subtleFg`, text),
    ...onSurfaces(`${tone}.border`, graphic),
  ]),
  ...panels.map(panel => ({ front: `panel.${panel}.fg`, back: `panel.${panel}.bg`, least: body })),
]

/** The colour at a role's path, such as `accent.bg`. */
export function colorOf(colors: ThemeColors, path: string): string {
  let value: unknown = colors
  for (const part of path.split('.')) {
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[part] : undefined
  }
  if (typeof value !== 'string') throw new Error(`A theme has no role "${path}".`)
  return value
}

/** The violated pairs, as sentences; empty when every pair has enough contrast. */
export function contrastFaults(colors: ThemeColors): string[] {
  return rolePairs.flatMap(({ front, back, least }) => {
    const ratio = contrast(colorOf(colors, front), colorOf(colors, back))
    if (ratio >= least) return []
    return [`${front} on ${back} has a contrast of ${ratio.toFixed(2)}, but needs ${least}.`]
  })
}
