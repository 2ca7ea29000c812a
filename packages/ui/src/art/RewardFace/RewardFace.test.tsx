import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { RewardFace } from './RewardFace.tsx'

const drawings = (container: Element) => Array.from(container.querySelectorAll('svg'), face => face.innerHTML)

test('each of 14 rewards has its own face, which does not change', async () => {
  const faces = Array.from({ length: 14 }, (_, index) => `reward-${index}`)
  const page = () => faces.map(seed => <RewardFace key={seed} seed={seed} />)
  const { container } = await renderUi(
    <>
      <div>{page()}</div>
      <div>{page()}</div>
    </>,
  )
  const drawn = drawings(container)
  expect(new Set(drawn).size).toBe(14)
  expect(drawn.slice(0, 14)).toEqual(drawn.slice(14))
})

test.each([...(['coupon', 'gift', 'trip', 'roadster', 'tokens', 'trophy', 'tickets', 'arcade'] as const)])(
  'the motif %s can be chosen by name',
  async motif => {
    const { container } = await renderUi(
      <>
        <RewardFace seed="one" motif={motif} />
        <RewardFace seed="two" motif={motif} />
      </>,
    )
    const [one, two] = drawings(container)
    expect(one).not.toBe('')
    expect(one).not.toBe(two)
  },
)
