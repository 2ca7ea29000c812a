import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { GameFace } from './GameFace.tsx'

const drawings = (container: Element) => Array.from(container.querySelectorAll('svg'), face => face.innerHTML)

test('each of 24 games has its own face, which does not change', async () => {
  const faces = Array.from({ length: 24 }, (_, index) => `game-${index}`)
  const page = () => faces.map(seed => <GameFace key={seed} seed={seed} />)
  const { container } = await renderUi(
    <>
      <div>{page()}</div>
      <div>{page()}</div>
    </>,
  )
  const drawn = drawings(container)
  expect(new Set(drawn).size).toBe(24)
  expect(drawn.slice(0, 24)).toEqual(drawn.slice(24))
})

test.each([
  ...(['reels', 'balls', 'cards', 'tiles', 'wheel', 'gem', 'maze', 'mesas', 'pair', 'scratch'] as const),
  ...(['storm', 'pear', 'runner', 'river', 'bridge', 'hare', 'chilies', 'whirl'] as const),
  ...(['guitar', 'bingo', 'lanterns', 'sevens', 'digits', 'ribbons', 'constellation'] as const),
])('the motif %s can be chosen by name', async motif => {
  const { container } = await renderUi(
    <>
      <GameFace seed="one" motif={motif} />
      <GameFace seed="two" motif={motif} label="A picture" />
    </>,
  )
  const [one, two] = drawings(container)
  expect(one).not.toBe('')
  expect(one).not.toBe(two)
  expect(container.querySelectorAll('[role="img"]')).toHaveLength(1)
})
