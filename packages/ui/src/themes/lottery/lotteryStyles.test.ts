import type { Look } from '@players-club/domain-models'
import { afterEach, expect, test } from 'vitest'
import { print } from '../../../../../scripts/testing/emulateMedia.ts'
import '../index.ts'
import { contrast } from '../color/oklch.ts'
import { vars } from '../contract.css.ts'
import { lotteryStyles } from './lotteryStyles.ts'

const colors = { accent: '#0a5c8f', surface: '#f7fafc', text: '#12212e', night: '#0d1b2a' }
const look: Look = { colors, radius: 6, logo: 'logo.svg' }

const sheet = document.createElement('style')
afterEach(() => sheet.remove())

/** How an element of this theme and scheme looks on a page of the lottery. */
function shown(css: string, theme: 'players-club' | 'lucky-lounge', scheme?: 'light' | 'dark') {
  sheet.textContent = css
  document.head.append(sheet)
  const element = document.createElement('div')
  element.dataset.theme = theme
  if (scheme) element.dataset.scheme = scheme
  element.style.cssText = `color: ${vars.color.accent.bg}; background-color: ${vars.color.surface.page}; border-radius: ${vars.radius.large}; font-family: ${vars.font.text}`
  document.body.append(element)
  const { color, backgroundColor, borderRadius, fontFamily } = getComputedStyle(element)
  element.remove()
  return { accent: color, page: backgroundColor, radius: borderRadius, font: fontFamily }
}

test('the club of a lottery has its colours in both schemes, and its lounge has those of the night', () => {
  const css = lotteryStyles(look)
  const light = shown(css, 'players-club', 'light')
  const dark = shown(css, 'players-club', 'dark')
  const lounge = shown(css, 'lucky-lounge')
  expect(light.radius).toBe('6px')
  expect(near(light.page, colors.surface)).toBe(true)
  expect(near(light.accent, colors.accent)).toBe(true)
  expect(near(dark.page, colors.night)).toBe(true)
  expect(lounge).toEqual(dark)
  expect(near(dark.accent, colors.accent)).toBe(false)
})

/** Whether two colours look the same: a contrast of 1. */
function near(one: string, other: string): boolean {
  return contrast(one, other) < 1.01
}

test('the accent of the night is readable on it, whatever the accent of the day is', () => {
  for (const day of [colors.accent, '#000000', '#8a1538']) {
    const { accent } = shown(lotteryStyles({ ...look, colors: { ...colors, accent: day } }), 'lucky-lounge')
    expect(contrast(accent, colors.night)).toBeGreaterThan(5.9)
  }
})

test.each(['#003366', '#0b3d2e', '#303134'])('the night may have the middle tone %s', night => {
  expect(() => lotteryStyles({ ...look, colors: { ...colors, night } })).not.toThrow()
})

test('the fonts of a lottery are loaded from its folder, and ours stay where it has none', () => {
  const own = lotteryStyles({ ...look, textFont: { family: 'Harbor Sans', file: 'harbor.woff2' } })
  expect(own).toContain("src: url('/lottery/harbor.woff2')")
  expect(shown(own, 'players-club').font).toBe('"Harbor Sans", system-ui, sans-serif')
  expect(shown(lotteryStyles(look), 'players-club').font).toMatch(/^Figtree/)
})

test('colours that cannot be read are refused with an explanation', () => {
  const refused = (change: Partial<Look['colors']>) => () =>
    lotteryStyles({ ...look, colors: { ...colors, ...change } })
  expect(refused({ night: '#4a6b8a' })).toThrow(/^The night #4a6b8a has a contrast of [\d.]+ to the surface/)
  expect(refused({ surface: '#000000', night: '#ffffff' })).toThrow(
    'Choose a lighter surface or a darker night.',
  )
  expect(refused({ text: '#8899aa' })).toThrow('Choose a darker text.')
  expect(refused({ accent: '#cfe8f5' })).toThrow('Choose a darker accent.')
})

test('a page of the lounge is printed in the colours of the day', async () => {
  const css = lotteryStyles(look)
  const day = shown(css, 'players-club', 'light')
  expect(shown(css, 'lucky-lounge').page).not.toBe(day.page)
  await print()
  expect(shown(css, 'lucky-lounge').accent).toBe(day.accent)
})
