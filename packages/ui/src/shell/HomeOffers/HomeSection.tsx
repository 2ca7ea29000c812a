import type { ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { row, sectionHead } from './HomeOffers.css.ts'

export interface HomeSectionProps {
  title: string
  /** The link to all of them. */
  all: { href: string; text: string }
  /** The cards, as list items. */
  children: ReactNode
}

/** A few items with a link to all of them. */
export function HomeSection({ title, all, children }: HomeSectionProps) {
  return (
    <Stack as="section" gap={6}>
      <div className={sectionHead}>
        <Heading level={2}>{title}</Heading>
        <Link href={all.href}>{all.text}</Link>
      </div>
      <ul className={row} role="list">
        {children}
      </ul>
    </Stack>
  )
}
