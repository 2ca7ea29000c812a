import localesPlugin from '@react-aria/optimize-locales-plugin'

/** react-aria's own texts in the languages that the club speaks, instead of thirty. */
export const ownLanguages = localesPlugin.vite({ locales: ['en-US', 'es-ES'] })
