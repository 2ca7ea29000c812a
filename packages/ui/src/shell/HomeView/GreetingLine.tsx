import type { Greeting } from '@players-club/domain-models'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import * as css from './HomeView.css.ts'

/** The words above the headline, in the look that they are configured with. */
export function GreetingLine({ greeting }: { greeting: Greeting }) {
  const translate = useMessages()
  const { firstName, look: { color, size, font } = {}, ...words } = greeting
  const said = 'text' in words ? words.text : translate(words.key)
  return (
    <p
      ref={usePaint(color)}
      className={cx(css.greeting, size && css.greetingSize[size], font && css.greetingFont[font])}
    >
      {firstName ? translate('shell.greeting.named', { greeting: said, firstName }) : said}
    </p>
  )
}

/** Few greetings have a colour: what judges it comes for those alone. */
function usePaint(color: string | undefined) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const element = line.current
    if (color === undefined || !element) return undefined
    let isWanted = true
    import('./paintGreeting.ts').then(
      ({ paintGreeting }) => isWanted && paintGreeting(element, color),
      () => {
        // Without a line the words stay in the theme's colour.
      },
    )
    return () => {
      isWanted = false
      element.removeAttribute('style')
    }
  }, [color])
  return line
}
