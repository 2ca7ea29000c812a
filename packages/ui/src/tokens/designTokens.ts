import { parseColor } from '../themes/color/oklch.ts'
import { luckyLoungeColors } from '../themes/luckyLounge.ts'
import { playersClubDark, playersClubLight } from '../themes/playersClub.ts'
import { fontFamily } from '../themes/themeVars.ts'
import * as scales from './scales.ts'

type Token = { $value: unknown }
type Group = { $type?: string } & { [name: string]: Token | Group | string | undefined }

const each = (values: Record<string, string>, token: (value: string) => Token): Record<string, Token> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, token(value)]))

const measured = (value: string): Token => {
  const [, number = '0', unit = 'px'] = /^([\d.]+)(\w*)$/.exec(value) ?? []
  return { $value: { value: Number(number), unit: unit || 'px' } }
}

const color = (value: string): Token => {
  const { l, c, h, alpha } = parseColor(value)
  return { $value: { colorSpace: 'oklch', components: [l, c, h], alpha } }
}

function colors(values: object): Group {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'object' && value !== null ? colors(value) : color(String(value)),
    ]),
  )
}

/** The tokens in the Design Tokens Community Group's format, for designers' tools. */
export function designTokens(): Group {
  return {
    color: {
      $type: 'color',
      'players-club-light': colors(playersClubLight),
      'players-club-dark': colors(playersClubDark),
      'lucky-lounge': colors(luckyLoungeColors),
    },
    space: { $type: 'dimension', ...each(scales.space, measured) },
    radius: { $type: 'dimension', ...each(scales.radii, measured) },
    breakpoint: {
      $type: 'dimension',
      ...each(scales.breakpoint, value => measured(`${parseFloat(value)}rem`)),
    },
    // Fluid sizes: the value at 1280 px and wider.
    fontSize: { $type: 'dimension', ...each(scales.typeSize, value => measured(widest(value))) },
    fontWeight: { $type: 'fontWeight', ...each(scales.weight, value => ({ $value: Number(value) })) },
    fontFamily: {
      $type: 'fontFamily',
      ...each(fontFamily, value => ({ $value: value.split(', ').map(name => name.replaceAll("'", '')) })),
    },
    lineHeight: { $type: 'number', ...each(scales.lineHeight, value => ({ $value: Number(value) })) },
    duration: { $type: 'duration', ...each(scales.duration, measured) },
    easing: {
      $type: 'cubicBezier',
      ...each(scales.easing, value => ({ $value: (value.match(/[\d.]+/g) ?? []).map(Number) })),
    },
    layer: { $type: 'number', ...each(scales.layer, value => ({ $value: Number(value) })) },
  }
}

const widest = (value: string) => /, ([\d.]+rem)\)$/.exec(value)?.[1] ?? value
