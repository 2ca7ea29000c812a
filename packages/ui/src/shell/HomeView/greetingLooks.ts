import type { GreetingFont, GreetingSize } from '@players-club/domain-models'

export const greetingSizes = [
  'small',
  'body',
  'lead',
  'title',
  'heading',
] as const satisfies readonly GreetingSize[]
export const greetingFonts = ['display', 'text'] as const satisfies readonly GreetingFont[]

/** The custom property of a greeting's colour, by the scheme in which it is readable. */
export const ownOnLight = '--greeting-on-light'
export const ownOnDark = '--greeting-on-dark'
