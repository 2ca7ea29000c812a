import type { QuickDrawFrameMessage } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { quickDrawFrameMachine, type QuickDrawFrameState } from './quickDrawFrame.machine.ts'

const from = 'quick-draw'
const after = (state: QuickDrawFrameState, message: QuickDrawFrameMessage) =>
  quickDrawFrameMachine.transition(state, { type: 'heard', message })

const running: QuickDrawFrameState = { at: 'running' }

test('[GAMES-006] a game that is ready is told what to show', () => {
  expect(after(quickDrawFrameMachine.initial, { from, type: 'ready' })).toEqual([
    running,
    [{ type: 'start' }],
  ])
})

test('[GAMES-006] a game that was loaded anew is told again', () => {
  expect(after({ at: 'drawn', externalId: 'a' }, { from, type: 'ready' })).toEqual([
    running,
    [{ type: 'start' }],
  ])
})

test('[GAMES-013] its warning is raised, and it goes on', () => {
  expect(after(running, { from, type: 'warning', reason: 'closing' })).toEqual([
    running,
    [{ type: 'warn', reason: 'closing' }],
  ])
})

test('[GAMES-006] a draw that was shown to its end has results to fetch', () => {
  expect(after(running, { from, type: 'drawn', externalId: 'QD-1' })).toEqual([
    { at: 'drawn', externalId: 'QD-1' },
    [{ type: 'refresh' }],
  ])
})

test('a draw that ends before the game was started changes nothing', () => {
  const { initial } = quickDrawFrameMachine
  expect(after(initial, { from, type: 'drawn', externalId: 'QD-1' })).toEqual([initial, []])
})
