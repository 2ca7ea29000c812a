import type { QuickDrawFrameMessage } from '@players-club/domain-models'
import { expect, test } from 'vitest'
import { quickDrawFrameMachine, type QuickDrawFrameState } from './quickDrawFrame.machine.ts'

const from = 'quick-draw'
const after = (state: QuickDrawFrameState, message: QuickDrawFrameMessage) =>
  quickDrawFrameMachine.transition(state, { type: 'message-received', message })

const running: QuickDrawFrameState = { at: 'running' }

test('[GAMES-006] a game that is ready receives what to show', () => {
  expect(after(quickDrawFrameMachine.initial, { from, type: 'ready' })).toEqual([
    running,
    [{ type: 'start' }],
  ])
})

test('[GAMES-006] a game that was reloaded receives it again', () => {
  expect(after({ at: 'drawn', externalId: 'a' }, { from, type: 'ready' })).toEqual([
    running,
    [{ type: 'start' }],
  ])
})

test('[GAMES-013] a warning of the game is raised, and the game keeps running', () => {
  expect(after(running, { from, type: 'warning', reason: 'closing' })).toEqual([
    running,
    [{ type: 'warn', reason: 'closing' }],
  ])
})

test('[GAMES-006] a draw that has been shown loads the results', () => {
  expect(after(running, { from, type: 'drawn', externalId: 'QD-1' })).toEqual([
    { at: 'drawn', externalId: 'QD-1' },
    [{ type: 'refresh' }],
  ])
})

test('a draw that ends before the game was started changes nothing', () => {
  const { initial } = quickDrawFrameMachine
  expect(after(initial, { from, type: 'drawn', externalId: 'QD-1' })).toEqual([initial, []])
})
