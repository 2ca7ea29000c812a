import type { GreetingFont, GreetingSize } from '@players-club/domain-models'

export const greetingSizes = [
  'small',
  'body',
  'lead',
  'title',
  'heading',
] as const satisfies readonly GreetingSize[]
export const greetingFonts = ['display', 'text'] as const satisfies readonly GreetingFont[]

/** What a greeting's own colour is called, by the scheme in which it can be read. */
export const ownOnLight = '--greeting-on-light'
export const ownOnDark = '--greeting-on-dark'
