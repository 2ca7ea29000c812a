import type { ReactNode } from 'react'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Loading } from '../../primitives/QueryState/Loading.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { row, sectionHead } from './HomeOffers.css.ts'

export interface HomeSectionProps {
  title: string
  /** The link to all of them. */
  all: { href: string; text: string }
  /** The cards, as list items; undefined while they are loading. */
  children: ReactNode
}

/** The number of cards in most sections. */
const CARDS = 3

/** A few items with a link to all of them; skeletons while they are loading. */
export function HomeSection({ title, all, children }: HomeSectionProps) {
  return (
    <Stack as="section" gap={6}>
      <div className={sectionHead}>
        <Heading level={2}>{title}</Heading>
        <Link href={all.href}>{all.text}</Link>
      </div>
      {children === undefined ? (
        <Loading>
          <div className={row}>
            <Skeleton shape="card" count={CARDS} />
          </div>
        </Loading>
      ) : (
        <ul className={row} role="list">
          {children}
        </ul>
      )}
    </Stack>
  )
}
