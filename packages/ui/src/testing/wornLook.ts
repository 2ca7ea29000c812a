import { afterEach, inject } from 'vitest'
import { coloursInTheLounge } from './coloursInTheLounge.ts'

export interface Worn {
  look: 'light' | 'dark'
  locale: 'en' | 'es'
  /** Has axe tell of violations alone. */
  isJudged: true
  /** Looks at the colours in Lucky Lounge as well. */
  isSeenInTheLounge?: true
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Storybook's own name for what its toolbar is set to in tests. */
    'storybook/test-initial-globals': Worn
  }
}

afterEach(async () => {
  const { look, locale, isSeenInTheLounge } = inject('storybook/test-initial-globals')
  const { lang, dataset } = document.documentElement
  // Were the looks not put on, every story would be tried twice in the same one, and pass.
  if (dataset.scheme !== look || lang !== locale)
    throw new Error(`The story was to wear ${look} in ${locale}, and wore ${dataset.scheme} in ${lang}.`)
  const problems = isSeenInTheLounge ? await coloursInTheLounge() : []
  if (problems.length > 0) throw new Error(`In the lounge: ${problems.join('\n')}`)
})
