import type { ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { page, picture, words } from './PlainPage.css.ts'

/** A page with one message: a drawing, a title, a text and the next steps. */
export interface PlainPageProps {
  title: string
  text?: string
  /** Links to the next steps. */
  actions?: ReactNode
  art: ReactNode
}

/** A page with one message and its links. */
export function PlainPage({ title, text, actions, art }: PlainPageProps) {
  return (
    <div className={page}>
      <div className={words}>
        <Heading level={1} size="display">
          {title}
        </Heading>
        {text && <Text size="lead">{text}</Text>}
        {actions}
      </div>
      <div className={picture}>{art}</div>
    </div>
  )
}
