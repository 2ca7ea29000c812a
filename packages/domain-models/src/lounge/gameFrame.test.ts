import { is } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { readGameMessage } from './gameFrameMessages.ts'
import { gameData, spinResultsOf } from './GameData.ts'
import { spinGameData } from './lounge.fixtures.ts'

describe('a game frame’s message', () => {
  const { themeHostName } = spinGameData
  const origin = new URL(themeHostName).origin

  test.each(['ready', 'start', 'end', 'replay', 'exit', 'relaunch'])('%s is accepted', type => {
    const data = { from: 'arcade-game', type }
    expect(readGameMessage(themeHostName, { origin, data })).toEqual(data)
  })

  test.each([
    ['of another origin', 'https://elsewhere.example', { from: 'arcade-game', type: 'ready' }],
    ['of another sender', origin, { from: 'quick-draw', type: 'ready' }],
    ['of no kind that is known', origin, { from: 'arcade-game', type: 'won', amount: 1_000_000 }],
    ['that is a text', origin, 'ready'],
    ['that is nothing', origin, null],
  ])('%s is ignored', (_, from, data) => {
    expect(readGameMessage(themeHostName, { origin: from, data })).toBeNull()
  })
})

describe('game data', () => {
  test('[ACTV-019] have face, gameConfig and themeHostName', () => {
    expect(is(spinGameData, gameData)).toBe(true)
    for (const member of ['face', 'gameConfig', 'themeHostName'])
      expect(is({ ...spinGameData, [member]: undefined }, gameData)).toBe(false)
  })

  test('[ACTV-019] have the spin results as JSON in their face', () => {
    expect(spinResultsOf(spinGameData)).toEqual([
      { symbols: [1, 4, 2], amount: 0 },
      { symbols: [3, 3, 3], amount: 100 },
    ])
  })

  test.each(['', 'rubbish', '{}', '{"spinResults":[{"symbols":"all"}]}'])(
    '[ACTV-019] have no results in %j',
    face => {
      expect(spinResultsOf({ face })).toBeNull()
    },
  )
})
