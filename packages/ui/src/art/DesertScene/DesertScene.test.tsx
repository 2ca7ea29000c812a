import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { DesertScene } from './DesertScene.tsx'

test('the scene is decorative unless it has a label', async () => {
  const { container } = await renderUi(
    <>
      <DesertScene />
      <DesertScene isNight label="The desert at night" />
    </>,
  )
  const [plain, named] = container.querySelectorAll('svg')
  expect(plain?.getAttribute('aria-hidden')).toBe('true')
  expect(named?.getAttribute('aria-label')).toBe('The desert at night')
})

test('the same seed draws the same scene, and another seed draws another scene', async () => {
  const { container } = await renderUi(
    <>
      <DesertScene seed="wash" />
      <DesertScene seed="wash" />
      <DesertScene seed="lake" />
    </>,
  )
  const [one, same, other] = Array.from(container.querySelectorAll('svg'), scene => scene.innerHTML)
  expect(one).toBe(same)
  expect(other).not.toBe(one)
})

test('the night scene has its own sky', async () => {
  const { container } = await renderUi(
    <>
      <DesertScene />
      <DesertScene isNight />
    </>,
  )
  const [day, night] = Array.from(
    container.querySelectorAll('rect:first-of-type'),
    sky => getComputedStyle(sky).fill,
  )
  expect(day).not.toBe(night)
})
