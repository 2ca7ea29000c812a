import type { ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/index.ts'
import { Link } from '../../primitives/Link/index.ts'
import { Stack } from '../../primitives/Stack/index.ts'
import { row, sectionHead } from './HomeOffers.css.ts'

export interface HomeSectionProps {
  title: string
  /** Where all of it is. */
  all: { href: string; text: string }
  /** The cards, as items of a list. */
  children: ReactNode
}

/** A few of something, and the way to all of it. */
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
