import { expect, test } from 'vitest'
import { luckyLoungeColors } from './luckyLounge.ts'
import { partnerTheme } from './partnerTheme.ts'
import { playersClubDark, playersClubLight } from './playersClub.ts'
import { contrastFaults, rolePairs } from './rolePairs.ts'

const themes = {
  'players-club light': playersClubLight,
  'players-club dark': playersClubDark,
  'lucky-lounge': luckyLoungeColors,
  'a light partner': partnerTheme({ accent: '#0b6e4f', surface: '#ffffff', text: '#111111', radius: 4 })
    .colors,
  'a dark partner': partnerTheme({ accent: '#ffb000', surface: '#10131a', text: '#f4f4f4', radius: 0 })
    .colors,
}

test.each(Object.entries(themes))('every pair of adjacent roles has enough contrast: %s', (_name, colors) => {
  expect(contrastFaults(colors)).toEqual([])
})

test.each(Object.entries(themes))(
  'a decorative border differs from every surface it is drawn on: %s',
  (_name, { border, surface }) => {
    const { page, raised, overlay } = surface
    expect([page, raised, overlay]).not.toContain(border.subtle)
  },
)

test('the check reports an unreadable pair', () => {
  const pale = {
    ...playersClubLight,
    text: { ...playersClubLight.text, muted: playersClubLight.border.subtle },
  }
  const faults = contrastFaults(pale)
  expect(faults).toHaveLength(4)
  expect(faults[0]).toMatch(/^text\.muted on surface\.page has a contrast of 1\.\d\d, but needs 4\.5\.$/)
})

test('text needs a contrast of 4.5, graphics 3 and body text 7', () => {
  const owed = (front: string) => rolePairs.find(pair => pair.front === front)?.least
  expect([owed('text.default'), owed('text.muted'), owed('border.default')]).toEqual([7, 4.5, 3])
})
