import { expect, test } from 'vitest'
import { renderUi } from '../../testing/renderUi.tsx'
import { faceColors } from '../faces/faceColors.ts'
import { gameMotifs } from '../faces/gameMotifs.tsx'
import { pick, seeded } from '../seeded.ts'
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
])('the motif %s differs from game to game', async motif => {
  const draw = (seed: string) => {
    const random = seeded(seed)
    return <svg key={seed}>{gameMotifs[motif](pick(random, faceColors), random)}</svg>
  }
  const { container } = await renderUi([draw('one'), draw('two')])
  const [one, two] = drawings(container)
  expect(one).not.toBe('')
  expect(one).not.toBe(two)
})
