import { expect, test } from 'vitest'
import { contrast } from './color/oklch.ts'
import { playersClubLight } from './playersClub.ts'
import { partnerTheme } from './partnerTheme.ts'

const brand = { accent: '#0b6e4f', surface: '#ffffff', text: '#111111', radius: 12 }

test('four brand values define a whole theme', () => {
  const { colors, radius, colorScheme } = partnerTheme(brand)
  expect(colorScheme).toBe('light')
  expect(radius).toEqual({ small: '3px', medium: '6px', large: '12px', full: '9999px' })
  expect(colors.accent.bg).toMatch(/^oklch\(/)
  expect(colors.surface.page).toBe('oklch(100% 0 0)')
})

test('what is neutral is derived from the text, and the saturated panel from the accent', () => {
  const { colors } = partnerTheme(brand)
  expect(colors.neutral.bgPressed).toBe(colors.text.default)
  expect(colors.neutral.fg).toBe(colors.surface.page)
  expect(colors.panel.copper.bg).not.toBe(playersClubLight.panel.copper.bg)
  expect(contrast(colors.panel.copper.bg, colors.panel.copper.fg)).toBeGreaterThanOrEqual(7)
  expect(contrast(colors.panel.copper.bg, colors.accent.bg)).toBeGreaterThan(1.3)
})

test('a dark surface gives a dark theme', () => {
  expect(partnerTheme({ ...brand, surface: '#10131a', text: '#f4f4f4', accent: '#ffb000' }).colorScheme).toBe(
    'dark',
  )
})

const parts = ['00', '33', '66', '99', 'cc', 'ff']
const palette = parts.flatMap(red => parts.flatMap(green => parts.map(blue => `#${red}${green}${blue}`)))

test('every accent that can be seen on the surface gives a theme that can be read', () => {
  for (const [surface, text] of [
    ['#ffffff', '#111111'],
    ['#10131a', '#f4f4f4'],
  ] as const) {
    const seen = palette.filter(accent => contrast(accent, surface) >= 3)
    expect(seen.length).toBeGreaterThan(90)
    for (const accent of seen) expect(() => partnerTheme({ accent, surface, text, radius: 8 })).not.toThrow()
  }
})

test.each(['#ffffff', '#000000', '#ffff99'])(
  'every surface on which the text %s can be seen gives a theme that can be read',
  text => {
    const surfaces = palette.filter(surface => contrast(text, surface) >= 7)
    expect(surfaces.length).toBeGreaterThan(20)
    for (const [at, surface] of surfaces.entries()) {
      const seen = palette.filter((accent, index) => index % 9 === at % 9 && contrast(accent, surface) >= 3)
      for (const accent of seen)
        expect(() => partnerTheme({ accent, surface, text, radius: 8 })).not.toThrow()
    }
  },
)

test('a surface of a middle tone keeps text and states readable on what lies above it', () => {
  const middle = { accent: '#ffcc00', surface: '#59585a', text: '#ffffff', radius: 8 }
  const { surface, text, danger } = partnerTheme(middle).colors
  expect(contrast(text.default, surface.raised)).toBeGreaterThanOrEqual(7)
  expect(contrast(danger.border, surface.raised)).toBeGreaterThanOrEqual(3)
  expect(contrast(danger.subtleFg, surface.raised)).toBeGreaterThanOrEqual(4.5)
})

test('a radius of zero stays zero', () => {
  expect(partnerTheme({ ...brand, radius: 0 }).radius.full).toBe('0')
})

test('unreadable text stops the build with an explanation', () => {
  expect(() => partnerTheme({ ...brand, text: '#888888' })).toThrow(
    'The text #888888 on the surface #ffffff has a contrast of 3.54, but needs 7. Choose a darker text.',
  )
})

test('an invisible accent stops the build with an explanation', () => {
  expect(() => partnerTheme({ ...brand, accent: '#ffee00' })).toThrow('Choose a darker accent.')
})

test('a colour in an unknown notation is rejected', () => {
  expect(() => partnerTheme({ ...brand, accent: 'rebeccapurple' })).toThrow('"rebeccapurple" is not a colour')
})
