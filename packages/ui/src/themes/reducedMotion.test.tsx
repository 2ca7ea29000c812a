import { expect, test } from 'vitest'
import { Button } from '../primitives/Button/Button.tsx'
import { ProgressBar } from '../primitives/ProgressBar/ProgressBar.tsx'
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx'
import { SpinnerOverlay } from '../primitives/SpinnerOverlay/SpinnerOverlay.tsx'
import { preferMotion } from '../../../../scripts/testing/emulateMedia.ts'
import { renderUi } from '../testing/renderUi.tsx'
import { endless } from '../tokens/scales.ts'

/** The cycles of what moves without end, in milliseconds. */
const cycles = () =>
  document
    .getAnimations()
    .map(animation => animation.effect?.getComputedTiming())
    .filter(timing => timing?.iterations === Infinity)
    .map(timing => timing?.duration)

const waiting = (
  <>
    <Skeleton shape="text" />
    <Button isPending>Send</Button>
    <ProgressBar label="Your ticket is checked" />
    <SpinnerOverlay isActive />
  </>
)

test('a skeleton, a pending button, a progress bar and the spinner move while the player waits', async () => {
  await preferMotion('no-preference')
  await renderUi(waiting)
  const calm = Number.parseFloat(endless.calm) * 1000
  await expect.poll(cycles).toHaveLength(4)
  for (const cycle of cycles()) expect(cycle).toBeLessThan(calm)
})

test('with reduced motion the skeleton stands still, and the others turn slowly', async () => {
  await preferMotion('reduce')
  await renderUi(waiting)
  const calm = Number.parseFloat(endless.calm) * 1000
  await expect.poll(cycles).toEqual([calm, calm, calm])
})
