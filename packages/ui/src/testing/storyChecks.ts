import { afterEach, inject } from 'vitest'
import { withSpacedText } from '../../../../scripts/testing/spacedText.ts'
import { textsThatDoNotFit } from '../../../../scripts/testing/textsThatDoNotFit.ts'
import { coloursInTheLounge } from './coloursInTheLounge.ts'
import { outsideThePage } from './outsideThePage.ts'
import { viewports } from './viewports.ts'

export interface Worn {
  look: 'light' | 'dark'
  locale: 'en' | 'es'
  /** One of Storybook's. */
  viewport: { value: keyof typeof viewports }
  judgedBy: 'all rules' | 'rules of looks'
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Storybook's own name for the toolbar's initial values in tests. */
    'storybook/test-initial-globals': Worn
    /** The files of the stories whose colours are checked in Lucky Lounge as well. */
    'stories/in-the-lounge': readonly string[]
  }
}

afterEach(async ({ task }) => {
  const { look, locale, viewport } = inject('storybook/test-initial-globals')
  const isInTheLounge = inject('stories/in-the-lounge').some(path => task.file.filepath.endsWith(`/${path}`))
  const width = Number.parseInt(viewports[viewport.value].styles.width)
  const { lang, dataset } = document.documentElement
  // If the globals were not applied, every story would be tested twice in the same theme and pass. A story
  // may be for phones only.
  if (dataset.scheme !== look || lang !== locale || window.innerWidth > width) {
    const worn = `${dataset.scheme} in ${lang}, ${window.innerWidth} wide`
    throw new Error(`The story was to wear ${look} in ${locale}, ${width} wide, and wore ${worn}.`)
  }
  const lost = [...outsideThePage(), ...textsThatDoNotFit()]
  if (lost.length > 0) throw new Error(`Outside the page, or of its box: ${lost.join('\n')}`)
  const lostWhenSpaced = withSpacedText(() => [...outsideThePage(), ...textsThatDoNotFit()])
  if (lostWhenSpaced.length > 0) throw new Error(`When its text is spaced: ${lostWhenSpaced.join('\n')}`)
  const problems = isInTheLounge ? await coloursInTheLounge() : []
  if (problems.length > 0) throw new Error(`In the lounge: ${problems.join('\n')}`)
})
