import { CONFETTI } from '@players-club/domain-models'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferMotion } from '../../../../../scripts/testing/emulateMedia.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { Confetti } from './Confetti.tsx'
import { fall } from './fall.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('[SHELL-015] the pieces fall for 3 seconds', () => {
  fall(document.createElement('canvas'), CONFETTI)
  vi.advanceTimersByTime(2980)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(40)
  expect(vi.getTimerCount()).toBe(0)
})

test('[SHELL-015] 1500 pieces fall', async () => {
  await preferMotion('no-preference')
  // The size distinguishes one piece from the others.
  const sizes = new Set<number>()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    clearRect: () => {},
    fillRect: (_x: number, _y: number, size: number) => void sizes.add(size),
  } as unknown as CanvasRenderingContext2D & ImageBitmapRenderingContext & WebGL2RenderingContext)
  await renderUi(<Confetti />)
  await vi.waitFor(() => expect(sizes.size).toBeGreaterThan(0))
  vi.advanceTimersByTime(3000)
  expect(sizes.size).toBe(1500)
})

test('[SHELL-015] the confetti covers the page, lets pointers through and is hidden from screen readers', async () => {
  await preferMotion('no-preference')
  const { container } = await renderUi(<Confetti />)
  const canvas = container.querySelector('canvas')
  expect(canvas?.getAttribute('aria-hidden')).toBe('true')
  expect(canvas && getComputedStyle(canvas).pointerEvents).toBe('none')
  expect(canvas?.getBoundingClientRect().width).toBe(document.documentElement.clientWidth)
})

test('stopped confetti draws no more frames', () => {
  const stop = fall(document.createElement('canvas'), CONFETTI)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('removed confetti draws no more frames', async () => {
  await preferMotion('no-preference')
  const drawn = drawnFrames()
  const { unmount } = await renderUi(<Confetti />)
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled())
  await unmount()
  drawn.mockClear()
  vi.advanceTimersByTime(100)
  expect(drawn).not.toHaveBeenCalled()
})

test('no confetti falls when the reader prefers reduced motion', async () => {
  await preferMotion('reduce')
  const drawn = drawnFrames()
  const mediaQuery = vi.spyOn(window, 'matchMedia')
  await renderUi(<Confetti />)
  expect(mediaQuery).toHaveBeenCalledExactlyOnceWith('(prefers-reduced-motion: reduce)')
  // By then its own import of the same module has come back too.
  await import('./fall.ts')
  vi.advanceTimersByTime(100)
  expect(drawn).not.toHaveBeenCalled()
})

/** The confetti's own frames: a frame that an earlier test requested may come late, and request the next one here. */
const drawnFrames = () => vi.spyOn(CanvasRenderingContext2D.prototype, 'clearRect')
