import axe from 'axe-core'

/** axe's colour violations of the current page in the lounge's dark theme; nothing else changes there. */
export async function loungeColorViolations(): Promise<string[]> {
  const { dataset } = document.documentElement
  const { theme, scheme } = dataset
  dataset.theme = 'lucky-lounge'
  delete dataset.scheme
  finishAnimations()
  const { violations } = await axe.run({
    runOnly: ['color-contrast', 'link-in-text-block'],
    reporter: 'no-passes',
    iframes: false,
  })
  if (dataset.theme !== 'lucky-lounge') throw new Error('The theme changed during the check.')
  Object.assign(dataset, { theme, scheme })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

/** Colours that are changing belong to no theme, nor do those of a dialog that fades in. */
const finishAnimations = () => {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
}
