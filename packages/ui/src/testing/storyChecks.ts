import { afterEach, inject } from 'vitest'
import { withSpacedText } from '../../../../scripts/testing/spacedText.ts'
import { textsThatDoNotFit } from '../../../../scripts/testing/textsThatDoNotFit.ts'
import { loungeColorViolations } from './loungeColorViolations.ts'
import { textsOutsideThePage } from './textsOutsideThePage.ts'
import { viewports } from './viewports.ts'

export interface StoryGlobals {
  theme: 'light' | 'dark'
  locale: 'en' | 'es'
  /** One of Storybook's. */
  viewport: { value: keyof typeof viewports }
  judgedBy: 'all rules' | 'rules of theme and width'
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Storybook's own name for the toolbar's initial values in tests. */
    'storybook/test-initial-globals': StoryGlobals
    /** The files of the stories whose colours are checked in Lucky Lounge as well. */
    'stories/in-the-lounge': readonly string[]
  }
}

afterEach(async ({ task }) => {
  const { theme, locale, viewport } = inject('storybook/test-initial-globals')
  const isInTheLounge = inject('stories/in-the-lounge').some(path => task.file.filepath.endsWith(`/${path}`))
  const width = Number.parseInt(viewports[viewport.value].styles.width)
  const { lang, dataset } = document.documentElement
  // If the globals were not applied, every story would be tested twice in the same theme and pass. A story
  // may be for phones only.
  if (dataset.scheme !== theme || lang !== locale || window.innerWidth > width) {
    const actual = `${dataset.scheme}, ${lang}, ${window.innerWidth} px`
    throw new Error(`Expected the story in ${theme}, ${locale}, ${width} px; rendered in ${actual}.`)
  }
  const clipped = [...textsOutsideThePage(), ...textsThatDoNotFit()]
  if (clipped.length > 0) throw new Error(`Text is clipped by the page or its box: ${clipped.join('\n')}`)
  const clippedWhenSpaced = withSpacedText(() => [...textsOutsideThePage(), ...textsThatDoNotFit()])
  if (clippedWhenSpaced.length > 0)
    throw new Error(`Text is clipped when its spacing is increased: ${clippedWhenSpaced.join('\n')}`)
  const problems = isInTheLounge ? await loungeColorViolations() : []
  if (problems.length > 0) throw new Error(`Contrast in the lounge theme: ${problems.join('\n')}`)
})
