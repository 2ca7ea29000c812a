'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { DesertScene, LogoMark } from '../../art/index.ts'
import { useBrand } from '../../messages/BrandProvider.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { cx } from '../../themes/cx.ts'
import { alone, column, page, picture, ticket } from './AccountPage.css.ts'

/** The title, lead and content of a page of the account forms. */
export interface AccountPageProps {
  title: string
  lead?: string
  /** The page is alone in its window, without the club's header: it says whose it is. @default false */
  isAlone?: boolean
  children: ReactNode
}

/** The layout of a page with one task of an account, beside a picture where there is room. */
export function AccountPage({ title, lead, isAlone = false, children }: AccountPageProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)
  useEffect(() => {
    // A new title is a new step: focus moves to its heading, for keyboard and screen reader users.
    if (shown.current !== title) heading.current?.focus()
    shown.current = title
  }, [title])
  return (
    <div className={cx(page, isAlone && alone)}>
      <div className={ticket}>
        <div className={column}>
          <Stack gap={6}>
            {isAlone && <ClubName />}
            <Stack gap={2}>
              <Heading level={1} isFocusTarget ref={heading}>
                {title}
              </Heading>
              {lead && <Text tone="muted">{lead}</Text>}
            </Stack>
            {children}
          </Stack>
        </div>
        <div className={picture}>
          <DesertScene seed={title} />
        </div>
      </div>
    </div>
  )
}

function ClubName() {
  const { clubName, lotteryName } = useBrand()
  return (
    <Inline gap={3}>
      <LogoMark />
      <Stack gap={0}>
        <Text weight="bold">{clubName}</Text>
        <Text size="small" tone="muted">
          {lotteryName}
        </Text>
      </Stack>
    </Inline>
  )
}
