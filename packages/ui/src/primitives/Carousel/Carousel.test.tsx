import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { preferMotion } from '../../../../../scripts/testing/emulateMedia.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { Carousel } from './Carousel.tsx'

beforeEach(() => preferMotion('no-preference'))
afterEach(() => vi.useRealTimers())

const slides = ['Double points', 'Drawing', 'Lounge'].map(title => ({
  id: title,
  title,
  content: <a href="#more">{title}</a>,
}))

async function carousel() {
  await userEvent.unhover(document.documentElement)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const screen = await renderUi(<Carousel label="News" slides={slides} />)
  const shown = () =>
    screen
      .getByRole('group')
      .elements()
      .find(each => !each.hasAttribute('inert'))?.ariaLabel
  const isAt = (label: string) => expect.poll(shown).toBe(label)
  await isAt('1 of 3: Double points')
  return { screen, shown, isAt }
}

test('[HOME-008] the next slide appears after 8 s and the first one follows the last', async () => {
  const { isAt, shown } = await carousel()
  vi.advanceTimersByTime(7999)
  expect(shown()).toBe('1 of 3: Double points')
  vi.advanceTimersByTime(1)
  await isAt('2 of 3: Drawing')
  vi.advanceTimersByTime(8000)
  await isAt('3 of 3: Lounge')
  vi.advanceTimersByTime(8000)
  await isAt('1 of 3: Double points')
})

test('[HOME-009] slides change by a fade of 500 ms', async () => {
  const { screen } = await carousel()
  const { transitionProperty, transitionDuration } = getComputedStyle(
    screen.getByRole('group').first().element(),
  )
  expect(transitionProperty).toContain('opacity')
  expect(transitionDuration).toMatch(/^0\.5s/)
})

test('pause is the first control, and a paused carousel stays paused', async () => {
  const { screen, shown } = await carousel()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Play' })).toHaveFocus()
  vi.advanceTimersByTime(60_000)
  expect(shown()).toBe('1 of 3: Double points')
})

test('the carousel starts only with the play button when the reader prefers reduced motion', async () => {
  await preferMotion('reduce')
  const { screen, shown, isAt } = await carousel()
  const play = screen.getByRole('button', { name: 'Play' })
  await expect.element(play).toBeVisible()
  await expect.poll(() => vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(shown()).toBe('1 of 3: Double points')
  await play.click()
  await userEvent.unhover(document.documentElement)
  screen.getByRole('button', { name: 'Pause' }).element().blur()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(8000)
  await isAt('2 of 3: Drawing')
})

test('the carousel stops when the reader begins to prefer reduced motion and continues when that ends', async () => {
  const { screen, shown, isAt } = await carousel()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await preferMotion('reduce')
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible()
  vi.advanceTimersByTime(60_000)
  expect(shown()).toBe('1 of 3: Double points')
  await preferMotion('no-preference')
  await expect.element(screen.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(8000)
  await isAt('2 of 3: Drawing')
})

test('the carousel pauses while it contains focus and continues afterwards', async () => {
  const { screen, shown, isAt } = await carousel()
  screen.getByRole('link').element().focus()
  await expect.element(screen.getByRole('link')).toHaveFocus()
  await expect.poll(() => vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(shown()).toBe('1 of 3: Double points')
  screen.getByRole('link').element().blur()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(8000)
  await isAt('2 of 3: Drawing')
})

test('previous, next and the dots change the slide in a loop, and the current dot is marked', async () => {
  const { screen, isAt } = await carousel()
  await screen.getByRole('button', { name: 'Previous slide' }).click()
  await isAt('3 of 3: Lounge')
  await screen.getByRole('button', { name: 'Next slide' }).click()
  await isAt('1 of 3: Double points')
  const second = screen.getByRole('button', { name: 'Show slide 2' })
  await second.click()
  await isAt('2 of 3: Drawing')
  await expect.element(second).toHaveAttribute('aria-current', 'true')
})

test('a swipe changes the slide and a short one does not', async () => {
  const { screen, isAt, shown } = await carousel()
  const target = screen.getByRole('link').element()
  const stroke = (from: number, to: number) => {
    for (const [type, clientX] of [
      ['pointerdown', from],
      ['pointerup', to],
    ] as const)
      target.dispatchEvent(new PointerEvent(type, { clientX, pointerType: 'touch', bubbles: true }))
  }
  stroke(200, 180)
  expect(shown()).toBe('1 of 3: Double points')
  stroke(200, 100)
  await isAt('2 of 3: Drawing')
})

test('the live region is off while the carousel plays and polite while it is paused', async () => {
  const { screen } = await carousel()
  const live = () => screen.getByRole('group').first().element().parentElement?.ariaLive
  expect(live()).toBe('off')
  await screen.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(live).toBe('polite')
})

test('a slide that the reader asks for is announced while focus keeps the carousel from rotating', async () => {
  const { screen, isAt } = await carousel()
  const live = () => screen.getByRole('group').first().element().parentElement?.ariaLive
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Next slide' })).toHaveFocus()
  await expect.poll(live).toBe('polite')
  await userEvent.keyboard('{Enter}')
  await isAt('2 of 3: Drawing')
  expect(live()).toBe('polite')
  screen.getByRole('button', { name: 'Next slide' }).element().blur()
  await expect.poll(live).toBe('off')
})

test('the slides can be zoomed and scrolled past by touch', async () => {
  const { screen } = await carousel()
  const { touchAction } = getComputedStyle(screen.getByRole('group').first().element().parentElement!)
  expect(touchAction).toBe('pan-y pinch-zoom')
})

test('a single slide has no controls', async () => {
  const screen = await renderUi(<Carousel label="News" slides={slides.slice(0, 1)} />)
  expect(screen.getByRole('button').query()).toBeNull()
})
