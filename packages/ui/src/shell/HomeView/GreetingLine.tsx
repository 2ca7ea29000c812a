'use client'

import type { Greeting } from '@players-club/domain-models'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../messages/MessagesProvider.tsx'
import { cx } from '../../themes/cx.ts'
import * as css from './HomeView.css.ts'
import { setGreetingColor } from './setGreetingColor.ts'

/** The text above the headline, in its configured style. */
export function GreetingLine({ greeting }: { greeting: Greeting }) {
  const translate = useMessages()
  const { firstName, look: { color, size, font } = {}, ...words } = greeting
  const text = 'text' in words ? words.text : translate(words.key)
  return (
    <p
      ref={useGreetingColor(color)}
      className={cx(css.greeting, size && css.greetingSize[size], font && css.greetingFont[font])}
    >
      {firstName ? translate('shell.greeting.named', { greeting: text, firstName }) : text}
    </p>
  )
}

function useGreetingColor(color: string | undefined) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const element = line.current
    if (color === undefined || !element) return
    setGreetingColor(element, color)
    return () => element.removeAttribute('style')
  }, [color])
  return line
}
