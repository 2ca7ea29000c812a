import { expect, test } from 'vitest'
import { preferMotion } from '../../../../../scripts/testing/emulateMedia.ts'
import { renderUi } from '../../testing/renderUi.tsx'
import { Skeleton } from './Skeleton.tsx'

test.each(['text', 'heading', 'picture', 'pill', 'ticket', 'card'] as const)(
  'a %s skeleton reserves its space and is hidden from screen readers',
  async shape => {
    const { container } = await renderUi(<Skeleton shape={shape} count={2} />)
    const places = Array.from(container.querySelectorAll('span'))
    expect(places).toHaveLength(2)
    for (const place of places) {
      expect(place.getBoundingClientRect().height).toBeGreaterThan(8)
      expect(place.getAttribute('aria-hidden')).toBe('true')
    }
  },
)

test('a skeleton does not move for a reader who prefers reduced motion', async () => {
  await preferMotion('no-preference')
  const { container } = await renderUi(<Skeleton />)
  const place = container.querySelector('span')
  expect(place?.getAnimations()).toHaveLength(1)
  await preferMotion('reduce')
  expect(place?.getAnimations()).toHaveLength(0)
})
