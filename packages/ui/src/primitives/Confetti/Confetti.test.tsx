import { CONFETTI } from '@players-club/domain-models'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { seeded } from '../../art/seeded.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { Confetti } from './Confetti.tsx'
import { confettiPieces } from './confettiPieces.ts'
import { fall } from './fall.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[SHELL-015] 1500 pieces fall for 3 seconds', () => {
  expect(CONFETTI).toEqual({ pieces: 1500, durationMs: 3000 })
  expect(confettiPieces(CONFETTI.pieces, seeded('win'))).toHaveLength(1500)
  const onEnd = vi.fn()
  fall(document.createElement('canvas'), CONFETTI, onEnd)
  vi.advanceTimersByTime(2980)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(40)
  expect(onEnd).toHaveBeenCalledOnce()
})

test('[SHELL-015] the confetti covers the page, lets pointers through and is hidden from screen readers', async () => {
  const { container, rerender } = await renderUi(<Confetti isRunning onEnd={() => {}} />)
  const canvas = container.querySelector('canvas')
  expect(canvas?.getAttribute('aria-hidden')).toBe('true')
  expect(canvas && getComputedStyle(canvas).pointerEvents).toBe('none')
  await rerender(<Confetti isRunning={false} onEnd={() => {}} />)
  expect(container.querySelector('canvas')).toBeNull()
})

test('stopped confetti draws no more frames', () => {
  const onEnd = vi.fn()
  const stop = fall(document.createElement('canvas'), CONFETTI, onEnd)
  stop()
  vi.advanceTimersByTime(5000)
  expect(onEnd).not.toHaveBeenCalled()
})

test('no confetti falls when the reader prefers reduced motion', async () => {
  const still = matchMedia('all')
  const mediaQuery = vi.spyOn(window, 'matchMedia').mockReturnValue(still)
  const onEnd = vi.fn()
  await renderUi(<Confetti isRunning onEnd={onEnd} />)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(mediaQuery).toHaveBeenCalledWith('(prefers-reduced-motion: reduce)')
})
