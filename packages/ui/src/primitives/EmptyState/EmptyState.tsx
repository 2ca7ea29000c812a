import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import type { HeadingLevel } from '../Heading/Heading.css.ts'
import { Text } from '../Text/Text.tsx'
import { art, empty, words } from './EmptyState.css.ts'

/** What stands in place of an empty list: why it is empty, and what to do next. */
export interface EmptyStateProps {
  title: ReactNode
  /** Why it is empty and what will fill it. */
  children?: ReactNode
  /** A drawing. */
  picture?: ReactNode
  /** A Button or LinkButton for the next step. */
  action?: ReactNode
  /** @default 2 */
  titleLevel?: HeadingLevel
}

/** Shown in place of an empty list. */
export function EmptyState({ title, children, picture, action, titleLevel = 2 }: EmptyStateProps) {
  return (
    <div className={empty}>
      {picture && <div className={art}>{picture}</div>}
      <div className={words}>
        <Heading level={titleLevel} size="title">
          {title}
        </Heading>
        {children && (
          <Text tone="muted" align="center">
            {children}
          </Text>
        )}
      </div>
      {action}
    </div>
  )
}
