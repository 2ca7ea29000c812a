import { afterEach, inject } from 'vitest'

export interface Worn {
  look: 'light' | 'dark' | 'lucky-lounge'
  locale: 'en' | 'es'
  /** What axe looks for. */
  axe: 'all' | 'colours'
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** Storybook's own name for what its toolbar is set to in tests. */
    'storybook/test-initial-globals': Worn
  }
}

// Were the looks not put on, every story would be tried three times in the same one, and pass.
afterEach(() => {
  const { look, locale } = inject('storybook/test-initial-globals')
  const { lang, dataset } = document.documentElement
  const worn = dataset.theme === 'lucky-lounge' ? dataset.theme : dataset.scheme
  if (worn !== look || lang !== locale)
    throw new Error(`The story was to wear ${look} in ${locale}, and wore ${worn} in ${lang}.`)
})
